import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// A file of an older version never clears what that version could not know.
struct OlderVersionTests {
  #if DEBUG
    static let rounds = 60
  #else
    static let rounds = 1000
  #endif

  @Test func `fields of newer minors survive every file of an older one`() throws {
    let importer = Notebook.importer()
    var random = SplitMix64(seed: 5)
    for _ in 0..<Self.rounds {
      var fields = [#""title": "x""#]
      if Bool.random(using: &random) { fields.append(#""mood": "good""#) }
      if Bool.random(using: &random) { fields.append(#""place": "home""#) }
      if Bool.random(using: &random) { fields.append(#""parts": [{"text": "p", "done": true}]"#) }
      let store = try importer.store(Notebook.note(2, 3, fields.joined(separator: ", ")))
      let minor = Int.random(in: 0...1, using: &random)
      let day = Int.random(in: 1...5, using: &random)
      let parts = #", "parts": [{"text": "p"}]"#
      try importer.merge(Notebook.note(minor, day, #""title": "y""# + parts), into: store)
      let text = try #require(store.text("notes", "a"))
      if fields.contains(#""place": "home""#) { #expect(text.contains("home")) }
      if minor == 0 {
        if fields.contains(#""mood": "good""#) { #expect(text.contains("good")) }
        if fields.count > 1, fields.last?.contains("parts") == true {
          #expect(text.contains(#""done":true"#))
        }
      }
    }
  }

  @Test func `a file of an older major clears only what it could have said`() throws {
    let old = try InputBytes.file(Corpora.packageRoot + "/fixtures/spendrop-backup/4.0/from-app.json")
    guard case .opened(let opened) = try Shipped.importer.open(old) else { return }
    let checked = try opened.identify().convert().check()
    let store = MemoryStore()
    _ = try checked.plan(for: store).apply(.merge, to: store, safety: nil)
    // The same records as an app of version 5 has them later on, with something that only it knows.
    let expenses = store.documents.filter { $0.collection == "expenses" }
    #expect(!expenses.isEmpty)
    try store.transaction { transaction in
      for var document in expenses {
        document.json = document.json.dropLast() + Array(#","zz":"new"}"#.utf8)
        document.updatedAt = UTCMoment("2001-01-01T00:00:00Z")
        try transaction.upsert(document)
      }
    }
    _ = try checked.plan(for: store).apply(.merge, to: store, safety: Drawer())
    for document in store.documents where document.collection == "expenses" {
      #expect(String(decoding: document.json, as: UTF8.self).contains(#""zz":"new""#))
    }
  }
}
