import BackupJSON

/// Pieces of Markdown, made so that no text of a contract becomes markup or ends a cell.
enum MarkdownText {
  /// A code span: with a fence that is longer than any in the text.
  static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return escapedInCell("\(fence)\(space)\(text)\(space)\(fence)")
  }

  /// Words of a contract; marks of Markdown in them stay, as people write `code` in what they document.
  static func words(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "\n", "\r": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escapedInCell(escaped)
  }

  private static func escapedInCell(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "|" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The rows of a table, the first of which is its head.
  static func table(_ rows: [[String]]) -> String {
    var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    if let head = rows.first { lines.insert("|" + String(repeating: "---|", count: head.count), at: 1) }
    return lines.joined(separator: "\n")
  }

  /// A value on one line, as people write it: `{"major": 1, "minor": 0}`.
  static func json(_ value: JSONValue) -> String {
    switch value {
    case .null, .boolean, .number, .string:
      return (try? JSONWriter(.compact).write(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    case .array(let elements): return "[" + elements.map(json).joined(separator: ", ") + "]"
    case .object(let object):
      return "{" + object.map { "\(json(.string($0.key))): \(json($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}

/// The anchors that Markdown renderers give to headings: the second of one name gets a number.
struct HeadingAnchors: Sendable {
  private var taken: [String: Int] = [:]

  /// The anchor of the next heading.
  mutating func next(_ heading: String) -> String {
    var anchor = ""
    for letter in heading.lowercased() {
      if letter == " " {
        anchor += "-"
      } else if letter.isLetter || letter.isNumber || letter == "-" || letter == "_" {
        anchor.append(letter)
      }
    }
    let count = taken[anchor, default: 0]
    taken[anchor] = count + 1
    return count == 0 ? anchor : "\(anchor)-\(count)"
  }
}
