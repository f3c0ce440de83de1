import BackupEnvelope
import BackupJSON

/// Small encrypted files whose keys are made quickly.
enum Sample {
  static let cheap = KeyCost(cost: 16, blockSize: 1, parallelism: 1)!

  static func encrypt(
    _ content: [UInt8],
    _ passcode: String = "secret",
    checksum: Bool = true
  ) throws -> [UInt8] {
    let writer = EnvelopeWriter(keyCost: cheap, writesChecksum: checksum)
    return try writer.encrypt(InputBytes(content), passcode: Passcode(passcode), format: "seaglass-backup")
  }
}
