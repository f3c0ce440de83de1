@testable import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

@Suite struct ExampleTests {
  @Test func `print the table`() throws {
    for rule in ChangeRule.allCases {
      guard let pair = try? ExamplePair(rule) else {
        print("NONE", rule.rawValue)
        continue
      }
      let comparison = ContractComparison(from: pair.older, to: pair.newer)
      print("==", rule.rawValue)
      for change in comparison.changes {
        print("  ", change.rule, change.place, change.old ?? "-", "→", change.new ?? "-", "|", change.olderReader, change.newerReader, change.bump, change.counterExample.map { "\($0.reader) \($0.refusedBy?.id ?? "misread") \($0.pointer) \($0.document.count)" } ?? "NO EXAMPLE")
      }
    }
  }
}
