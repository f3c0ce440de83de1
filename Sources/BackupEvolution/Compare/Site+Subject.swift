import BackupJSON

/// What messages call a place.
extension Site {
  /// For example "`mood` of the entry", or "the format".
  var subject: String {
    if let record, let field {
      return steps.isEmpty ? "`\(field)` of \(record)" : "an element of `\(field)` of \(record)"
    }
    if let record { return "the record \(record)" }
    switch place.tokens.first {
    case "collections" where place.tokens.count > 1: return "the collection `\(place.tokens[1])`"
    case "spelling" where place.tokens.count > 1:
      return place.tokens[1] == "moments" ? "a moment" : "a currency"
    case "records" where place.tokens.count > 1: return "the record \(place.tokens[1])"
    default: return "the format"
    }
  }
}
