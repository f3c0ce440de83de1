import BackupImport
import BackupValues

extension StoredDocument {
  /// A small document, for what is not about its content.
  init(_ collection: String, _ id: String, _ number: Int = 1, updated: Int64? = nil) {
    self.init(
      collection: collection,
      id: id,
      createdAt: UTCMoment(millisecondsSince1970: 1_700_000_000_000),
      updatedAt: updated.flatMap { UTCMoment(millisecondsSince1970: $0) },
      json: Array("{\"number\":\(number)}".utf8)
    )
  }

  /// A document with a text of its own.
  init(_ collection: String, _ id: String, json: String) {
    self.init(collection: collection, id: id, json: Array(json.utf8))
  }
}
