import BackupFormat
import Testing

/// A real fault of `cases/cases.json`, put into a Seaglass file, with what the check has to say.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  /// The id in `cases.json`.
  let id: String
  /// What the file is like.
  let name: String
  let bytes: [UInt8]
  /// What was replaced in the small backup; `nil` where it is another file altogether.
  let replaced: (old: String, new: String)?
  let verdict: Verdict
  /// `rule pointer`, in the order of the report.
  let findings: [String]

  var testDescription: String { "\(id): \(name)" }

  private init(
    _ id: String,
    _ name: String,
    _ bytes: [UInt8],
    replaced: (old: String, new: String)? = nil,
    _ verdict: Verdict,
    findings: [String]
  ) {
    self.id = id
    self.name = name
    self.bytes = bytes
    self.replaced = replaced
    self.verdict = verdict
    self.findings = findings
  }

  init(_ id: String, _ name: String, _ bytes: [UInt8], _ verdict: Verdict, _ findings: String...) {
    self.init(id, name, bytes, verdict, findings: findings)
  }

  /// One thing of the small backup is replaced.
  init(
    _ id: String,
    _ name: String,
    _ old: String,
    _ new: String,
    _ verdict: Verdict,
    findings: [String]
  ) {
    let bytes = SmallBackup.replacing(old, new)
    self.init(id, name, bytes, replaced: (old, new), verdict, findings: findings)
  }

  init(
    _ id: String,
    _ name: String,
    _ old: String,
    _ new: String,
    _ verdict: Verdict,
    _ findings: String...
  ) {
    self.init(id, name, old, new, verdict, findings: findings)
  }

  /// Another file altogether.
  init(_ id: String, _ name: String, file: String, _ verdict: Verdict, _ findings: String...) {
    self.init(id, name, Array(file.utf8), verdict, findings: findings)
  }

  static let all = text + numbers + dates + versions + wrongFiles + references + nulls + limits
}
