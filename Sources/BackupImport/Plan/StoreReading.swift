import BackupFormat
import BackupJSON

extension BackupStore {
  /// What the documents are; `nil` for an empty store.
  ///
  /// - Throws: where they are not what the current contract describes.
  func content(matching current: Contract) throws(ImportError) -> StoreContent? {
    let content: StoreContent?
    do {
      content = try self.content()
      if content == nil, try !collections().isEmpty {
        throw ImportError(
          .storeBroken,
          "the store has documents and does not say of which format they are"
        )
      }
    } catch {
      throw ImportError(store: error)
    }
    guard let content else { return nil }
    guard content.format.utf8.elementsEqual(current.format.utf8) else {
      throw ImportError(
        .otherFormat,
        "the store holds \(content.format), and the file is \(current.format)",
        help: "choose another store, or another file"
      )
    }
    if content.version > current.version {
      throw ImportError(
        .storeNewer,
        "the store has version \(content.version), and the newest that is known is \(current.version)",
        help: "update the app"
      )
    }
    if content.version.major < current.version.major {
      throw ImportError(
        .storeOlder,
        "the store has version \(content.version), and documents of \(current.version) cannot be written into it",
        help: "export it, upgrade the file, and import that into a new store"
      )
    }
    return content
  }

  /// Reads a collection in order.
  ///
  /// - Throws: `storeBroken` where its documents do not come in ascending order.
  func readInOrder(_ collection: String, _ body: (StoredDocument) throws(ImportError) -> Void)
    throws(ImportError)
  {
    var last: String?
    do {
      try read(collection) { document in
        if let last, !last.precedesInUTF8(document.id) {
          throw ImportError(
            .storeBroken,
            "the store does not give its documents in the order of their ids"
          )
        }
        last = document.id
        try body(document)
      }
    } catch {
      throw ImportError(store: error)
    }
  }
}
