import BackupJSON
import TestSupport
import Testing

@testable import BackupFormat
@testable import BackupLint

/// Unified diffs of random changes, each applied to its text by the plain rules of the form.
struct UnifiedDiffTests {
  private func change(_ parts: [(Range<Int>, String)]) -> TextChange {
    TextChange(parts.map { TextChange.Part(range: $0, replacement: Array($1.utf8)) })
  }

  private func diff(_ text: String, _ change: TextChange, named name: String = "a.json") -> String {
    let sink = OutputSink()
    UnifiedDiff(InputBytes(text), change, named: name).write(to: sink)
    return sink.text
  }

  @Test func `without a change there is no diff`() {
    #expect(diff("a\n", TextChange()).isEmpty)
  }

  @Test func `lines far from each other are in hunks of their own`() {
    let text = (1...20).map { "\($0)\n" }.joined()
    let change = change([(0..<1, "one"), (text.utf8.count - 3..<text.utf8.count - 1, "twenty")])
    #expect(
      diff(text, change) == """
        --- a.json
        +++ a.json
        @@ -1,4 +1,4 @@
        -1
        +one
         2
         3
         4
        @@ -17,4 +17,4 @@
         17
         18
         19
        -20
        +twenty

        """
    )
  }

  @Test func `a last line without an end is marked on each side that lacks it`() {
    #expect(diff("a\nb", change([(3..<3, "\n")])).hasSuffix("-b\n\\ No newline at end of file\n+b\n"))
    #expect(diff("a\nb\n", change([(3..<4, "")])).hasSuffix("-b\n+b\n\\ No newline at end of file\n"))
    #expect(diff("a\nb", change([(0..<1, "c")])).hasSuffix(" b\n\\ No newline at end of file\n"))
  }

  @Test func `lines that go away leave none behind`() {
    #expect(diff("a\nb\nc\n", change([(2..<4, "")])).hasSuffix("@@ -1,3 +1,2 @@\n a\n-b\n c\n"))
    #expect(diff("a\n", change([(0..<2, "")])).hasSuffix("@@ -1,1 +0,0 @@\n-a\n"))
    #expect(diff("", change([(0..<0, "a\n")])).hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
  }

  @Test func `a name with a space ends with a tab`() {
    #expect(
      diff("a\n", change([(0..<1, "b")]), named: "my a.json").hasPrefix("--- my a.json\t\n+++ my a.json\t\n")
    )
  }

  #if DEBUG
    private static let rounds = 500
  #else
    private static let rounds = 50_000
  #endif

  @Test func `the diff of any change makes the text after of the text before`() throws {
    var random = SplitMix64(seed: 7)
    for round in 0..<Self.rounds {
      let text = randomText(upTo: 40, &random)
      let change = change(randomParts(text.utf8.count, &random))
      let after = String(decoding: change.applied(to: InputBytes(text)).bytes, as: UTF8.self)
      let diff = diff(text, change)
      let patched = diff.isEmpty ? text : try Patch(diff).applied(to: text)
      #expect(patched == after, "round \(round)")
    }
  }

  private func randomText(upTo count: Int, _ random: inout SplitMix64) -> String {
    let letters = Array("ab\n\n")
    return String(
      (0..<Int.random(in: 0...count, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a"
      }
    )
  }

  private func randomParts(_ count: Int, _ random: inout SplitMix64) -> [(Range<Int>, String)] {
    var parts: [(Range<Int>, String)] = []
    var start = 0
    while start <= count, Int.random(in: 0..<5, using: &random) > 0 {
      let lower = Int.random(in: start...count, using: &random)
      let upper = min(count, lower + Int.random(in: 0...4, using: &random))
      let text = randomText(upTo: 3, &random).replacing("a", with: "x")
      if lower < upper || !text.isEmpty { parts.append((lower..<upper, text)) }
      start = upper + 1
    }
    return parts
  }
}
