/// Applies a unified diff by the plain rules of the form, and refuses one whose numbers or lines are wrong.
struct Patch {
  struct Mistake: Error {
    let line: String
  }

  private let lines: [Substring]

  init(_ diff: String) {
    lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  func applied(to text: String) throws -> String {
    var old = Patch.lines(of: text)[...]
    var result = ""
    var passed = 0
    var index = 2
    while index < lines.count {
      let numbers = lines[index].split { !$0.isNumber }.compactMap { Int($0) }
      guard lines[index].hasPrefix("@@ -"), numbers.count == 4 else {
        throw Mistake(line: String(lines[index]))
      }
      let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
      guard start >= passed else { throw Mistake(line: String(lines[index])) }
      result += old.prefix(start - passed).joined()
      old = old.dropFirst(start - passed)
      passed = start
      index += 1
      var left = (old: numbers[1], new: numbers[3])
      while left.old > 0 || left.new > 0 {
        guard index < lines.count else { throw Mistake(line: "the end") }
        let isOpen = index + 1 < lines.count && lines[index + 1].hasPrefix("\\")
        let line = lines[index].dropFirst() + (isOpen ? "" : "\n")
        let mark = lines[index].first
        index += isOpen ? 2 : 1
        if mark == " " || mark == "-" {
          guard old.popFirst() == line else { throw Mistake(line: String(line)) }
          passed += 1
          left.old -= 1
        }
        if mark == " " || mark == "+" {
          result += line
          left.new -= 1
        }
        guard mark == " " || mark == "+" || mark == "-" else { throw Mistake(line: String(line)) }
      }
    }
    return result + old.joined()
  }

  /// The lines with their ends.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      lines.append(rest[...end])
      rest = rest[text.index(after: end)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
