import BackupJSON
import TestSupport
import Testing

@testable import BackupFormat

/// Changes of a text and what comes of two in a row, against the slow and plain way.
struct TextChangeTests {
  private func change(_ parts: (Range<Int>, String)...) -> TextChange {
    TextChange(parts.map { TextChange.Part(range: $0, replacement: Array($1.utf8)) })
  }

  private func applied(_ change: TextChange, to text: String) -> String {
    String(decoding: change.applied(to: InputBytes(text)).bytes, as: UTF8.self)
  }

  @Test func `parts are replaced, put in and taken out`() {
    let change = change((0..<0, "<"), (1..<2, ""), (3..<4, "xyz"), (5..<5, ">"))
    #expect(applied(change, to: "abcde") == "<acxyze>")
  }

  @Test func `a change of nothing gives the very same bytes`() {
    let input = InputBytes("abc")
    #expect(TextChange().applied(to: input) === input)
    #expect(TextChange().isEmpty)
  }

  @Test func `an offset behind a change is told in the text before`() {
    let change = change((1..<3, "wxyz"), (5..<5, "+"))
    // abcdefg becomes awxyzde+fg.
    #expect((0...9).map(change.original) == [0, 1, 1, 1, 1, 3, 4, 5, 5, 6])
  }

  @Test func `a second change may take out what the first has put in`() {
    let first = change((1..<1, "xyz"))
    let second = change((1..<4, ""))
    #expect(applied(first.then(second), to: "ab") == "ab")
  }

  @Test func `parts that only the first has touched stay small`() {
    let first = change((1..<2, "x"), (5..<6, "y"))
    let second = change((3..<4, "z"))
    #expect(first.then(second).parts.map(\.range) == [1..<2, 3..<4, 5..<6])
  }

  #if DEBUG
    private static let seeds: Range<UInt64> = 0..<500
  #else
    private static let seeds: Range<UInt64> = 0..<50_000
  #endif

  @Test func `two changes as one do what both do in a row`() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { Character(Unicode.Scalar(97 + UInt8($0))) }
      )
      let first = randomChange(of: text.utf8.count, "ABC", &random)
      let middle = applied(first, to: text)
      let second = randomChange(of: middle.utf8.count, "123", &random)
      let third = randomChange(of: applied(second, to: middle).utf8.count, "xyz", &random)
      let wanted = applied(third, to: applied(second, to: middle))
      let left = first.then(second).then(third)
      let right = first.then(second.then(third))
      #expect(applied(left, to: text) == wanted, "seed \(seed)")
      #expect(applied(right, to: text) == wanted, "seed \(seed)")
      for (part, next) in zip(left.parts, left.parts.dropFirst()) {
        #expect(part.range.upperBound <= next.range.lowerBound, "seed \(seed)")
      }
    }
  }

  private func randomChange(of count: Int, _ letters: String, _ random: inout SplitMix64) -> TextChange {
    var parts: [TextChange.Part] = []
    var start = 0
    while start <= count, Int.random(in: 0..<4, using: &random) > 0 {
      let lower = Int.random(in: start...count, using: &random)
      let upper = min(count, lower + Int.random(in: 0...3, using: &random))
      let text = String(letters.prefix(Int.random(in: 0...3, using: &random)))
      parts.append(TextChange.Part(range: lower..<upper, replacement: Array(text.utf8)))
      // Two insertions at one place would have no order.
      start = upper + 1
    }
    return TextChange(parts)
  }
}
