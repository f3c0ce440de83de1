import BackupEvolution
import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// The exported schemas beside an independent validator.
@Suite(
  .enabled(
    if: IndependentValidator.isInstalled,
    "jsonschema-rs is not here: Tests/Differential/install fetches it"
  )
)
struct ReaderSchemaTests {
  @Test
  func `the schema of a reader takes what the check takes, but for what no schema can say`() throws {
    let cases = DifferentialCase.all
    let outcomes = try IndependentValidator.run(
      try cases.map {
        .init(
          schema: try JSONWriter(.pretty).write(SchemaExport($0.contract, for: .reader).document()),
          documents: $0.documents.map(\.bytes)
        )
      }
    )
    var count = 0
    var agreements: [Bool: Int] = [:]
    var disagreements: [String] = []
    for (item, outcome) in zip(cases, outcomes) {
      #expect(outcome.isSchema, "\(item.contract.format): not a schema of 2020-12")
      let checker = BackupChecker(try FormatLibrary([item.contract]))
      for ((document, _), verdict) in zip(item.documents, outcome.verdicts) {
        count += 1
        let report = checker.check(InputBytes(document))
        let errors = report.findings.filter { $0.severity == .error }
        let isTaken = report.verdict != .refused
        if isTaken == (verdict == .valid) {
          agreements[isTaken, default: 0] += 1
          continue
        }
        let isListed =
          isTaken
          ? SchemaLimit.hasHugeNumber(document)
          : errors.allSatisfy {
            SchemaLimit.covers($0.rule.id, String(decoding: document[$0.range], as: UTF8.self))
          }
        if isListed { continue }
        let findings = errors.map { "\($0.rule) \($0.pointer)" }
        disagreements.append(
          "\(item.contract.format): check \(report.verdict) \(findings), schema \(verdict)\n"
            + String(decoding: document, as: UTF8.self)
        )
      }
    }
    for disagreement in disagreements.prefix(20) { Issue.record("\(disagreement)") }
    #expect(disagreements.count == 0)
    #if DEBUG
      #expect(count > 800)
    #else
      #expect(count > 20_000)
    #endif
    // Both kinds of verdict are met often.
    #expect(agreements[true, default: 0] > count / 10)
    #expect(agreements[false, default: 0] > count / 10)
  }
}
