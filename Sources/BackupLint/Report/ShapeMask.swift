import BackupJSON

/// Shows the shape of a piece of JSON in place of its content: letters become `x`, digits `0`.
///
/// Punctuation, white space, `true`, `false`, `null` and the keys that are known stay. The piece may begin and end
/// anywhere and may be broken: what cannot be told to be one of these is masked, inside and outside of quotes.
enum ShapeMask {
  static func masked(_ scalars: [Unicode.Scalar], _ keys: KnownKeys) -> [Unicode.Scalar] {
    var result = scalars.map(mask)
    var index = 0
    while index < scalars.count {
      let end = endOfKey(scalars, index, keys) ?? endOfLiteral(scalars, index) ?? index
      for kept in index..<end { result[kept] = scalars[kept] }
      index = max(end, index + 1)
    }
    return result
  }

  /// The same of a text.
  static func masked(_ text: String, _ keys: KnownKeys = KnownKeys()) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: masked(Array(text.unicodeScalars), keys))
    return result
  }

  /// Whether a text is nothing but punctuation and white space.
  static func isShapeOnly(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 != "0" && $0 != "x" && mask($0) == $0 }
  }

  private static func mask(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .decimalNumber: return "0"
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .control, .format, .lineSeparator,
      .paragraphSeparator:
      return scalar
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return scalar.isASCII ? scalar : "x"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber, .otherNumber, .surrogate, .privateUse,
      .unassigned:
      return "x"
    @unknown default: return "x"
    }
  }

  /// The index behind `"key"` where it is known and a colon follows.
  private static func endOfKey(_ scalars: [Unicode.Scalar], _ start: Int, _ keys: KnownKeys) -> Int? {
    guard scalars[start] == "\"" else { return nil }
    guard let close = scalars[(start + 1)...].prefix(longestKey).firstIndex(of: "\"") else { return nil }
    var next = close + 1
    while next < scalars.count, scalars[next] == " " { next += 1 }
    guard next < scalars.count, scalars[next] == ":" else { return nil }
    let key = scalars[start + 1..<close].flatMap { UTF8.encode($0).map(Array.init) ?? [] }
    return keys.contains(key) ? close + 1 : nil
  }

  private static let longestKey = 200

  /// The index behind `true`, `false` or `null` that stands as a value.
  private static func endOfLiteral(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard isEdge(scalars[..<start].last { $0 != " " }, ":[,") else { return nil }
    for word in literals where scalars[start...].starts(with: word) {
      let end = start + word.count
      return isEdge(scalars[end...].first { $0 != " " }, ",]}") ? end : nil
    }
    return nil
  }

  private static let literals = ["true", "false", "null"].map { Array($0.unicodeScalars) }

  private static func isEdge(_ scalar: Unicode.Scalar?, _ edges: String) -> Bool {
    scalar.map { edges.unicodeScalars.contains($0) } ?? true
  }
}
