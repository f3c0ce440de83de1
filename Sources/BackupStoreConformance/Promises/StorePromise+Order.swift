import BackupImport

extension StorePromise {
  /// Ids and names are bytes.
  static let order: [StorePromise] = [
    StorePromise("order-of-ids", "Documents come in ascending order of the UTF-8 bytes of their ids.") {
      trial in
      try trial.write(scrambled(orderedTexts).map { StoredDocument("entries", $0) })
      trial.now("reading the collection")
      var ids: [String] = []
      try trial.store.read("entries") { ids.append($0.id) }
      trial.expect(texts: ids, are: orderedTexts)
    },
    StorePromise("order-of-collections", "Collections are named in ascending order of their UTF-8 bytes.") {
      trial in
      try trial.write(scrambled(orderedTexts).map { StoredDocument($0, "id") })
      trial.now("naming the collections")
      trial.expect(texts: try trial.store.collections(), are: orderedTexts)
    },
    StorePromise("exact-ids", "Ids of different bytes are of different documents.") { trial in
      let documents = differentTexts.enumerated().map { StoredDocument("entries", $1, $0) }
      try trial.write(documents)
      trial.now("reading what was written")
      try trial.expect(StorePicture(documents))
      for (index, id) in differentTexts.enumerated() {
        trial.now("after deleting \(index + 1) of them")
        try trial.store.transaction { try $0.delete(id, from: "entries") }
        try trial.expect(StorePicture(Array(documents[(index + 1)...])))
      }
    },
    StorePromise("exact-collections", "Collections of different names are different ones.") { trial in
      let documents = differentTexts.enumerated().map { StoredDocument($1, "id", $0) }
      try trial.write(documents)
      trial.now("reading what was written")
      try trial.expect(StorePicture(documents))
      for document in documents {
        var read: [StoredDocument] = []
        try trial.store.read(document.collection) { read.append($0) }
        trial.expect(read, is: [document])
      }
    },
    StorePromise("exact-pairs", "A document is known by its collection and its id, each for itself.") {
      trial in
      let pairs = ["", "/", ":", ".", "-", "_", "|", ",", " ", "\u{1F}"].flatMap { joint in
        [("a", "b" + joint + "c"), ("a" + joint + "b", "c")]
      }
      let documents = pairs.enumerated().map { StoredDocument($1.0, $1.1, $0) }
        .sorted { left, right in
          let (one, two) = (Array(left.collection.utf8), Array(right.collection.utf8))
          return one == two
            ? Array(left.id.utf8).lexicographicallyPrecedes(Array(right.id.utf8))
            : one.lexicographicallyPrecedes(two)
        }
      try trial.write(documents)
      trial.now("reading what was written")
      try trial.expect(StorePicture(documents))
    },
    StorePromise("root-collection", "The collection without a name is one like the others.") { trial in
      let documents = [
        StoredDocument(StoredDocument.rootCollection, "device", json: #"{"name":"x"}"#),
        StoredDocument(StoredDocument.rootCollection, "note", json: #""text""#),
        StoredDocument("entries", "a"),
      ]
      try trial.write(documents)
      trial.now("reading what was written")
      try trial.expect(StorePicture(documents))
      try trial.store.transaction { try $0.delete("device", from: StoredDocument.rootCollection) }
      trial.now("after deleting one")
      try trial.expect(StorePicture(Array(documents[1...])))
    },
  ]

  /// In ascending order of their bytes, which is not that of their letters, of their numbers or of UTF-16.
  private static let orderedTexts = [
    "", " ", "0", "00", "1", "10", "2", "A", "Z", "a", "a b", "a-", "aa", "b", "e\u{301}", "z", "\u{E4}",
    "\u{E9}",
    "\u{3B1}", "\u{FB01}", "\u{FFFD}", "\u{10000}", "\u{1F600}",
  ]

  /// In ascending order of their bytes; each is equal to another one in the eyes of somebody.
  private static let differentTexts = [
    " a", "%", "00", "000", "01", "1", "1.0", "A", "E\u{301}", "I", "_", "a", "a ", "a_", "aa", "ab",
    "e\u{301}", "i",
    "null", "ss", "\u{C9}", "\u{DF}", "\u{E9}", "\u{131}", "\u{212B}", "\u{FB01}",
  ]

  /// Another order, the same each time.
  private static func scrambled(_ texts: [String]) -> [String] {
    (0..<texts.count).map { texts[($0 * 7 + 3) % texts.count] }
  }
}
