import BackupFormat
import BackupFormats
import BackupJSON

let input = try InputBytes.file(CommandLine.arguments[1])
let report = BackupChecker(ShippedFormats.library).check(input)
for finding in report.findings {
  print(
    "\(finding.severity)[\(finding.rule)] \(finding.range) \(finding.pointer) \(finding.label?.phrase.description ?? "-"): \(finding.message)\(finding.caption.map { " // \($0)" } ?? "")"
  )
  for note in finding.notes { print("    = \(note.message) \(note.pointer?.description ?? "")") }
}
print(report.verdict, report.collections, report.exportedAt ?? "-")
