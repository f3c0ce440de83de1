import BackupImport

/// All that can be read from a store.
struct StorePicture: Equatable, CustomStringConvertible {
  var content: StoreContent?
  /// In the order in which they were given.
  var documents: [StoredDocument]

  init(content: StoreContent? = nil, _ documents: [StoredDocument]) {
    self.content = content
    self.documents = documents
  }

  init(_ store: any BackupStore) throws {
    content = try store.content()
    documents = []
    for collection in try store.collections() {
      try store.read(collection) { documents.append($0) }
    }
  }

  /// The most documents that are shown.
  private static let mostShown = 20
  /// The most bytes of a text that are shown.
  private static let longestText = 60

  var description: String {
    let shown = documents.prefix(Self.mostShown).map(Self.text)
    let rest = documents.count > shown.count ? ["and \(documents.count - shown.count) more"] : []
    let all = documents.isEmpty ? "no documents" : (shown + rest).joined(separator: "; ")
    return (content.map { "\($0.format) \($0.version): " } ?? "") + all
  }

  private static func text(_ document: StoredDocument) -> String {
    let times = [("created", document.createdAt), ("updated", document.updatedAt)]
      .map { name, time in time.map { " \(name) \($0)" } ?? "" }.joined()
    let known = document.known.map { " of \($0)" } ?? ""
    return quoted(document.collection) + "/" + quoted(document.id) + times + known + " "
      + cut(String(decoding: document.json, as: UTF8.self))
  }

  /// Texts with their scalars beyond ASCII as numbers: some differ in nothing that can be seen.
  static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    let parts = cut(text).unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
    }
    return "\"" + parts.joined() + "\""
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    return String(decoding: Array(text.utf8.prefix(longestText)), as: UTF8.self)
      + "… (\(text.utf8.count) bytes)"
  }
}
