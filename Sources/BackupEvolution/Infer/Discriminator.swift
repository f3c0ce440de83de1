import BackupJSON

/// The key by which objects of several kinds may be told apart.
enum Discriminator {
  private static let names: Set<String> = ["type", "kind", "class", "tag", "variant"]

  /// The first key of an object that says its kind, by its name.
  static func key(of object: JSONObject) -> String? {
    object.first { member in
      guard let text = member.value.stringValue, !text.utf8.isEmpty else { return false }
      return FieldWords(member.key).last.map(names.contains) ?? false
    }?.key
  }

  /// Whether a key is called for nothing but the kind of its object.
  static func isPlain(_ key: String) -> Bool {
    let words = FieldWords(key).words
    return words.count == 1 && names.contains(words[0])
  }
}
