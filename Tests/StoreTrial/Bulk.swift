import BackupFormat
import BackupImport
import BackupSQLite
import BackupValues

/// Measures one large import, without anything but the store.
enum Bulk {
  private static let count = 270_000

  static func run(_ path: String) throws {
    let clock = ContinuousClock()
    let text = Array("{\"id\":\"\",\"text\":\"\(String(repeating: "abcdefghi ", count: 35))\"}".utf8)
    var documents: [StoredDocument] = []
    for number in 0..<count {
      let digits = String(number + 1_000_000_000, radix: 16)
      documents.append(
        StoredDocument(
          collection: "entries",
          id: "\(digits)-0000-4000-8000-000000000000",
          createdAt: UTCMoment(millisecondsSince1970: Int64(number)),
          updatedAt: UTCMoment(millisecondsSince1970: Int64(number)),
          json: text
        )
      )
    }
    let store = try SQLiteStore(path, .create)
    for name in ["into an empty store", "the same once more"] {
      let time = try clock.measure {
        try store.transaction { transaction in
          for document in documents { try transaction.upsert(document) }
        }
      }
      print("\(name): \(time)")
    }
    var read = 0
    print("reading: \(try clock.measure { try store.read("entries") { read += $0.json.count } })")
    print("collections: \(try clock.measure { _ = try store.collections() })")
    print("checking: \(try clock.measure { try store.checkIntegrity() })")
    print("closing: \(clock.measure { store.close() })")
    print("\(read) bytes")
  }
}
