import BackupImport
import BackupJSON
import BackupSQLite
import Foundation
import StoreTesting
import Testing

/// A whole import into a file, with its safety copy, at each statement of which the store fails.
@Suite struct ImportFaultTests {
  private static let local = InputBytes(Diary.file(1...12, "here", owner: "Ada"))
  private static let file = InputBytes(Diary.file(5...20, "file: ", owner: "Bob"))

  private let importer: Importer
  private let checked: CheckedBackup

  init() throws {
    importer = try Diary.importer()
    checked = try importer.checked(Self.file)
  }

  /// A store in a folder of its own that holds the local file.
  private func makeStore() throws -> Scratch {
    let scratch = try Scratch()
    let store = try SQLiteStore(scratch.path, .create)
    _ = try importer.checked(Self.local).plan(for: store).apply(.merge, to: store, safety: nil)
    return scratch
  }

  private func run(_ mode: ImportMode, _ store: SQLiteStore, _ scratch: Scratch) throws {
    let plan = try checked.plan(for: store)
    _ = try plan.apply(mode, to: store, safety: SafetyFolder(scratch.file("copies")))
  }

  @Test(arguments: ImportMode.allCases, StatementFaultTests.Extent.allCases)
  func `whichever statement fails, the file holds what it held or what it should, and the copy is whole`(
    mode: ImportMode,
    extent: StatementFaultTests.Extent
  ) throws {
    let scratch = try makeStore()
    let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
    let hash = try importer.checked(Self.local).contentHash
    let opening = StatementFaults(failing: Int.max...Int.max)
    _ = try SQLiteStore(scratch.path, .existing, faults: opening)
    let whole = try makeStore()
    try run(mode, try SQLiteStore(whole.path, .existing), whole)
    let after = try StoreSnapshot(try SQLiteStore(whole.path, .existing))
    #expect(before != after)

    var copies = 0
    for failing in 1...1000 {
      let faults = StatementFaults(failing: extent.range(opening.count + failing))
      let store = try SQLiteStore(scratch.path, .existing, faults: faults)
      var code: ImportError.Code?
      do {
        try run(mode, store, scratch)
      } catch let error as ImportError {
        code = error.code
      }
      store.close()
      let left = try SQLiteStore(scratch.path, .existing)
      try left.checkIntegrity()
      let snapshot = try StoreSnapshot(left)
      copies = try checkCopies(scratch, hash)
      let isWritten = code == nil || code == .notVerified
      #expect(snapshot == (isWritten ? after : before))
      guard !isWritten else {
        #expect(failing > 50)
        break
      }
    }
    #expect(copies > 0)
  }

  /// Each file that has a name is a whole copy of what the store held.
  private func checkCopies(_ scratch: Scratch, _ hash: ContentHash) throws -> Int {
    let folder = scratch.file("copies")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      #expect(name.hasSuffix(".json"))
      #expect(try importer.checked(InputBytes.file(folder + "/" + name)).contentHash == hash)
    }
    // The next attempt makes its own.
    for name in names { unlink(folder + "/" + name) }
    return names.count
  }

  @Test func `where the copy has no place, nothing is written into the store`() throws {
    let scratch = try makeStore()
    let before = try StoreSnapshot(try SQLiteStore(scratch.path, .existing))
    let store = try SQLiteStore(scratch.path, .existing)
    let plan = try checked.plan(for: store)
    try Data().write(to: URL(filePath: scratch.file("copies")))
    let error = #expect(throws: ImportError.self) {
      try plan.apply(.replace, to: store, safety: SafetyFolder(scratch.file("copies")))
    }
    #expect(error?.code == .noSafetyCopy)
    #expect(try StoreSnapshot(store) == before)
  }
}
