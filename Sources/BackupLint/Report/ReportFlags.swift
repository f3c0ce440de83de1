/// The flags of every command that reports findings.
enum ReportFlags {
  static let format = FlagSpec(
    name: .format,
    value: .choice(ReportFormat.allCases.map(\.rawValue), standard: ReportFormat.text.rawValue),
    help: "How findings are written to standard output."
  )

  static let report = FlagSpec(
    name: .report,
    value: .text("FORMAT=FILE"),
    isRepeatable: true,
    help:
      "Write a further report to a file, which takes the place of one that is there. - in place of FILE is standard"
      + " output, as with --format."
  )

  static let maxFindings = FlagSpec(
    name: .maxFindings,
    value: .number("N"),
    help:
      "How many findings of a file are written, the gravest first to be kept; 0 for all. Without it 100 in"
      + " \(list(cut: true)), all in \(list(cut: false))."
  )

  /// `text, concise and xcode`
  private static func list(cut: Bool) -> String {
    let names = ReportFormat.allCases.filter { ($0.usualLimit > 0) == cut }.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
