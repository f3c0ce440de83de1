/// Text and macros of `man`, as `man(7)` describes them.
enum Roff {
  /// A text as it is read, whatever characters it has.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
        }
      }
    }
    // A line that begins with one of these is a request; the apostrophe is gone already.
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// A text in lines of no more than eighty bytes, as long as no word is longer.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ self.text(String($0)) }) {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 78 {
        // In the middle of a line a point means nothing.
        lines[lines.count - 1] = last + " " + (word.hasPrefix("\\&.") ? String(word.dropFirst(2)) : word)
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// A word in bold.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// A word in italics: something that is to be replaced.
  static func italic(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

  /// A macro with arguments that are text already.
  static func macro(_ name: String, _ arguments: String...) -> String {
    ([".\(name)"] + arguments.map { $0.contains(" ") || $0.isEmpty ? "\"\($0)\"" : $0 })
      .joined(separator: " ")
  }
}
