import Testing

/// A fenced block of JSON in the specification.
struct SpecBlock: Sendable, CustomTestStringConvertible {
  /// What the lines of a block are.
  enum Content: Hashable {
    /// A whole backup.
    case document
    /// One value of a type on each line: `value=TYPE`.
    case values(of: String)
    /// A whole contract file: `contract`.
    case contract
    /// Members for one place of a contract file: `contract-part=PLACE`.
    case contractPart(String)
    /// A document before and after operations: `upgrade`. The tests of upgrade steps run it.
    case upgrade
    /// Records of a store and of a file, and what a merge makes of them: `merge`. The tests of the import run it.
    case merge
    /// A whole configuration file: `configuration`.
    case configuration
    /// A whole encrypted file, of which the envelope is looked at: `envelope`.
    case envelope
  }

  /// The page and line where the block begins.
  let place: String
  /// The words behind the three backticks.
  let info: [String]
  let lines: [String]

  var testDescription: String { place + " " + info.joined(separator: " ") }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The rule that the block breaks; `nil` for a valid one.
  var rule: String? { verdict.first == "invalid" ? verdict.last : nil }

  var content: Content { contents.first ?? .document }

  /// Whether the words are `json`, at most one that says what the lines are, and `valid` or `invalid RULE`.
  var isWellFormed: Bool {
    guard info.first == "json", contents.count <= 1 else { return false }
    switch verdict.first {
    case "valid": return verdict.count == 1
    case "invalid": return verdict.count == 2
    default: return false
    }
  }

  private var contents: [Content] { info.dropFirst().compactMap(Self.content) }

  private var verdict: [String] { info.dropFirst().filter { Self.content($0) == nil } }

  private static func content(_ word: String) -> Content? {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("value", 2): return .values(of: parts[1])
    case ("contract", 1): return .contract
    case ("upgrade", 1): return .upgrade
    case ("merge", 1): return .merge
    case ("configuration", 1): return .configuration
    case ("envelope", 1): return .envelope
    case ("contract-part", 2): return .contractPart(parts[1])
    default: return nil
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
      // A file of a tutorial is checked where the tutorial checks it, by the contract that it makes.
      if info.contains(where: { $0.hasPrefix("file=") }) { continue }
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
