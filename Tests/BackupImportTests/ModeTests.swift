import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// What each mode does, and what it leaves.
struct ModeTests {
  let importer = Notebook.importer()
  static let local = Notebook.file(
    2,
    """
    "notes": [\(Notebook.record(5, #""title": "a""#)), \(Notebook.record(5, #""title": "b""#, id: "b")),
    \(Notebook.record(5, #""title": "c""#, id: "c"))], "owner": {"name": "Ada"}
    """
  )
  static let file = Notebook.file(
    2,
    """
    "notes": [\(Notebook.record(6, #""title": "A""#)), \(Notebook.record(1, #""title": "B""#, id: "b")),
    \(Notebook.record(5, #""title": "d""#, id: "d"))]
    """
  )

  static func titles(_ store: MemoryStore) -> [String] {
    "abcd".map { id in
      let text = store.text("notes", String(id)) ?? ""
      return text.split(separator: #""title":""#).last.map { String($0.prefix(1)) } ?? ""
    }
  }

  @Test(arguments: [
    (ImportMode.replace, ["A", "B", "", "d"]), (.merge, ["A", "b", "c", "d"]),
    (.addMissing, ["a", "b", "c", "d"]),
  ])
  func `a mode does what it says`(mode: ImportMode, titles: [String]) throws {
    let store = try importer.store(Self.local)
    let plan = try importer.checked(Self.file).plan(for: store)
    let receipt = try plan.apply(mode, to: store, safety: Drawer())
    #expect(Self.titles(store) == titles.map { $0.isEmpty ? "" : $0 })
    #expect((store.text("", "owner") == nil) == (mode == .replace))
    let counts = plan.counts(mode)
    #expect(counts.new == 1)
    #expect(counts.deleted == (mode == .replace ? 2 : 0))
    #expect(counts.changed == [.replace: 2, .merge: 1, .addMissing: 0][mode])
    #expect(receipt.counts == counts)
    #expect(receipt.stored.first { $0.collection == "notes" }?.count == (mode == .replace ? 3 : 4))
    #expect(receipt.safetyCopy != nil)
  }

  @Test func `the safety copy holds what the store held`() throws {
    let store = try importer.store(Self.local)
    let before = try BackupExport(importer.chain.library).contentHash(of: store)
    let drawer = Drawer()
    _ = try importer.checked(Self.file).plan(for: store).apply(.replace, to: store, safety: drawer)
    let copy = try #require(drawer.copies.first)
    #expect(try importer.checked(copy).contentHash == before)
    #expect(try importer.checked(Self.local).contentHash == before)
  }

  @Test func `an empty file replaces nothing unless that is allowed`() throws {
    let store = try importer.store(Self.local)
    let plan = try importer.checked(Notebook.file(2)).plan(for: store)
    let error = #expect(throws: ImportError.self) { try plan.apply(.replace, to: store, safety: Drawer()) }
    #expect(error?.code == .emptyFile)
    #expect(store.text("notes", "a") != nil)
    _ = try plan.apply(.replace, to: store, safety: Drawer(), allowEmpty: true)
    #expect(store.documents.isEmpty)
  }

  @Test(arguments: [#""owner": {"name": "Ada"}"#, #""shapes": [1, 2]"#])
  func `a store without records is not emptied by an empty file either`(member: String) throws {
    let store = try importer.store(Notebook.file(2, member))
    let before = store.documents
    #expect(before.count == 1)
    let plan = try importer.checked(Notebook.file(2)).plan(for: store)
    let error = #expect(throws: ImportError.self) { try plan.apply(.replace, to: store, safety: Drawer()) }
    #expect(error?.code == .emptyFile)
    #expect(store.documents == before)
    let same = try importer.checked(Notebook.file(2, member)).plan(for: store)
    _ = try same.apply(.replace, to: store, safety: Drawer())
    _ = try plan.apply(.replace, to: store, safety: Drawer(), allowEmpty: true)
    #expect(store.documents.isEmpty)
  }

  @Test func `the same file twice changes nothing the second time`() throws {
    for mode in ImportMode.allCases {
      let store = try importer.store(Self.local)
      try importer.merge(Self.file, into: store, mode)
      let before = store.documents
      let plan = try importer.merge(Self.file, into: store, mode)
      #expect(plan.counts(mode).changesNothing)
      #expect(store.documents == before)
    }
  }
}
