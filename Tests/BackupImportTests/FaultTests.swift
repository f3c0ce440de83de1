import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import StoreTesting
import Testing

/// A store that fails is as it was before, or as it is after; nothing between.
struct FaultTests {
  let importer = Notebook.importer()

  @Test(arguments: ImportMode.allCases)
  func `whichever call of the store fails, it holds what it held or what it should`(mode: ImportMode) throws {
    let checked = try importer.checked(ModeTests.file)
    let whole = try importer.store(ModeTests.local)
    let before = whole.documents
    _ = try checked.plan(for: whole).apply(mode, to: whole, safety: Drawer())
    let after = whole.documents
    #expect(before != after)
    var (failures, unverified) = (0, 0)
    for calls in 1...1000 {
      let inner = try importer.store(ModeTests.local)
      let store = FaultyStore(inner, failing: calls)
      do {
        let plan = try checked.plan(for: store)
        _ = try plan.apply(mode, to: store, safety: Drawer())
        #expect(inner.documents == after)
        #expect(failures > 20 && unverified > 0)
        return
      } catch {
        failures += 1
        #expect([.storeFailed, .noSafetyCopy, .notVerified].contains(error.code))
        // Only the look at the result comes behind the transaction.
        #expect(inner.documents == (error.code == .notVerified ? after : before))
        if error.code == .notVerified {
          unverified += 1
          #expect(error.safetyCopy != nil)
        }
      }
    }
    Issue.record("the import never came to its end")
  }

  @Test func `where no safety copy can be made nothing is written`() throws {
    let store = try importer.store(ModeTests.local)
    let before = store.documents
    let plan = try importer.checked(ModeTests.file).plan(for: store)
    let drawer = Drawer()
    drawer.isBroken = true
    for safety in [drawer, nil] {
      let error = #expect(throws: ImportError.self) { try plan.apply(.merge, to: store, safety: safety) }
      #expect(error?.code == .noSafetyCopy)
      #expect(store.documents == before)
    }
  }

  @Test func `a copy that is not what the store holds is no safety copy`() throws {
    final class Forger: SafetyPlace {
      let copy: [UInt8]
      init(_ copy: [UInt8]) { self.copy = copy }
      func keep(
        _ name: String,
        write: (_ append: (_ piece: [UInt8]) throws -> Void) throws -> Void,
        check: (_ copy: InputBytes) throws -> Void
      ) throws -> String {
        try write { _ in }
        try check(InputBytes(copy))
        return name
      }
    }
    let store = try importer.store(ModeTests.local)
    let plan = try importer.checked(ModeTests.file).plan(for: store)
    let whole = try importer.exported(store, at: Notebook.now)
    for copy in [Array(whole.dropLast(5)), Array(ModeTests.file.utf8), []] {
      let error = #expect(throws: ImportError.self) {
        try plan.apply(.merge, to: store, safety: Forger(copy))
      }
      #expect(error?.code == .noSafetyCopy)
    }
    _ = try plan.apply(.merge, to: store, safety: Forger(whole))
  }

  @Test func `a store that was written since the plan was made is not touched`() throws {
    let store = try importer.store(ModeTests.local)
    let plan = try importer.checked(ModeTests.file).plan(for: store)
    try store.transaction { try $0.delete("a", from: "notes") }
    let before = store.documents
    let error = #expect(throws: ImportError.self) { try plan.apply(.merge, to: store, safety: Drawer()) }
    #expect(error?.code == .storeChanged)
    #expect(store.documents == before)
  }

  @Test func `a plan is for one store, and not for another that holds the same`() throws {
    let store = try importer.store(ModeTests.local)
    let plan = try importer.checked(ModeTests.file).plan(for: store)
    let other = try importer.store(ModeTests.local)
    #expect(store.revision() == other.revision())
    let before = other.documents
    let error = #expect(throws: ImportError.self) { try plan.apply(.merge, to: other, safety: Drawer()) }
    #expect(error?.code == .storeChanged)
    #expect(other.documents == before)
    _ = try plan.apply(.merge, to: store, safety: Drawer())
  }

  @Test func `a store in safe mode is not written`() throws {
    let store = try importer.store(ModeTests.local)
    store.safeMode = "the database is damaged"
    let plan = try importer.checked(ModeTests.file).plan(for: store)
    let error = #expect(throws: ImportError.self) { try plan.apply(.merge, to: store, safety: Drawer()) }
    #expect(error?.code == .safeMode)
    #expect(error?.reason.contains("the database is damaged") == true)
  }

  @Test(arguments: [ImportProgress.Step.reading, .comparing, .copying, .writing])
  func `an import that is ended leaves the store as it was`(step: ImportProgress.Step) throws {
    let notes = (1...1500).map { Notebook.record(5, #""title": "x""#, id: "n\($0)") }
    let file = Notebook.file(2, "\"notes\": [\(notes.joined(separator: ","))]")
    let local = (1...1500).map { Notebook.record(5, #""title": "x""#, id: "m\($0)") }
    let store = try importer.store(Notebook.file(2, "\"notes\": [\(local.joined(separator: ","))]"))
    let before = store.documents
    let watch: ImportWatch = { $0.step != step }
    let error = #expect(throws: ImportError.self) {
      guard case .opened(let opened) = try importer.open(InputBytes(file))
      else {
        return
      }
      let checked = try opened.identify().convert().check(watch)
      _ = try checked.plan(for: store, watch).apply(.replace, to: store, safety: Drawer(), watch)
    }
    #expect(error?.code == .cancelled)
    #expect(store.documents == before)
  }
}
