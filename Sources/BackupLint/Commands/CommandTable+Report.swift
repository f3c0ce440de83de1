extension CommandTable {
  /// How findings are written, and what they do to the exit status.
  static let reportFlags = [
    FlagSpec(
      name: .format,
      value: .choice(ReportFormat.allCases.map(\.rawValue), standard: ReportFormat.text.rawValue),
      setting: .format,
      help: "How findings are written to standard output."
    ),
    FlagSpec(
      name: .report,
      value: .text("FORMAT=FILE"),
      isRepeatable: true,
      help:
        "Write a further report to a file, which takes the place of one that is there. - in place of FILE is"
        + " standard output, as with --format."
    ),
    FlagSpec(name: .strict, help: "Let warnings count as errors for the exit status."),
    FlagSpec(
      name: .failOn,
      value: .choice(["note", "warning", "error"], standard: "error"),
      setting: .failOn,
      help: "The least severity that makes the exit status 1."
    ),
    FlagSpec(
      name: .maxFindings,
      value: .number("N"),
      setting: .maxFindings,
      help:
        "How many findings of a file are written, the gravest first to be kept; 0 for all. Without it 100 in"
        + " \(formats(cut: true)), all in \(formats(cut: false))."
    ),
    FlagSpec(
      name: .color,
      value: .choice(ColorChoice.allCases.map(\.rawValue), standard: ColorChoice.auto.rawValue),
      setting: .color,
      help: "Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal."
    ),
    FlagSpec(name: .quiet, help: "Write findings only: no summaries, no progress."),
  ]

  /// Where a command that makes new files puts them.
  static let resultFlags = [
    FlagSpec(
      name: .output,
      value: .text("FILE"),
      help: "Write the result to a new file; - is standard output."
    ),
    FlagSpec(name: .force, help: "Replace the file of --output where it is there."),
    FlagSpec(
      name: .inPlace,
      help: "Put the result in the place of the file, which is kept as FILE.orig, or FILE.orig.2 and so on."
    ),
  ]

  static let maxBytesFlag = FlagSpec(
    name: .maxBytes,
    value: .number("N"),
    setting: .maxBytes,
    help: "Read no file of more bytes; without it 4 GiB."
  )

  /// What is read, and what of it is shown.
  static let inputFlags =
    [
      FormatLoading.flag,
      maxBytesFlag,
      FlagSpec(name: .redact, setting: .redact, help: "Show only the shape of values, on a terminal too."),
      FlagSpec(name: .showValues, help: "Show values also where the output is not a terminal."),
      FlagSpec(
        name: .stdinName,
        value: .text("NAME"),
        help: "What standard input is called in the report."
      ),
    ] + passcodeFlags + ConfigurationLoading.flags

  /// `text, concise and xcode`
  private static func formats(cut: Bool) -> String {
    let names = ReportFormat.allCases.filter { ($0.usualLimit > 0) == cut }.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
