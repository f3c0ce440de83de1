@_spi(WeakKeys) import BackupEnvelope
import BackupJSON

/// Small encrypted files whose keys are made quickly.
enum Sample {
  static let cheap = KeyCost(readable: 16, 1, 1)!

  static func encrypt(
    _ content: [UInt8],
    _ passcode: String = "secret",
    checksum: Bool = true
  ) throws -> [UInt8] {
    let writer = EnvelopeWriter(keyCost: cheap, writesChecksum: checksum)
    return try writer.encrypt(InputBytes(content), passcode: Passcode(passcode), format: "seaglass-backup")
  }
}
