/// An expected text, in which a line `[...]` stands for any number of lines.
struct Expectation {
  private let parts: [[String]]

  init(_ text: String) {
    parts = Expectation.lines(text).split(separator: "[...]", omittingEmptySubsequences: false).map(
      Array.init
    )
  }

  func isMet(by text: String) -> Bool {
    var rest = Expectation.lines(text)[...]
    guard parts.count > 1 else { return same(Array(rest), parts[0]) }
    guard starts(rest, parts[0]) else { return false }
    rest = rest.dropFirst(parts[0].count)
    for part in parts[1..<parts.count - 1] {
      while !rest.isEmpty, !starts(rest, part) { rest = rest.dropFirst() }
      guard starts(rest, part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return rest.count >= parts[parts.count - 1].count
      && same(Array(rest.suffix(parts[parts.count - 1].count)), parts[parts.count - 1])
  }

  private func starts(_ lines: ArraySlice<String>, _ part: [String]) -> Bool {
    same(Array(lines.prefix(part.count)), part)
  }

  /// Texts are compared by their bytes: two ways of writing é are two texts.
  private func same(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
