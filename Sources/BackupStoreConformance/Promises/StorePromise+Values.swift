import BackupImport
import BackupValues

extension StorePromise {
  /// What is written comes back as it was.
  static let values: [StorePromise] = [
    StorePromise("empty-at-first", "A fresh store has no documents and no content, and may be written.") {
      trial in
      try trial.expect(StorePicture([]))
      trial.expect(try trial.store.health(), is: .ready)
      try trial.store.read("nothing") { trial.fail(expected: "no documents", got: "\($0)") }
    },
    StorePromise("documents-come-back", "A document comes back with its id, its times and its text.") {
      trial in
      let documents = [
        StoredDocument("entries", "a", 1, updated: 1_700_000_000_001), StoredDocument("entries", "b", 2),
        StoredDocument("trackers", "a", 3, updated: 1_700_000_000_003),
      ]
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
    StorePromise("exact-text", "The text of a document stays as it is, byte for byte.") { trial in
      let texts = [
        #"{"b":1,"a":{"z":[],"y":{}}}"#, #"{"n":1.10,"big":9007199254740993,"e":1E400,"zero":-0.0}"#,
        #"{"t":"e\#u{301}é\#u{1F600}\"\\\/A\t"}"#, #"{ "spaces" : [ 1 , 2 ] }"#, #"{"a":1,"a ":2}"#,
        #""text""#, #""""#, "null", "true", "0", "[]", "{}",
      ]
      let documents = texts.enumerated().map { index, text in
        StoredDocument("entries", String(UnicodeScalar(UInt8(97 + index))), json: text)
      }
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
    StorePromise(
      "exact-times",
      "Each time from the year 0 to the year 9999 stays to the millisecond, and none stays none."
    ) { trial in
      let times: [Int64] = [
        -62_167_219_200_000, -1001, -1000, -999, -1, 0, 1, 999, 2_147_483_648_000, 1_700_000_000_123,
        253_402_300_799_999,
      ]
      let moments = [nil] + times.map { UTCMoment(millisecondsSince1970: $0) }
      let documents = moments.enumerated().map { index, moment in
        StoredDocument(
          collection: "entries",
          id: String(UnicodeScalar(UInt8(97 + index))),
          createdAt: moment,
          updatedAt: moments[moments.count - 1 - index],
          json: Array("{}".utf8)
        )
      }
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
    StorePromise(
      "exact-versions",
      "The versions that have had a say in a document stay as they are, and none stay none."
    ) { trial in
      let texts = [nil, "1.0", "5.12", "1.0 2.0", "1.0 1.1@-1 2.0@1700000000123"]
      let documents = texts.enumerated().map { index, text in
        StoredDocument(
          collection: "entries",
          id: String(UnicodeScalar(UInt8(97 + index))),
          known: text.flatMap { KnownVersions($0) },
          json: Array("{}".utf8)
        )
      }
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
    StorePromise("large-documents", "A document of 4 MiB is kept like a small one.") { trial in
      let text = "\"" + String(repeating: "0123456789abcde\u{E9}", count: (4 << 20) / 16) + "\""
      let documents = [
        StoredDocument("entries", "a"), StoredDocument("entries", "b", json: text),
        StoredDocument("entries", "c"),
      ]
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
    StorePromise("many-documents", "Ten thousand documents in one transaction are all there.") { trial in
      let documents = (10_000..<20_000).map { StoredDocument("entries", "id-\($0)", $0) }
      try trial.write(documents)
      try trial.expect(StorePicture(documents))
    },
  ]
}
