import BackupImport
import BackupJSON
import BackupValues

/// Reads documents, and trusts nothing that the file says.
struct DocumentReader {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The names of the collections that have documents.
  func collections() throws(SQLiteStoreError) -> [String] {
    var names: [String] = []
    while let name = try collection(behind: names.last) {
      if let last = names.last { try Self.checkOrder(last, name) }
      names.append(name)
    }
    return names
  }

  private func collection(behind last: String?) throws(SQLiteStoreError) -> String? {
    try connection.with(last == nil ? .firstCollection : .nextCollection) { row throws(SQLiteStoreError) in
      if let last { try row.bind(last, at: 1) }
      return try row.step() ? try row.text(0) : nil
    }
  }

  /// Gives every document of a collection.
  func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
    let row = try connection.take(.read)
    defer { connection.giveBack(row, of: .read) }
    try row.bind(collection, at: 1)
    var last: String?
    var known: (text: String, versions: KnownVersions)?
    while try row.step() {
      let document = StoredDocument(
        collection: collection,
        id: try row.text(0),
        createdAt: try Self.moment(row, 1),
        updatedAt: try Self.moment(row, 2),
        known: try Self.known(row, 3, &known),
        json: try row.bytes(4)
      )
      if let last { try Self.checkOrder(last, document.id) }
      last = document.id
      try body(document)
    }
  }

  /// A tree that is out of order would give documents twice, or for ever.
  private static func checkOrder(_ last: String, _ next: String) throws(SQLiteStoreError) {
    guard last.precedesInUTF8(next) else { throw .damaged("the documents of the store are out of order") }
  }

  /// - Parameter last: what was read last; most documents are of one version.
  private static func known(
    _ row: Statement,
    _ column: Int32,
    _ last: inout (text: String, versions: KnownVersions)?
  ) throws(SQLiteStoreError) -> KnownVersions? {
    guard let text = try row.optionalText(column) else { return nil }
    if let last, last.text.utf8.elementsEqual(text.utf8) { return last.versions }
    guard let versions = KnownVersions(text) else {
      throw .damaged("the versions that a document of the store is of are none")
    }
    last = (text, versions)
    return versions
  }

  private static func moment(_ row: Statement, _ column: Int32) throws(SQLiteStoreError) -> UTCMoment? {
    guard let milliseconds = try row.integer(column) else { return nil }
    guard let moment = UTCMoment(millisecondsSince1970: milliseconds) else {
      throw .damaged("a time of the store is outside of the years 0 to 9999")
    }
    return moment
  }
}
