import Testing

/// A fenced block of JSON in the specification.
struct SpecBlock: Sendable, CustomTestStringConvertible {
  /// The page and line where the block begins.
  let place: String
  /// The words behind the three backticks.
  let info: [String]
  let lines: [String]

  var testDescription: String { place + " " + info.joined(separator: " ") }

  /// The rule that the block breaks; `nil` for a valid one.
  var rule: String? { isInvalid ? info.last : nil }

  /// The type of the values that stand on the lines; `nil` for a whole document.
  var valueType: String? {
    info.first { $0.hasPrefix("value=") }.map { String($0.dropFirst("value=".count)) }
  }

  private var isInvalid: Bool { info.dropFirst().first == "invalid" }

  /// Whether the words are `json valid [value=TYPE]` or `json invalid [value=TYPE] RULE`.
  var isWellFormed: Bool {
    let rest = info.dropFirst(2).filter { !$0.hasPrefix("value=") }
    switch info.dropFirst().first {
    case "valid": return rest.isEmpty
    case "invalid": return rest.count == 1 && info.last == rest.last
    default: return false
    }
  }

  /// The blocks of all pages whose language is JSON in any spelling.
  static let all: [SpecBlock] = SpecPage.all.flatMap(blocks)

  private static func blocks(of page: SpecPage) -> [SpecBlock] {
    var blocks: [SpecBlock] = []
    var opening: Int?
    for (number, line) in page.lines.enumerated() where line.hasPrefix("```") {
      guard let start = opening else {
        opening = number
        continue
      }
      opening = nil
      let info = page.lines[start].dropFirst(3).split(separator: " ").map(String.init)
      guard info.first?.lowercased().hasPrefix("json") == true else { continue }
      blocks.append(
        SpecBlock(
          place: "\(page.path):\(start + 1)",
          info: info,
          lines: Array(page.lines[(start + 1)..<number])
        )
      )
    }
    return blocks
  }
}
