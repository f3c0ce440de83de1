import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

struct GateRowTests {
  @Test func `every row of the law is here, and every kind of change has a row`() {
    let numbers = Set(GateRow.all.map(\.number)).union(GateRow.notExpressed.keys)
    #expect(numbers == Set(1...70))
    #expect(Set(ChangeRule.allCases) == Set((GateRow.all + GateRow.beside).map(\.rule)))
  }

  @Test(arguments: GateRow.all + GateRow.beside)
  func `a change has the verdicts and the bump of its row, and no other change comes along`(row: GateRow)
    throws
  {
    let pair = try ExamplePair(row.rule)
    let comparison = ContractComparison(
      from: pair.older,
      to: pair.newer,
      released: [],
      withCounterExamples: false
    )
    let change = try #require(
      comparison.changes.first { $0.rule == row.rule.rule },
      "\(comparison.changes.map(\.rule.id))"
    )
    // A removal without its tombstone is two mistakes.
    #expect(
      comparison.changes.count == (row.rule == .tombstoneMissing ? 2 : 1),
      "\(comparison.changes.map(\.rule.id))"
    )
    #expect(change.olderReader == row.older)
    #expect(change.newerReader == row.newer)
    #expect(change.bump == row.bump)
    #expect(ChangeRule.harmless.contains(row.rule) == (row.bump < .major))
    #expect(change.remedy == nil || row.bump >= .major)
    for text in [change.olderConsequence, change.newerConsequence, change.remedy ?? ""] {
      for gap in ["{subject}", "{old}", "{new}"] { #expect(!text.contains(gap), "\(text)") }
    }
  }

  /// What no small backup can show: the envelope is around the file, and is not looked into.
  static let unshown: Set<ChangeRule> = [.envelopeAdded, .envelopeRemoved]

  /// The name was in files of a version before the older one.
  static let shownToOlderOnly: Set<ChangeRule> = [.fieldNameReused]

  /// All of them in an optimised build, a third where every step is checked.
  private static let shown: [GateRow] = {
    let rows = (GateRow.all + GateRow.beside).filter { !unshown.contains($0.rule) }
    #if DEBUG
      return rows.indices.filter { $0 % 3 == 0 }.map { rows[$0] }
    #else
      return rows
    #endif
  }()

  @Test(arguments: shown)
  func `both readers show what their column says, by a file that they have read`(row: GateRow) throws {
    let pair = try ExamplePair(row.rule)
    var comparer = ContractComparer(pair.older, pair.newer, released: [])
    comparer.run()
    let noted = comparer.sorted()
    let change = try #require(noted.first { $0.rule == row.rule })
    let search = try #require(CounterExampleSearch(pair.older, pair.newer, noted))
    for (reader, acceptance) in [(CounterExample.Reader.older, row.older), (.newer, row.newer)] {
      if reader == .newer, Self.shownToOlderOnly.contains(row.rule) { continue }
      let found = search.counterExample(change, for: reader)
      switch acceptance {
      case .refuses: #expect(found?.refusedBy != nil, "the \(reader) reader refuses nothing")
      case .misreads:
        #expect(found != nil && found?.refusedBy == nil, "the \(reader) reader misreads nothing")
      case .reads, .readsWithFallback:
        let refused = search.isRefused(by: reader)
        #expect(
          refused == nil,
          "the \(reader) reader refuses \(refused.map { String(decoding: $0.document, as: UTF8.self) } ?? "")"
        )
      case .notApplicable: #expect(found == nil)
      }
    }
  }

  @Test(arguments: ChangeRule.allCases)
  func `what was changed is changed back by a change at the same place, or none`(rule: ChangeRule) throws {
    let pair = try ExamplePair(rule)
    let there = ContractComparison(from: pair.older, to: pair.newer, released: [], withCounterExamples: false)
    let back = ContractComparison(from: pair.newer, to: pair.older, released: [], withCounterExamples: false)
    #expect(!there.changes.isEmpty)
    #expect(!back.changes.isEmpty)
    #expect(ContractComparison(from: pair.newer, to: pair.newer).changes == [])
  }

  @Test func `a field that is optional and has a default is refused before it is compared`() {
    let text = ExampleJournal.text.replacing(
      #""body": {"type": "text", "default": ""}"#,
      with: #""body": {"type": "text", "default": "", "optional": true}"#
    )
    let reading = ContractReader().read(InputBytes(Array(text.utf8)))
    #expect(reading.contract == nil)
    #expect(reading.findings.map(\.rule.id) == ["contract/contradiction"])
  }
}
