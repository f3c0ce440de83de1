import BackupFormat
import BackupJSON
import TestSupport
import Testing

/// Every kind of broken syntax in a backup: told once, in its place, and with everything else that is wrong.
struct SyntaxFaultTests {
  private static func lines(_ bytes: [UInt8]) -> [String] {
    let report = Checking.report(bytes)
    #expect(report.verdict == .refused)
    #expect(report.counts.values.reduce(0, +) == report.findings.count)
    return report.findings.map { "\($0.rule) \($0.pointer)" }
  }

  private static func replacing(_ old: String, _ new: String, in bytes: [UInt8]) -> [UInt8] {
    let parts = bytes.split(separator: Array(old.utf8), omittingEmptySubsequences: false)
    precondition(parts.count == 2, "\(old) stands \(parts.count - 1) times")
    return parts[0] + Array(new.utf8) + parts[1]
  }

  @Test(arguments: SyntaxFaultCase.all)
  func `a fault is told alone`(row: SyntaxFaultCase) {
    #expect(Self.lines(row.bytes) == [row.finding])
  }

  @Test(arguments: SyntaxFaultCase.all)
  func `a fault is told with wrong dates before and behind it`(row: SyntaxFaultCase) {
    let early = Self.replacing("2026-01-05T07:30:00+01:00", "2026-02-31T07:30:00+01:00", in: row.bytes)
    let bytes = Self.replacing("2026-01-06T12:41:07Z", "2026-02-30T12:41:07Z", in: early)
    let dates = ["date/no-such-day /trackers/0/quitDate", "date/no-such-day /entries/0/createdAt"]
    let lines = Self.lines(bytes)
    #expect(lines.filter { $0 != row.finding } == dates)
    #expect(lines.count == 3)
  }

  @Test(arguments: SyntaxFaultCase.inEntry)
  func `a fault that stands twice is told twice`(row: SyntaxFaultCase) throws {
    let text = SmallBackup.text
    let opening = try #require(text.firstRange(of: "\"entries\": [\n")?.upperBound)
    let closing = try #require(text.firstRange(of: "\n  ],\n  \"pref")?.lowerBound)
    let entry = String(decoding: row.bytes, as: UTF8.self)
    let start = try #require(entry.firstRange(of: "\"entries\": [\n")?.upperBound)
    let end = try #require(entry.firstRange(of: "\n  ],\n  \"pref")?.lowerBound)
    let second = entry[start..<end].replacing("0a9b8c7d", with: "1a9b8c7d")
    let bytes = Array((text[..<opening] + entry[start..<end] + ",\n" + second + text[closing...]).utf8)
    #expect(Self.lines(bytes) == [row.finding, row.finding.replacing("/entries/0", with: "/entries/1")])
  }

  @Test(arguments: SyntaxFaultCase.all)
  func `the safe fixes of a fault give back the backup`(row: SyntaxFaultCase) throws {
    let fixes = Checking.report(row.bytes).findings.flatMap(\.fixes).filter { $0.safety == .safe }
    guard !fixes.isEmpty else { return }
    let edits = fixes.flatMap(\.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    let mended = edits.reduce(row.bytes) { bytes, edit in
      bytes[..<edit.range.lowerBound] + Array(edit.replacement.utf8) + bytes[edit.range.upperBound...]
    }
    #expect(Checking.report(mended).verdict == .accepted)
  }

  @Test
  func `a file that was cut short says in which record`() throws {
    let text = SmallBackup.text
    let inside = try #require(text.firstRange(of: "\"kind\"")?.lowerBound)
    let between = try #require(text.firstRange(of: "\"runs\"")?.lowerBound)
    let cut = try #require(Checking.report(Array(text[..<inside].utf8)).findings.last)
    #expect(cut.rule == .unexpectedEnd)
    #expect(cut.label?.phrase.description == "entry \"0a9b8c7d-6e5f-4a3b-92c1-d0e1f2a3b4c5\"")
    let behind = try #require(Checking.report(Array(text[..<between].utf8)).findings.last)
    #expect(
      behind.notes.contains {
        $0.message.description == "the last record that is whole is tracker \"Coffee\""
      }
    )
  }

  @Test
  func `a record that was given up leaves no reference hanging`() {
    let bytes = SmallBackup.replacing("\"id\": \"7c42ca9b", "\"id\": @@@, \"x\": \"7c42ca9b")
    #expect(
      Self.lines(bytes).filter { !$0.hasPrefix("field/unknown") } == ["json/unknown-literal /trackers/0/id"]
    )
  }

  @Test
  func `a lost number hides no missing record`() {
    let bytes = SmallBackup.replacing([
      ("\"intensity\": 4", "\"intensity\": NaN"),
      ("\"trackerId\": \"7c42ca9b", "\"trackerId\": \"8c42ca9b"),
    ])
    #expect(
      Self.lines(bytes) == ["ref/missing /entries/0/trackerId", "json/not-a-number /entries/0/intensity"]
    )
  }

  @Test(.enabled(if: Corpora.isPresent("../cases"), "the real faults in cases.json are not there"))
  func `each real text that is no JSON is refused with every one of its faults placed`() throws {
    let cases = try Corpora.objects("../cases/cases.json").filter { $0["inputKind"] as? String == "not JSON" }
    #expect(cases.count == 8)
    for entry in cases {
      let text = try #require(entry["input"] as? String).replacing("<U+0002>", with: "\u{2}")
        .replacing("\\n", with: "\n")
      let bytes = Array((text == "(zero bytes)" ? "" : text).utf8)
      let report = Checking.report(bytes)
      #expect(report.verdict == .refused, "\(entry["id"] ?? "")")
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(reading: InputBytes(bytes)) }
    }
  }
}
