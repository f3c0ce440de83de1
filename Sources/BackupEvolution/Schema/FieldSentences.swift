import BackupFormat

/// Sentences put one behind the other, each with its full stop.
struct Sentences {
  let text: String

  init(_ sentences: [String]) {
    text = sentences.filter { !$0.isEmpty }.map { sentence in
      guard let last = sentence.utf8.last, !".!?:".utf8.contains(last) else { return sentence }
      return sentence + "."
    }.joined(separator: " ")
  }
}

/// What is to be known about a field, in words for the person who edits a file.
struct FieldSentences {
  let text: String

  init(_ field: FieldType, _ audience: SchemaExport.Audience) {
    var sentences = [field.doc]
    if let unit = field.unit { sentences.append("In \(unit)") }
    if !field.absence.isEmpty { sentences.append("Left out: \(field.absence)") }
    switch field.null {
    case .refused: break
    case .absent: sentences.append("null: the same as left out")
    case .meaning(let words): sentences.append("null: \(words)")
    }
    if audience == .reader, let fallback = FieldSentences.fallback(field.type) { sentences.append(fallback) }
    if let since = field.since { sentences.append("Since \(since)") }
    text = Sentences(sentences).text
  }

  private static func fallback(_ type: ValueType) -> String? {
    switch type {
    case .integer(let integer):
      let outside = "Outside of \(integer.minimum)…\(integer.maximum) it is read as"
      switch integer.outside {
      case .refused: return nil
      case .null: return "\(outside) null"
      case .value(let value): return "\(outside) \(value)"
      }
    case .enumeration(let enumeration):
      switch enumeration.unknown {
      case .refused: return nil
      case .null: return "Any other text is read as null"
      case .value(let name): return "Any other text is read as `\(name)`"
      case .kept(let words): return "Any other text is kept, and shown as \"\(words)\""
      }
    case .text, .boolean, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      return nil
    }
  }
}
