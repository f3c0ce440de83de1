@_spi(WeakKeys) import BackupEnvelope
import BackupJSON
import Foundation

/// Encrypting and decrypting, beyond the key derivation: with a key that costs nothing.
struct Envelopes {
  struct NotOpened: Error {}

  private let file: String
  private let runs: Int
  private let passcode = Passcode("correct horse")
  private let writer = EnvelopeWriter(keyCost: KeyCost(readable: 2, 1, 1)!)

  /// - Parameter folder: where the encrypted file is put.
  init(_ options: Options, _ folder: TemporaryFolder) throws {
    runs = options.runs
    file = try folder.seaglass(options.size, .pretty)
  }

  func all() throws {
    keys()
    let content = try InputBytes.file(file)
    let what = Table.size(content.count)
    let encrypted = file + ".encrypted"
    try Data(writer.encrypt(content, passcode: passcode, format: "seaglass-backup"))
      .write(to: URL(filePath: encrypted))
    let sealing = try Timing.of(runs: runs) {
      try writer.encrypt(content, passcode: passcode, format: "seaglass-backup") { _ in }
    }.timing
    Table.row("encrypt \(what), piece by piece", sealing, bytes: content.count, ours: nil)

    let input = try InputBytes.file(encrypted)
    let inspection = Timing.of(runs: runs) { Envelope.inspect(input) }
    Table.row("look at the envelope of \(what)", inspection.timing, bytes: content.count, ours: nil)
    guard let backup = inspection.result.backup else { throw NotOpened() }
    let opening = try Timing.of(runs: runs) { try backup.open(passcode) }
    guard opening.result.bytes == content.bytes else { throw NotOpened() }
    Table.row("decrypt \(what)", opening.timing, bytes: content.count, ours: nil)
    let both = try Timing.of(runs: runs) { try Envelope.inspect(input).backup?.open(passcode) }
    Table.row("look at the envelope and decrypt \(what)", both.timing, bytes: content.count, ours: nil)

    try memory("encrypting", content.count) {
      try writer.encrypt(content, passcode: passcode, format: "seaglass-backup") { _ in }
    }
    try memory("looking at the envelope", content.count) { Envelope.inspect(input) }
    try memory("decrypting", content.count) { try backup.open(passcode) }
    try bomb()
  }

  private func keys() {
    let backup = try? Envelope.inspect(
      InputBytes(EnvelopeWriter().encrypt(InputBytes("{}"), passcode: passcode, format: "seaglass-backup"))
    ).backup
    let timing = Timing.of(runs: runs) { _ = try? backup?.open(passcode) }.timing
    Table.row("key: scrypt, N = 32768, r = 8, p = 1", timing, ours: nil)
  }

  /// A file that asks for 2^61 bytes of memory.
  private func bomb() throws {
    let text = """
      {"format": "seaglass-backup-encrypted", "envelope": 1, "kdf": {"name": "scrypt", "N": 2097152, "r": 1048576, \
      "p": 1048576, "salt": "AAECAwQFBgcICQoLDA0ODw=="}, "cipher": {"name": "AES-256-GCM", "iv": \
      "ZGVmZ2hpamtsbW5v"}, "ciphertext": "Jm6pxzzSWc/7QeYGeY/SU+Nn"}
      """
    let input = InputBytes(text)
    let refusal = Timing.of(runs: runs) { Envelope.inspect(input) }
    guard refusal.result.backup == nil else { throw NotOpened() }
    Table.row("refuse a parameter bomb", refusal.timing, ours: nil)
    try memory("refusing it", nil) { Envelope.inspect(input) }
  }

  /// The most memory that was added while something ran, by the high-water mark of the system.
  private func memory<Result>(_ what: String, _ bytes: Int?, _ work: () throws -> Result) throws {
    let before = Self.mark("VmRSS")
    let isReset = (try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)) != nil
    let result = try work()
    guard isReset, let before, let peak = Self.mark("VmHWM") else {
      return Table.row("memory of \(what)", "not measured on this system")
    }
    withExtendedLifetime(result) {}
    let added = Double(max(peak - before, 0))
    let ratio = bytes.map { ", \(Table.number(added / Double($0))) B per byte" } ?? ""
    Table.row("memory of \(what)", "\(Table.number(added / 1e6)) MB\(ratio)")
  }

  private static func mark(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 * 1024 }
  }
}
