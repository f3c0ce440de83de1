import BackupFormat
import BackupJSON
import Testing

/// The table of fixes in Spec/fix.md says what the fixes do.
struct FixTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let before: String
    let after: String
    let safety: String

    init?(_ cells: [String]) {
      guard cells.count == 4, cells[1].hasPrefix("`"), cells[2].hasPrefix("`") else { return nil }
      type = cells[0]
      before = String(cells[1].dropFirst().dropLast())
      after = String(cells[2].dropFirst().dropLast())
      safety = cells[3]
    }

    var testDescription: String { before }
  }

  private static let cells = SpecPage(path: "fix.md").rows(under: "## Safe and unsafe")
  private static let rows = cells.compactMap(Row.init)

  @Test func `every row of the table is understood`() {
    #expect(Self.rows.count >= 15)
    // The heading is no row.
    #expect(Self.rows.count == Self.cells.count - 1)
    #expect(Set(Self.rows.map(\.safety)) == ["safe", "unsafe", "none"])
  }

  @Test(arguments: rows)
  func `a fix of the table does what the table says, and only where it is allowed`(row: Row) throws {
    let type = try #require(ValueContract.types[row.type])
    let checker = BackupChecker(try ValueContract.library(type))
    func fixed(_ safety: Fix.Safety) -> String {
      let after = checker.fix(InputBytes(ValueContract.document(row.before)), allowing: safety).after
      return String(decoding: after.bytes, as: UTF8.self)
    }
    #expect(fixed(.unsafe) == ValueContract.document(row.after))
    #expect(fixed(.safe) == ValueContract.document(row.safety == "safe" ? row.after : row.before))
    #expect((row.safety == "none") == row.before.utf8.elementsEqual(row.after.utf8))
  }
}
