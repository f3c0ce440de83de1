import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// A clock that was ahead wins once and not for ever.
struct FutureTimeTests {
  static func note(_ time: String, _ title: String, at exportedAt: String) -> String {
    Notebook.file(
      2,
      at: exportedAt,
      #""notes": [{"id": "a", "title": "\#(title)", "updatedAt": "\#(time)"}]"#
    )
  }

  @Test func `a time in the future counts as the time of the export, and keeps its text`() throws {
    let importer = Notebook.importer()
    let store = try importer.store(Self.note("2026-02-20T00:00:00Z", "ours", at: "2026-02-21T00:00:00Z"))
    let file = Self.note("2221-01-01T00:00:00Z", "theirs", at: "2026-02-10T00:00:00Z")
    let plan = try importer.merge(file, into: store)
    #expect(plan.counts(.merge).keptNewer == 1)
    #expect(plan.findings.map(\.rule.id) == ["merge/future-time"])
    #expect(store.text("notes", "a")?.contains("ours") == true)
  }

  @Test func `an imported record of the future is pinned, and loses to the next change`() throws {
    let importer = Notebook.importer()
    let store = MemoryStore()
    try importer.merge(Self.note("2221-01-01T00:00:00Z", "future", at: "2026-02-10T00:00:00Z"), into: store)
    #expect(store.documents.first { $0.id == "a" }?.updatedAt == UTCMoment("2026-02-10T00:00:00Z"))
    #expect(store.text("notes", "a")?.contains("2221") == true)
    try importer.merge(Self.note("2026-02-11T00:00:00Z", "next", at: "2026-02-12T00:00:00Z"), into: store)
    #expect(store.text("notes", "a")?.contains("next") == true)
  }

  @Test func `a document of the store in the future wins once and is pinned to now`() throws {
    let importer = Notebook.importer()
    let store = MemoryStore()
    let future = try #require(UTCMoment("2221-01-01T00:00:00Z"))
    let json = Array(#"{"id":"a","title":"ahead","updatedAt":"2221-01-01T00:00:00Z"}"#.utf8)
    try store.transaction { transaction in
      try transaction.describe(StoreContent(format: Notebook.format, version: Notebook.contract(2).version))
      try transaction.upsert(StoredDocument(collection: "notes", id: "a", updatedAt: future, json: json))
    }
    let plan = try importer.merge(
      Self.note("2026-03-09T00:00:00Z", "b", at: "2026-03-09T00:00:00Z"),
      into: store
    )
    #expect(plan.counts(.merge).keptNewer == 1)
    #expect(store.documents.first { $0.id == "a" }?.updatedAt == Notebook.now)
    let later = Notebook.importer(now: try #require(UTCMoment("2026-03-20T00:00:00Z")))
    try later.merge(Self.note("2026-03-15T00:00:00Z", "c", at: "2026-03-16T00:00:00Z"), into: store)
    #expect(store.text("notes", "a")?.contains(#""c""#) == true)
  }

  @Test func `a day ahead is believed`() throws {
    let importer = Notebook.importer()
    let store = try importer.store(Self.note("2026-02-10T12:00:00Z", "ours", at: "2026-02-10T12:00:00Z"))
    let file = Self.note("2026-02-11T00:00:00Z", "theirs", at: "2026-02-10T00:00:00Z")
    #expect(try importer.merge(file, into: store).counts(.merge).changed == 1)
  }

  @Test func `an export says the time that counts, and the store keeps what was written`() throws {
    let importer = Notebook.importer()
    let store = try importer.store(Self.note("2221-01-01T00:00:00Z", "ahead", at: "2026-02-10T00:00:00Z"))
    let exported = try importer.exported(store, at: Notebook.now)
    let text = String(decoding: exported, as: UTF8.self)
    #expect(text.contains(#""updatedAt":"2026-02-10T00:00:00Z""#) && !text.contains("2221"))
    #expect(store.text("notes", "a")?.contains("2221") == true)
    let export = BackupExport(importer.chain.library)
    #expect(try importer.checked(exported).contentHash == export.contentHash(of: store))
    #expect(try importer.checked(exported).plan(for: store).counts(.merge).same == 1)
    #expect(try importer.checked(exported).plan(for: store).counts(.replace).changesNothing)
  }

  @Test func `two stores that exchange exports end equal, though a clock was ahead`() throws {
    let importer = Notebook.importer()
    let times = [
      "2221-01-01T00:00:00Z", "2026-02-03T00:00:00Z", "2026-02-20T00:00:00Z", "2400-01-01T00:00:00Z",
    ]
    for first in times {
      for second in times where second != first {
        let stores = try [
          importer.store(Self.note(first, "one", at: "2026-02-10T00:00:00Z")),
          importer.store(Self.note(second, "two", at: "2026-02-12T00:00:00Z")),
        ]
        var texts: Set<[String]> = []
        for day in ["2026-03-11", "2026-03-20", "2026-04-20"] {
          let now = try #require(UTCMoment(day + "T00:00:00Z"))
          let exports = try stores.map { try importer.exported($0, at: now) }
          let later = Notebook.importer(now: now)
          for (place, store) in stores.enumerated() {
            let text = String(decoding: exports[1 - place], as: UTF8.self)
            try later.merge(text, into: store)
          }
          let hashes = try stores.map { try BackupExport(importer.chain.library).contentHash(of: $0) }
          #expect(hashes[0] == hashes[1], "\(first) and \(second)")
          texts.insert(hashes.map(\.description))
        }
        #expect(texts.count == 1, "nothing changes any more once both are equal")
      }
    }
  }
}
