import BackupFormats
import BackupImport
import BackupKit
import TestSupport
import Testing

/// The example of the documentation of ``Importer``: what an app writes to import a backup.
enum ImportExample {
  enum Answer { case done(ImportReceipt), refused(ImportError) }

  static func restore(
    _ file: InputBytes,
    into store: any BackupStore,
    copies: any SafetyPlace,
    now: UTCMoment,
    passcode: () -> Passcode,
    confirm: (ImportPlan) -> ImportMode?
  ) -> Answer? {
    let chain = UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps)
    let importer = Importer(chain, now: now)
    do {
      let opened: OpenedBackup
      switch try importer.open(file) {
      case .opened(let backup): opened = backup
      case .locked(let locked): opened = try locked.unlock(passcode())
      }
      let identified = try opened.identify()  // its format, its version, whether it is newer
      let converted = try identified.convert()  // what an upgrade has changed and lost
      let checked = try converted.check()  // every warning, every record in its normal form
      let plan = try checked.plan(for: store)  // new, changed, same, for each mode
      guard let mode = confirm(plan) else { return nil }
      return .done(try plan.apply(mode, to: store, safety: copies))
    } catch {
      return .refused(error)  // its code, what happened, what to do
    }
  }
}

struct ExampleTests {
  @Test func `an app imports a backup in thirty lines`() throws {
    let store = MemoryStore()
    let file = try InputBytes.file(Corpora.packageRoot + "/fixtures/seaglass-backup/1.0/full.json")
    var asked: ImportCounts?
    let answer = ImportExample.restore(file, into: store, copies: Drawer(), now: Shipped.now) {
      Passcode("")
    } confirm: { plan in
      asked = plan.counts(.merge)
      return .merge
    }
    guard case .done(let receipt) = answer else {
      Issue.record("the import was refused")
      return
    }
    #expect(receipt.counts == asked)
    #expect(receipt.stored.reduce(0) { $0 + $1.count } == store.documents.count)
    let broken = InputBytes("{")
    guard
      case .refused(let error) = ImportExample.restore(
        broken,
        into: store,
        copies: Drawer(),
        now: Shipped.now,
        passcode: { Passcode("") },
        confirm: { _ in .merge }
      )
    else {
      Issue.record("a broken file was imported")
      return
    }
    #expect(error.code == .notABackup)
  }

  @Test func `the documentation shows the example`() throws {
    let source = try String(
      decoding: InputBytes.file(Corpora.packageRoot + "/Tests/BackupImportTests/ExampleTests.swift").bytes,
      as: UTF8.self
    )
    let documented = try String(
      decoding: InputBytes.file(Corpora.packageRoot + "/Sources/BackupImport/Stages/Importer.swift").bytes,
      as: UTF8.self
    )
    let lines = source.split(separator: "\n").drop { !$0.contains("let opened: OpenedBackup") }
      .prefix { !$0.contains("} catch {") }
    #expect(lines.count > 8)
    for line in lines {
      let text = line.drop { $0 == " " }
      #expect(documented.contains(text), "\(text)")
    }
  }
}
