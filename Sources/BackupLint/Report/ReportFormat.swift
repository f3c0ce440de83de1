/// The forms in which findings can be written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json

  /// Whether the form is read by people at a terminal, so that values may be shown there.
  var isForTerminals: Bool {
    switch self {
    case .text: true
    case .concise, .json: false
    }
  }

  func reporter(_ options: ReporterOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    case .concise: ConciseReporter(options)
    case .json: JSONReporter(options)
    }
  }
}
