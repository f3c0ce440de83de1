extension CommandTable {
  /// How findings are written, and what they do to the exit status.
  static let reportFlags = [
    FlagSpec(
      name: .format,
      value: .choice(ReportFormat.allCases.map(\.rawValue), standard: ReportFormat.text.rawValue),
      help: "How findings are written."
    ),
    FlagSpec(name: .strict, help: "Let warnings count as errors for the exit status."),
    FlagSpec(
      name: .failOn,
      value: .choice(["note", "warning", "error"], standard: "error"),
      help: "The least severity that makes the exit status 1."
    ),
    FlagSpec(
      name: .maxFindings,
      value: .number("N"),
      help:
        "How many findings of a file are written, the gravest first to be kept; 0 for all. Without it 100 in"
        + " text and concise, all in json."
    ),
    FlagSpec(
      name: .color,
      value: .choice(ColorChoice.allCases.map(\.rawValue), standard: ColorChoice.auto.rawValue),
      help: "Whether text is coloured; auto obeys NO_COLOR and CLICOLOR_FORCE, then looks for a terminal."
    ),
    FlagSpec(name: .quiet, help: "Write findings only: no summaries, no progress."),
  ]
}
