import BackupSQLite
import BackupStoreConformance
import Foundation
import TestSupport
import Testing

/// Spec/store.md says what the store does.
@Suite struct StorePageTests {
  private static func page() throws -> [String] {
    try String(contentsOfFile: Corpora.packageRoot + "/Spec/store.md", encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The rows of the table whose first cells are marked as code, under a heading.
  private static func rows(under heading: String) throws -> [[String]] {
    let section = try page().drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
  }

  @Test func `the promises on the page are those that are tried`() throws {
    let promises = StorePromise.all.map { [$0.name, $0.statement] }
    #expect(try Self.rows(under: "## What a store keeps") == promises)
  }

  @Test func `the codes on the page are those that there are`() throws {
    let codes = SQLiteStoreError.Code.all.map(\.description)
    #expect(Set(codes).count == codes.count)
    #expect(try Self.rows(under: "## What is refused").map(\.first) == codes)
  }

  @Test func `the tables on the page are those that are made`() throws {
    let block = try Self.page().drop { $0 != "```sql" }.dropFirst().prefix { $0 != "```" }
    let made = Migration.all[0].statements.map { $0 + ";" }.joined(separator: "\n")
    #expect(block.joined(separator: "\n") == made)
    #expect(try Self.page().contains { $0.contains("is \(Migration.applicationID), the text `BLst`") })
  }
}
