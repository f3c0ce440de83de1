import BackupEvolution
import BackupFormat
import BackupJSON
import TestSupport
import Testing

@Suite(
  .enabled(
    if: IndependentValidator.isInstalled,
    "jsonschema-rs is not here: Tests/Differential/install fetches it"
  )
)
struct WriterSchemaTests {
  @Test
  func `the schema of a writer takes what a writer writes, and nothing that a check refuses or warns of`()
    throws
  {
    let cases = DifferentialCase.all
    let outcomes = try IndependentValidator.run(
      try cases.map {
        .init(
          schema: try JSONWriter(.pretty).write(SchemaExport($0.contract, for: .writer).document()),
          documents: $0.documents.map(\.bytes)
        )
      }
    )
    var (taken, conforming) = (0, 0)
    var faults: [String] = []
    for (item, outcome) in zip(cases, outcomes) {
      #expect(outcome.isSchema, "\(item.contract.format): not a schema of 2020-12")
      let checker = BackupChecker(try FormatLibrary([item.contract]))
      for (document, verdict) in zip(item.documents, outcome.verdicts) {
        if document.isConforming, !WriterSchemaTests.isOnlyRead(document.bytes) {
          conforming += 1
          if verdict != .valid {
            faults.append(
              "\(item.contract.format) \(verdict): " + String(decoding: document.bytes, as: UTF8.self)
            )
          }
        }
        guard verdict == .valid else { continue }
        taken += 1
        let told = checker.check(InputBytes(document.bytes)).findings.filter { $0.severity > .note }
        for finding in told where !WriterSchemaTests.isListed(finding, document.bytes) {
          faults.append(
            "\(finding.rule) \(finding.pointer): " + String(decoding: document.bytes, as: UTF8.self)
          )
        }
      }
    }
    for fault in faults.prefix(20) { Issue.record("\(fault)") }
    #expect(faults.count == 0)
    #expect(conforming > 100)
    #expect(taken > 150)
  }

  /// Whether a document has what readers take and writers do not write: a UUID in upper case, a UTC moment with an
  /// offset, or one that is spelled as only old apps did. A local moment looks the same, and is passed over as well.
  private static func isOnlyRead(_ document: [UInt8]) -> Bool {
    let text = String(decoding: document, as: UTF8.self)
    return text.contains(#/"[0-9A-F]{8}-[0-9A-F-]{27}"/#)
      || text.contains(#/:[0-9]{2}(\.[0-9]+)?[+-][0-9]{2}:?[0-9]{2}"/#)
      || text.contains(#/[0-9]-[0-9]{2} [0-9]{2}:[0-9]{2}:/#)
  }

  private static func isListed(_ finding: Finding, _ document: [UInt8]) -> Bool {
    switch finding.rule.id {
    // Warnings about what no schema can say.
    case "date/future", "ref/missing-kept", "form/unknown-field", "money/unknown-currency": true
    default:
      SchemaLimit.covers(finding.rule.id, String(decoding: document[finding.range], as: UTF8.self))
    }
  }
}
