import BackupFormat
import BackupFormats
import BackupJSON

private let checker = BackupChecker(ShippedFormats.library)

/// Any bytes have a report, and it tells the truth about itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCheck(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = InputBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  let report = checker.check(input)
  for finding in report.findings { expectInside(finding, count) }

  precondition(report.findings.elementsEqual(report.findings.sorted(by: Finding.inReportOrder)), "not sorted")
  let errors = report.counts[.error, default: 0]
  precondition((report.verdict == .refused) == (errors > 0), "\(report.verdict) with \(errors) errors")
  if report.verdict != .refused {
    precondition((try? JSONDocument(reading: input)) != nil, "used, but the strict reader refuses it")
  }
  return 0
}

/// All places that a finding names are in the file.
private func expectInside(_ finding: Finding, _ count: Int) {
  let ranges =
    [finding.range] + finding.notes.compactMap(\.range) + finding.fixes.flatMap(\.edits).map(\.range)
  for range in ranges {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "\(finding.rule) at \(range) of \(count)"
    )
  }
}
