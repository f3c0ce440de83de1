import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// A record knows what the versions knew that have written it, whatever the store knows.
struct KnownVersionTests {
  #if DEBUG
    static let rounds = 40
  #else
    static let rounds = 800
  #endif

  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  static func hash(_ files: [String], _ importer: Importer) throws -> String {
    let store = MemoryStore()
    for file in files { try importer.merge(file, into: store) }
    return try BackupExport(importer.chain.library).contentHash(of: store).description
  }

  @Test func `an older version that was imported first does not clear what a newer one has`() throws {
    let importer = Notebook.importer()
    let old = Notebook.note(0, 5, #""title": "late""#)
    let new = Notebook.note(2, 2, #""title": "early", "mood": "good", "place": "home""#)
    let store = MemoryStore()
    for file in [old, new] { try importer.merge(file, into: store) }
    #expect(
      store.text("notes", "a")
        == #"{"id":"a","mood":"good","place":"home","title":"late","updatedAt":"2026-02-05T00:00:00Z"}"#
    )
    #expect(store.documents.first { $0.id == "a" }?.known?.description == "1.0 1.2@1769990400000")
    #expect(try Self.hash([old, new], importer) == Self.hash([new, old], importer))
  }

  @Test func `what was cleared between two changes stays cleared`() throws {
    let importer = Notebook.importer()
    let files = [
      Notebook.note(1, 1, #""title": "a", "mood": "good""#), Notebook.note(1, 2, #""title": "b""#),
      Notebook.note(0, 3, #""title": "c""#),
    ]
    for order in Self.orders {
      let store = MemoryStore()
      for place in order { try importer.merge(files[place], into: store) }
      #expect(store.text("notes", "a") == #"{"id":"a","title":"c","updatedAt":"2026-02-03T00:00:00Z"}"#)
    }
  }

  @Test func `files of different versions end equal in every order`() throws {
    let importer = Notebook.importer()
    var random = SplitMix64(seed: 77)
    var differ = 0
    for _ in 0..<Self.rounds {
      let days = [1, 2, 3, 4, 5, 6].shuffled(using: &random)
      let files = (0..<3).map { place in
        let minor = Int.random(in: 0...2, using: &random)
        var fields = [#""title": "t\#(place)""#]
        if Bool.random(using: &random) { fields.append(#""body": "b\#(place)""#) }
        if minor >= 1, Bool.random(using: &random) { fields.append(#""mood": "m\#(place)""#) }
        if minor >= 2, Bool.random(using: &random) { fields.append(#""place": "p\#(place)""#) }
        return Notebook.note(minor, days[place], fields.joined(separator: ", "))
      }
      let hashes = try Self.orders.map { order in try Self.hash(order.map { files[$0] }, importer) }
      #expect(Set(hashes).count == 1, "\(files)")
      if files.contains(where: { $0.contains("mood") }) { differ += 1 }
    }
    #expect(differ > 0)
  }

  @Test func `importing a file twice writes nothing the second time`() throws {
    let importer = Notebook.importer()
    let store = MemoryStore()
    let files = [
      Notebook.note(0, 5, #""title": "x""#), Notebook.note(2, 2, #""title": "y", "mood": "good""#),
    ]
    for file in files { try importer.merge(file, into: store) }
    let before = store.documents
    let revision = store.revision()
    for file in files { try importer.merge(file, into: store) }
    #expect(store.documents == before)
    #expect(store.revision() == revision)
  }

  @Test func `a store of the app's own keeps its version when a newer one is imported`() throws {
    let store = MemoryStore()
    let json = Array(#"{"id":"b","title":"own","updatedAt":"2026-02-09T00:00:00Z"}"#.utf8)
    try store.transaction { transaction in
      try transaction.describe(StoreContent(format: Notebook.format, version: FormatVersion(1, 0)))
      try transaction.upsert(
        StoredDocument(collection: "notes", id: "b", updatedAt: UTCMoment("2026-02-09T00:00:00Z"), json: json)
      )
    }
    let importer = Notebook.importer()
    try importer.merge(Notebook.note(1, #""title": "x""#), into: store)
    #expect(store.documents.first { $0.id == "b" }?.known?.description == "1.0")
    let notes = Notebook.record(2, #""title": "y", "mood": "good""#, id: "b")
    try importer.merge(Notebook.file(2, "\"notes\": [\(notes)]"), into: store)
    #expect(
      store.text("notes", "b")
        == #"{"id":"b","mood":"good","title":"own","updatedAt":"2026-02-09T00:00:00Z"}"#
    )
  }

  @Test(arguments: ["1.0", "1.0 1.2@-5", "1.0 2.0", "1.0 1.1@7 3.0@5"])
  func `the text of versions is read as it was written`(text: String) {
    #expect(KnownVersions(text)?.description == text)
  }

  @Test(arguments: [
    "", " ", "1", "1.0 ", " 1.0", "1.0@7", "1.0 1.0", "1.1 1.0", "1.0 1.1@", "1.0 1.1@x", "1.0 1.1@07",
    "1.0 1.1@9223372036854775807", "1.0 1.1@1@2", "01.0",
  ])
  func `no other text is one`(text: String) {
    #expect(KnownVersions(text) == nil)
  }
}
