import BackupFormat
import BackupJSON

/// The line below a file's findings that says what matters: whether it can be imported, and what is in it.
///
/// `full.json: accepted — seaglass-backup 1.0, 2 trackers, 3 runs, 12 entries, exported 2026-01-31T10:00:00Z`
struct FileSummary {
  private let path: String
  private let report: CheckReport
  private let paint: Paint

  private let formats: KnownFormats

  init(_ path: String, _ report: CheckReport, _ options: ReporterOptions) {
    self.path = path
    self.report = report
    paint = options.paint
    formats = options.formats
  }

  var line: String {
    let parts = [FileSummary.findings(report.counts), content].filter { !$0.isEmpty }
    let verdict = paint(report.verdict.rawValue, ink)
    return "\(path.visible): \(verdict)" + (parts.isEmpty ? "" : " — " + parts.joined(separator: "; "))
  }

  private var ink: Paint.Ink {
    switch report.verdict {
    case .accepted: .good
    case .degraded: .warning
    case .refused: .error
    }
  }

  /// `3 errors, 1 warning`; empty where there are none.
  static func findings(_ counts: [Severity: Int]) -> String {
    Severity.allCases.sorted(by: >).compactMap { severity in
      let count = counts[severity, default: 0]
      return count == 0 ? nil : counted(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// What would be imported; a refused file has nothing to say here.
  private var content: String {
    guard report.verdict != .refused, let identity = report.identity else { return "" }
    let records = RecordWords(formats.contract(of: identity))
    let parts =
      ["\(identity.format) \(identity.version)"]
      + report.collections.map { records.counted($0) }
      + (report.exportedAt.map { ["exported \($0)"] } ?? [])
    return parts.joined(separator: ", ")
  }
}

/// What the records of a format are called.
struct RecordWords {
  private let contract: Contract?

  init(_ contract: Contract?) {
    self.contract = contract
  }

  /// `1 entry`, `12 entries`
  func counted(_ summary: CollectionSummary) -> String {
    let record = contract.flatMap { contract in
      contract.collection(summary.field).flatMap { contract.recordType(of: $0) }
    }
    return BackupLint.counted(summary.count, record?.name ?? summary.field, summary.field)
  }
}
