/// The words of a key in lower case: `trackerId`, `tracker_id` and `tracker-id` are `tracker` and `id`.
struct FieldWords {
  let words: [String]

  init(_ key: String) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    // Longer keys are no words that anyone chose.
    for scalar in key.unicodeScalars.prefix(100) {
      let isUpper = ("A"..."Z").contains(scalar)
      let isLetter =
        isUpper || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar.value > 0x7F
      if !isLetter || (isUpper && wasLower), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter {
        word.unicodeScalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
      wasLower = isLetter && !isUpper
    }
    self.words = word.isEmpty ? words : words + [word]
  }

  var last: String? { words.last }

  func contains(_ names: Set<String>) -> Bool { words.contains { names.contains($0) } }
}

/// What the name of a field suggests; a name alone decides nothing.
struct FieldHint {
  private let words: FieldWords

  init(_ key: String) { words = FieldWords(key) }

  /// `trackerId`, `tracker_ids`, `uuid`, `groupRef`
  var isIdentity: Bool {
    words.last.map {
      ["id", "ids", "uuid", "uuids", "guid", "guids", "uid", "key", "keys", "ref", "refs", "identifier"]
        .contains($0)
    } ?? false
  }

  /// `createdAt`, `lastModified`, `expiryDate`
  var isTime: Bool {
    words.contains([
      "at", "date", "dates", "time", "timestamp", "created", "updated", "modified", "added", "changed",
      "used",
      "exported", "deleted", "expires", "expiry", "since", "until", "on", "seen",
    ])
  }

  /// A moment in which nobody asks where it was: when something was written down.
  var isRecordKeeping: Bool {
    words.contains([
      "created", "creation", "updated", "modified", "changed", "exported", "export", "deleted", "synced",
      "added",
    ])
  }

  var isCurrency: Bool { words.contains(["currency", "currencies", "ccy"]) }

  /// `amountMinor`, `priceCents`
  var isMinorUnits: Bool { words.contains(["minor", "cents"]) }

  /// `amount`, `totalPrice`
  var isAmount: Bool {
    words.last.map {
      ["amount", "price", "cost", "total", "fee", "balance", "subtotal", "paid", "value"].contains($0)
    } ?? false
  }

  var isShare: Bool {
    words.contains([
      "confidence", "ratio", "fraction", "probability", "progress", "opacity", "alpha", "share",
    ])
  }

  /// `kind`, `status`: the texts are words of the app.
  var isChoice: Bool {
    words.contains([
      "type", "kind", "status", "state", "mode", "category", "algo", "algorithm", "period", "role", "theme",
      "level",
      "source", "direction", "method", "format", "priority", "color", "unit", "raw", "origin", "platform",
    ])
  }

  /// `name`, `note`: the texts are words of the person.
  var isPersonal: Bool {
    words.contains([
      "name", "title", "note", "notes", "text", "label", "comment", "description", "url", "uri", "link",
      "path",
      "email", "phone", "address", "secret", "password", "account", "issuer", "user", "username", "content",
      "body",
      "message", "value", "query", "data", "hash", "token", "merchant", "city", "street",
    ]) && !words.contains(["type", "kind"])
  }
}
