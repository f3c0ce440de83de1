import BackupFormat
import BackupFormats
import BackupJSON
import TestSupport
import Testing

/// Real faults from bug reports, put into a Seaglass file.
struct ReadingCaseTests {
  @Test
  func `the small backup has no findings`() {
    let report = Checking.report(SmallBackup.text)
    #expect(report.verdict == .accepted)
    #expect(report.findings.isEmpty)
  }

  @Test(arguments: ReadingCase.all)
  func `a real fault is told as what it is`(row: ReadingCase) {
    let report = Checking.report(row.bytes)
    #expect(report.verdict == row.verdict)
    #expect(report.findings.map { "\($0.rule) \($0.pointer)" } == row.findings)
  }

  /// B98: the limit is the format's, and is seen from the length of the file.
  @Test
  func `a file larger than its format allows is refused unread`() throws {
    var contract = Seaglass.definition.contract
    contract.limits.bytes = SmallBackup.text.utf8.count
    let checker = BackupChecker(try FormatLibrary([contract]))
    #expect(checker.check(InputBytes(SmallBackup.text)).verdict == .accepted)
    let report = checker.check(InputBytes(SmallBackup.text + " "))
    #expect(report.verdict == .refused)
    #expect(report.findings.map(\.rule.id) == ["limit/size"])
  }

  /// B70: every wrong record is told, not the first alone.
  @Test
  func `all wrong records are told in one run`() {
    let entry = """
      { "id": 7, "trackerId": "7c42ca9b-9eab-4d04-80b3-40f10b0c54aa", "kind": "slip", "intensity": "9",
        "note": 1, "occurredAt": "2026-02-30T00:00:00Z", "createdAt": null, "updatedAt": "" }
      """
    let entries = Array(repeating: entry, count: 120).joined(separator: ",")
    let report = Checking.report(SmallBackup.replacing("\"entries\": [", "\"entries\": [\(entries),"))
    #expect(report.verdict == .refused)
    #expect(report.findings.count == 120 * 6)
    #expect(Set(report.findings.compactMap { $0.pointer.tokens.dropFirst().first }).count == 120)
  }

  @Test(.enabled(if: Corpora.isPresent("../cases"), "the real faults in cases.json are not there"))
  func `each case of cases.json is read here or has a reason to wait`() throws {
    let ids = try Corpora.objects("../cases/cases.json").compactMap { $0["id"] as? String }
    #expect(ids.count == 68)
    let read = Set(ReadingCase.all.map(\.id) + ["B98"])
    let waiting = Set(ReadingCase.later.map(\.id))
    #expect(ids.filter { !read.contains($0) && !waiting.contains($0) } == [])
    #expect(read.union(waiting).subtracting(ids).sorted() == [])
    #expect(read.intersection(waiting).sorted() == [])
  }
}

extension ReadingCase {
  /// Cases that a check of one Seaglass file cannot meet, with what it takes to meet them.
  fileprivate static let later: [(id: String, reason: String)] = [
    ("B55", "an older major: needs a format with one, and the steps between them"),
    ("B80", "a second import of the same file: needs the merge"),
    ("B82", "equal times with different content: needs the merge"),
    ("B88", "answers without their field: needs a format with a form"),
    ("B89", "options that are gone: needs a format with a form"),
    ("B91", "costs of a key derivation: needs the envelope"),
    ("B92", "the wrong passcode: needs the envelope"),
    ("B94", "passcodes in two normal forms: needs the envelope"),
    ("B95", "blanks around a passcode: needs the envelope"),
    ("B97", "zeros in a passcode: needs the envelope"),
  ]
}
