import BackupFormat
import BackupJSON
import Testing

/// What must hold for any bytes whatever.
enum Hostile {
  /// Checks some bytes and reads them as a document; whatever both answer must hang together.
  static func examine(_ bytes: [UInt8], _ origin: @autoclosure () -> String) {
    let input = InputBytes(bytes)
    let report = Checking.checker.check(input)
    let faults = faults(of: report, in: input) + disagreements(report, with: errors(input))
    if !faults.isEmpty {
      Issue.record(
        "\(origin()): \(faults): \(String(decoding: bytes.prefix(4000), as: UTF8.self).debugDescription)"
      )
    }
  }

  private static func errors(_ input: InputBytes) -> [Finding] {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(reading: input)
      return []
    } catch {
      return error.findings
    }
  }

  // MARK: A report in itself

  private static func faults(of report: CheckReport, in input: InputBytes) -> [String] {
    var faults: [String] = []
    let hasError = report.counts[.error, default: 0] > 0
    if hasError != (report.verdict == .refused) { faults.append("\(report.verdict) does not fit its errors") }
    if report.verdict == .degraded, !report.findings.contains(where: \.rule.degrades) {
      faults.append("degraded without a reason")
    }
    for (finding, next) in zip(report.findings, report.findings.dropFirst())
    where Finding.inReportOrder(next, finding) {
      faults.append("out of order: \(finding.rule), \(next.rule)")
    }
    for finding in report.findings { faults += self.faults(of: finding, in: input) }
    return faults
  }

  private static func faults(of finding: Finding, in input: InputBytes) -> [String] {
    let file = 0..<input.count
    let ranges =
      [finding.range] + finding.notes.compactMap(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
    let pointers = [finding.pointer] + finding.notes.compactMap(\.pointer)
    var faults: [String] = []
    for range in ranges where range.lowerBound < 0 || range.upperBound > file.upperBound {
      faults.append("\(finding.rule) at \(range), outside of \(file)")
    }
    for pointer in pointers where JSONPointer(pointer.description) != pointer {
      faults.append("\(finding.rule) has the pointer \(pointer)")
    }
    if finding.message.rendered(redacting: true).isEmpty { faults.append("\(finding.rule) says nothing") }
    if finding.occurrences < 1 { faults.append("\(finding.rule) occurs \(finding.occurrences) times") }
    return faults
  }

  // MARK: A report and the reader

  /// Rules that speak of the bytes and the JSON of a file, and not of its format.
  private static let syntax = Set((Rule.fileRules + Rule.syntaxRules).filter { $0.severity == .error })
    .subtracting([.fileTooLarge])

  private static func disagreements(_ report: CheckReport, with errors: [Finding]) -> [String] {
    let told = report.findings.filter { syntax.contains($0.rule) }
    if errors.isEmpty {
      return told.isEmpty ? [] : ["the reader reads it, the check tells of \(told.map(\.rule.id))"]
    }
    if report.verdict != .refused { return ["\(report.verdict), the reader says \(errors.map(\.rule.id))"] }
    // The file may have been refused before its JSON was looked at.
    if told.isEmpty { return [] }
    // Both lose the structure at the same place, but a key that stands twice is told by the reader at the end of
    // its object only.
    let faults = [told, errors].map { $0.filter { $0.rule != .duplicateKey }.prefix(1) }
    let isCut = report.findings.count { $0.severity == .error } < report.counts[.error, default: 0]
    if isCut, faults.allSatisfy(\.isEmpty) { return [] }
    let both = faults.allSatisfy(\.isEmpty) ? [told[...], errors[...]] : faults
    let lists = both.map { $0.map { "\($0.rule) \($0.range)" } }
    return lists[0] == lists[1] ? [] : ["the check tells of \(lists[0]), the reader of \(lists[1])"]
  }
}

/// How many inputs of a kind are tried: all in an optimised build, a tenth where every step is checked.
func inputCount(_ optimised: Int) -> Int {
  _isDebugAssertConfiguration() ? optimised / 10 : optimised
}
