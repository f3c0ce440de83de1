import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

@testable import BackupLint

struct RuleExampleTests {
  static let ids = RuleCatalogue.entries.map(\.rule.id)
  private let checker: BackupChecker

  init() throws {
    checker = BackupChecker(try RuleExample.library())
  }

  /// What is said about a file, and whether it is used.
  private func report(
    _ file: [UInt8],
    of document: RuleExample.Document
  ) -> (findings: [Finding], verdict: Verdict) {
    switch document {
    case .seaglass, .exampleFormat:
      let report = checker.check(InputBytes(file))
      return (report.findings, report.verdict)
    case .contractFile:
      let reading = ContractReader().read(InputBytes(file))
      return (reading.findings, reading.contract == nil ? .refused : .accepted)
    case .newerContract:
      let older = ContractReader().read(InputBytes(Array(document.text.utf8)))
      let newer = ContractReader().read(InputBytes(file))
      guard let before = older.contract, let after = newer.contract else {
        return (older.findings + newer.findings, .refused)
      }
      let changes = ContractComparison(from: before, to: after).changes
      let findings = changes.map { Finding($0.rule, at: 0..<1, "\($0.place)") }
      return (findings, changes.contains { $0.bump >= .major } ? .refused : .accepted)
    }
  }

  @Test(arguments: [RuleExample.Document.seaglass, .exampleFormat, .contractFile, .newerContract])
  func `the documents that examples are put into have no findings`(document: RuleExample.Document) {
    let report = report(Array(document.text.utf8), of: document)
    #expect(report.findings.map(\.rule.id) == [])
    #expect(report.verdict == .accepted)
  }

  @Test(arguments: ids)
  func `a failing example has its finding and no other error`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    let file = try #require(entry.example.badFile, "the passing part must stand once in the document")
    let report = report(file, of: entry.example.document)
    let found = Set(report.findings.map(\.rule.id))
    #expect(found.contains(id), "\(found)")
    // What has no tombstone was removed.
    let others = report.findings.filter { $0.severity == .error && $0.rule.id != id }
    #expect(others.isEmpty || id == "contract/tombstone-missing", "\(found)")
    let verdict: Verdict =
      entry.rule.severity == .error ? .refused : entry.rule.degrades ? .degraded : .accepted
    #expect(report.verdict == verdict)
  }

  @Test(arguments: ids)
  func `a passing example is free of the finding`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    let report = report(entry.example.goodFile, of: entry.example.document)
    #expect(!report.findings.contains { $0.rule.id == id })
  }

  @Test(arguments: ids)
  func `what is shown can be seen, and differs between the two`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    for text in [entry.bad, entry.good] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isInvisible }, "\(text)")
    }
    #expect(!entry.bad.utf8.elementsEqual(entry.good.utf8))
  }
}
