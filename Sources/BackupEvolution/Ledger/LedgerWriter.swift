import BackupCrypto
import BackupFormat
public import BackupJSON
import BackupValues

/// Writes a ledger in its file form (Spec/ledger.md): pretty, one fact a line, fixtures and releases in their order.
public struct LedgerWriter: Sendable {
  /// A writer; it keeps nothing and can be used again.
  public init() {}

  /// The bytes of the file: pretty JSON with a line feed at the end.
  public func write(_ ledger: Ledger) -> [UInt8] {
    do {
      return try JSONWriter(.pretty).write(document(ledger))
    } catch {
      preconditionFailure("a ledger is never nested deeply")
    }
  }

  /// The file as a tree.
  public func document(_ ledger: Ledger) -> JSONDocument {
    let recognition = LedgerFileFormat.recognition
    var root = JSONObject()
    root[recognition.key] = .string(recognition.value)
    root[recognition.versionKey] = .integer(Int64(LedgerFileFormat.contract.version.major))
    root["format"] = .string(ledger.format)
    root["releases"] = .array(ledger.releases.map { .object(release($0)) })
    return JSONDocument(root: .object(root))
  }

  private func release(_ release: Ledger.Release) -> JSONObject {
    var facts = JSONObject()
    facts["version"] = .string(release.version.description)
    facts["date"] = .string(release.date.description)
    facts["contract"] = .string(release.contract.description)
    facts["schema"] = release.schema.map { .string($0.description) }
    facts["writerSchema"] = release.writerSchema.map { .string($0.description) }
    var fixtures = JSONObject()
    for fixture in release.fixtures { fixtures[fixture.name] = .object(self.fixture(fixture)) }
    facts["fixtures"] = .object(fixtures)
    facts["step"] = release.step.map { .object(step($0)) }
    facts["reason"] = release.reason.map { .string($0) }
    return facts
  }

  private func fixture(_ fixture: Ledger.Fixture) -> JSONObject {
    [
      "sha256": .string(fixture.digest.description),
      "verdict": .string(fixture.verdict.rawValue),
      "findings": .array(fixture.findings.map { .string($0) }),
    ]
  }

  private func step(_ step: Ledger.Step) -> JSONObject {
    var facts: JSONObject = ["tokens": .string(step.tokens.description)]
    facts["substance"] = step.substance.map { .string($0.description) }
    facts["behaviour"] = step.behaviour.map { .string($0.description) }
    return facts
  }
}
