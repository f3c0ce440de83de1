import BackupEnvelope
import BackupFormat
import BackupJSON

/// What can be told about an encrypted file from outside.
struct EnvelopeSketch {
  private let file: InputBytes
  private let backup: EncryptedBackup?
  private let findings: [Finding]
  private let library: FormatLibrary
  /// Whether the content is told of as well.
  private let isOpened: Bool

  init(_ decrypted: DecryptedInput, _ library: FormatLibrary) {
    (file, backup, findings) = (decrypted.file, decrypted.backup, decrypted.findings)
    self.library = library
    isOpened = true
  }

  init(_ closed: ClosedInput, _ library: FormatLibrary) {
    (file, backup, findings) = (closed.file, closed.backup, closed.findings)
    self.library = library
    isOpened = false
  }

  func lines(named name: String) -> [String] {
    let width = facts.map(\.0.utf8.count).max() ?? 0
    return ["\(name.visible): \(headline)"] + facts.map { "  \($0.0.padded(to: width))  \($0.1)" }
      + sentences.map { "  " + $0 }
  }

  private var headline: String {
    let title = backup.flatMap { library.title(of: $0.format) }
    return title.map { "encrypted \($0) backup" } ?? "encrypted backup"
  }

  private var facts: [(String, String)] {
    var facts = [("size", Inspection.bytes(file.count))]
    guard let backup else { return facts }
    let cost = backup.keyCost
    facts.insert(("format", backup.format + EnvelopeFormat.suffix), at: 0)
    facts += [
      ("content", Inspection.bytes(backup.contentCount)),
      ("key", "scrypt, N = \(cost.cost), r = \(cost.blockSize), p = \(cost.parallelism)"),
      ("checksum", backup.hasChecksum ? "right" : "none"),
    ]
    return facts
  }

  private var sentences: [String] {
    findings.filter { $0.severity > .note || !isOpened }.map { $0.message.rendered(redacting: true) }
  }
}
