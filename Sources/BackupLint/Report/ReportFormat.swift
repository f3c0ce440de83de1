/// The forms in which findings can be written. Spec/reports.md describes each.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json, jsonl, sarif, github, gitlab, junit, checkstyle, xcode

  /// Whether the form is read by people at a terminal, so that values may be shown there.
  var isForTerminals: Bool {
    switch self {
    case .text: true
    case .concise, .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle, .xcode: false
    }
  }

  /// How many findings of a file are written unless another number is wanted; 0 for all.
  ///
  /// A form that scrolls past a person is cut; one that a program stores is not.
  var usualLimit: Int {
    switch self {
    case .text, .concise, .github, .xcode: 100
    case .json, .jsonl, .sarif, .gitlab, .junit, .checkstyle: 0
    }
  }

  func reporter(_ options: ReporterOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    case .concise: ConciseReporter(options)
    case .json: JSONReporter(options)
    case .jsonl: JSONLinesReporter(options)
    case .sarif: SARIFReporter(options)
    case .github: GitHubReporter(options)
    case .gitlab: GitLabReporter(options)
    case .junit: JUnitReporter(options)
    case .checkstyle: CheckstyleReporter(options)
    case .xcode: XcodeReporter(options)
    }
  }
}
