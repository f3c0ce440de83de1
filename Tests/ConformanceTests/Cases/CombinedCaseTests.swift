import BackupFormat
import BackupFormats
import BackupJSON
import TestSupport
import Testing

/// Real faults, each with another fault beside it, and each twice in one file.
struct CombinedCaseTests {
  /// Wrong values far from each other, of which at least one is not where the fault is.
  private static let wrong: [(old: String, new: String, finding: String)] = [
    (
      "\"updatedAt\": \"2026-01-06T12:41:09Z\"",
      "\"updatedAt\": \"2026-02-30T12:41:09Z\"",
      "date/no-such-day /entries/0/updatedAt"
    ),
    (
      "\"updatedAt\": \"2026-01-05T06:31:00Z\"",
      "\"updatedAt\": 5",
      "type/expected-text /trackers/0/updatedAt"
    ),
    (
      "\"hapticsEnabled\": true", "\"hapticsEnabled\": 1", "type/expected-boolean /preferences/hapticsEnabled"
    ),
  ]

  private static func lines(_ report: CheckReport) -> [String] {
    report.findings.map { "\($0.rule) \($0.pointer)" }
  }

  @Test(arguments: ReadingCase.all.filter { $0.isOfOneValue })
  func `a fault and a wrong value elsewhere are both told`(row: ReadingCase) throws {
    var combinations = 0
    for wrong in Self.wrong {
      guard row.bytes.split(separator: Array(wrong.old.utf8), omittingEmptySubsequences: false).count == 2
      else { continue }
      let parts = row.bytes.split(separator: Array(wrong.old.utf8), omittingEmptySubsequences: false)
      let report = Checking.report(parts[0] + Array(wrong.new.utf8) + parts[1])
      #expect(report.verdict == .refused)
      #expect(Self.lines(report).sorted() == (row.findings + [wrong.finding]).sorted())
      let places = report.findings.map(\.range.lowerBound)
      #expect(places == places.sorted())
      combinations += 1
    }
    #expect(combinations >= 2)
  }

  @Test(arguments: ReadingCase.all.filter { $0.isOfOneValue && $0.twice != nil })
  func `a fault that stands twice is told for both places`(row: ReadingCase) throws {
    let (bytes, list) = try #require(row.twice)
    let report = Checking.report(bytes)
    let wanted = row.findings.flatMap { [$0, $0.replacing("/\(list)/0", with: "/\(list)/1")] }
    // What one cause does at many places is one finding that names them.
    let told = report.findings.flatMap { finding in
      ([finding.pointer] + finding.notes.compactMap(\.pointer)).map { "\(finding.rule) \($0)" }
    }
    #expect(Set(told) == Set(wanted))
    #expect(report.findings.count <= wanted.count)
  }
}

extension ReadingCase {
  /// Whether the fault is one in the content, so that the rest of the file is read.
  fileprivate var isOfOneValue: Bool {
    let ofAll = ["file/", "format/", "version/", "envelope/", "limit/", "json/duplicate-key /version"]
    return replaced != nil && !findings.contains { finding in ofAll.contains { finding.hasPrefix($0) } }
  }

  /// The file with the fault in two records, and the list that they are in.
  fileprivate var twice: (bytes: [UInt8], list: String)? {
    guard let replaced else { return nil }
    for (list, id, other) in [("trackers", "7c42ca9b", "8c42ca9b"), ("entries", "0a9b8c7d", "1a9b8c7d")] {
      guard let record = SmallBackup.record(of: list), record.contains(replaced.old) else { continue }
      let first = record.replacing(replaced.old, with: replaced.new)
      let second = first.replacing("\"id\": \"\(id)", with: "\"id\": \"\(other)")
      if first == second { return nil }
      return (Array(SmallBackup.text.replacing(record, with: first + ",\n" + second).utf8), list)
    }
    return nil
  }
}

extension SmallBackup {
  /// The text of the only record of a list.
  fileprivate static func record(of list: String) -> String? {
    guard let start = text.firstRange(of: "\"\(list)\": [\n")?.upperBound,
      let end = text[start...].firstRange(of: "\n  ]")?.lowerBound
    else { return nil }
    return String(text[start..<end])
  }
}
