import BackupImport

extension StorePromise {
  /// What can be done while documents are read.
  static let reading: [StorePromise] = [
    StorePromise(
      "readings-within-a-reading",
      "A collection can be read while another one, or the same, is read."
    ) {
      trial in
      let documents = [
        StoredDocument("entries", "a"), StoredDocument("entries", "b"), StoredDocument("entries", "c"),
        StoredDocument("trackers", "d"), StoredDocument("trackers", "e"),
      ]
      try trial.write(documents)
      var ids: [String] = []
      try trial.store.read("entries") { outer in
        ids.append(outer.id)
        try trial.store.read("trackers") { ids.append($0.id) }
        try trial.store.read("entries") { ids.append($0.id) }
        _ = try trial.store.collections()
        _ = try trial.store.revision()
      }
      trial.now("reading within a reading")
      trial.expect(texts: ids, are: ["a", "b", "c"].flatMap { [$0, "d", "e", "a", "b", "c"] })
    },
    StorePromise(
      "readings-end-with-an-error",
      "What is thrown while documents are read ends it and is thrown on."
    ) {
      trial in
      let documents = [
        StoredDocument("entries", "a"), StoredDocument("entries", "b"), StoredDocument("entries", "c"),
      ]
      try trial.write(documents)
      var count = 0
      trial.now("throwing at the second document")
      trial.expectInterruption { interruption in
        try trial.store.read("entries") { _ in
          count += 1
          if count == 2 { throw interruption }
        }
      }
      trial.expect(count, is: 2)
      trial.now("reading once more")
      try trial.expect(StorePicture(documents))
      try trial.write([StoredDocument("entries", "d")])
      trial.now("after writing")
      try trial.expect(StorePicture(documents + [StoredDocument("entries", "d")]))
    },
  ]
}
