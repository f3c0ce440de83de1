import Testing

@testable import BackupJSON

struct RepairEditsTests {
  /// `abXcdefYY` from `ab12cdef` and an insertion.
  private static let edits: RepairEdits = {
    var edits = RepairEdits()
    edits.replace(2..<4, [0x58], .exact)
    edits.insert("YY", at: 8)
    edits.close()
    return edits
  }()

  @Test
  func `the repaired text has the replacements`() {
    let text = InputBytes("ab12cdefgh").withSource { Self.edits.applied(to: $0).bytes }
    #expect(String(decoding: text, as: UTF8.self) == "abXcdefYYgh")
  }

  @Test(
    arguments: [
      ("before any edit", 0..<2, 0..<2), ("a replacement", 2..<3, 2..<4),
      ("into a replacement", 1..<3, 1..<4),
      ("between edits", 3..<5, 4..<6), ("up to an insertion", 5..<7, 6..<8), ("an insertion", 7..<9, 8..<8),
      ("behind", 9..<11, 8..<10), ("an empty one", 4..<4, 5..<5),
    ]
  )
  func `a range leads back to the text it comes from`(
    name: String,
    repaired: Range<Int>,
    original: Range<Int>
  ) {
    #expect(Self.edits.original(repaired) == original)
  }

  @Test
  func `an offset leads to the repaired text`() {
    #expect((0...10).map(Self.edits.repaired) == [0, 1, 2, 2, 3, 4, 5, 6, 7, 10, 11])
  }

  @Test
  func `only what was made up is invented`() {
    var edits = RepairEdits()
    edits.replace(2..<4, [0x58], .lost)
    edits.replace(6..<7, [0x58], .exact)
    edits.insert("{", at: 8)
    edits.close()
    #expect(
      [0..<2, 0..<3, 2..<3, 3..<5, 5..<6, 6..<8, 7..<8].map(edits.isInvented) == [
        false, true, true, false, false, false, true,
      ]
    )
  }

  @Test
  func `an edit before another is put in its place, and a run of deletions is one`() {
    var edits = RepairEdits()
    edits.remove(5..<6)
    edits.remove(6..<9)
    edits.insert("]", at: 1)
    edits.close()
    #expect(edits.edits.map(\.lower) == [1, 5])
    #expect(InputBytes("[123456,,,]").withSource { edits.applied(to: $0).bytes } == Array("[]1234,]".utf8))
  }
}
