import BackupJSON
import Testing

@testable import BackupFormat

/// Which fixes are taken, and which have to wait.
struct FixSelectionTests {
  private func finding(_ fixes: (Fix.Safety, [(Range<Int>, String)])...) -> Finding {
    Finding(
      .comment,
      at: 0..<0,
      "a finding",
      fixes: fixes.map { safety, edits in
        Fix("a fix", safety: safety, edits: edits.map { TextEdit(range: $0, replacement: $1) })
      }
    )
  }

  private func chosen(_ findings: [Finding], _ safety: Fix.Safety = .safe) -> [Int] {
    let selection = FixSelection(findings, allowing: safety, limit: 100) { _ in false }
    return selection.choices.map { choice in findings.firstIndex { $0.fixes.contains(choice.fix) } ?? -1 }
  }

  @Test func `a fix that may change the meaning is taken only where that is allowed`() {
    let findings = [finding((.unsafe, [(0..<1, "a")])), finding((.safe, [(2..<3, "b")]))]
    #expect(chosen(findings) == [1])
    #expect(chosen(findings, .unsafe) == [0, 1])
  }

  @Test func `of several ways only the one that is certain is taken`() {
    let one = finding((.unsafe, [(0..<1, "a")]), (.safe, [(0..<1, "b")]), (.unsafe, [(0..<1, "c")]))
    let selection = FixSelection([one], allowing: .unsafe, limit: 100) { _ in false }
    #expect(selection.choices.map(\.fix.edits[0].replacement) == ["b"])
    #expect(chosen([finding((.unsafe, [(0..<1, "a")]), (.unsafe, [(0..<1, "b")]))], .unsafe) == [])
    #expect(chosen([finding((.safe, [(0..<1, "a")]), (.safe, [(0..<1, "b")]))]) == [])
  }

  @Test func `of two that overlap the first is taken, wholly`() {
    let first = finding((.safe, [(0..<2, "a"), (10..<12, "b")]))
    let second = finding((.safe, [(1..<3, "c")]))
    let third = finding((.safe, [(11..<12, "d")]))
    let between = finding((.safe, [(5..<6, "e")]))
    #expect(chosen([first, second, third, between]) == [0, 3])
  }

  @Test func `parts that only touch go together`() {
    let findings = [
      finding((.safe, [(0..<2, "")])), finding((.safe, [(2..<2, "a")])), finding((.safe, [(2..<4, "b")])),
    ]
    #expect(chosen(findings) == [0, 1, 2])
    let selection = FixSelection(findings, allowing: .safe, limit: 100) { _ in false }
    #expect(selection.change.applied(to: InputBytes("wxyz.")).bytes == Array("ab.".utf8))
  }

  @Test func `two insertions at one place have no order`() {
    #expect(chosen([finding((.safe, [(2..<2, "a")])), finding((.safe, [(2..<2, "b")]))]) == [0])
  }

  @Test func `a fix that reaches beyond the text is none`() {
    #expect(chosen([finding((.safe, [(99..<101, "a")])), finding((.safe, []))]) == [])
  }
}
