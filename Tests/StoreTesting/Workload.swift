import BackupFormat
public import BackupImport
import BackupValues

/// Transactions one after the other, each of which changes many documents; the number of the last one can be read from
/// what it has left, so that the state that a store should be in is known however the program ended.
public enum Workload {
  /// The id of the document that says how many transactions there were.
  private static let mark = "transactions"
  /// How many ids there are in each collection.
  private static let ids = 60

  /// Makes the changes of one transaction.
  public static func change(_ transaction: any StoreTransaction, number: Int) throws {
    try transaction.describe(StoreContent(format: "diary-backup", version: FormatVersion(1, number)))
    for id in 0..<ids {
      let collection = id.isMultiple(of: 3) ? "trackers" : "entries"
      if (id + number).isMultiple(of: 5) {
        try transaction.delete("id-\(id)", from: collection)
      } else if !(id + number).isMultiple(of: 4) {
        try transaction.upsert(document(collection, id, number))
      }
    }
    try transaction.upsert(
      StoredDocument(collection: StoredDocument.rootCollection, id: mark, json: Array("\(number)".utf8))
    )
  }

  private static func document(_ collection: String, _ id: Int, _ number: Int) -> StoredDocument {
    StoredDocument(
      collection: collection,
      id: "id-\(id)",
      createdAt: UTCMoment(millisecondsSince1970: Int64(id)),
      updatedAt: UTCMoment(millisecondsSince1970: Int64(number) * 1000),
      // Some are longer than a page of the file.
      json: Array("{\"text\":\"\(String(repeating: "\(number) ", count: 20 + id * 20))\"}".utf8)
    )
  }

  /// How many of the transactions a store has seen.
  public static func count(_ store: any BackupStore) throws -> Int {
    var count = 0
    try store.read(StoredDocument.rootCollection) { document in
      if document.id == mark { count = Int(String(decoding: document.json, as: UTF8.self)) ?? 0 }
    }
    return count
  }

  /// Runs the transactions behind those that a store has seen.
  public static func run(_ store: any BackupStore, transactions: Int) throws {
    let first = try count(store) + 1
    for number in first..<first + transactions {
      try store.transaction { try change($0, number: number) }
    }
  }
}
