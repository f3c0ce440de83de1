import BackupJSON

/// The report as GitLab's Code Quality JSON: an array of issues.
struct GitLabReporter: Reporter {
  private let options: ReporterOptions
  private var issues: [JSONValue] = []
  private var fingerprints: Set<String> = []

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    switch file.outcome {
    case .unreadable(let error):
      add("backup-lint", "blocker", OmissionWords.unreadable(error), file.path, nil, "unreadable")
    case .checked(let checked):
      let selection = checked.selection(limit: options.limit(usually: ReportFormat.gitlab.usualLimit))
      for index in selection {
        let finding = checked.findings[index]
        add(
          finding.rule.id,
          GitLabReporter.severity(finding.severity),
          FindingWords(finding, checked, options).headline,
          file.path,
          (checked.positions[finding.range.lowerBound], checked.positions[finding.range.upperBound]),
          checked.fingerprints[index]
        )
      }
      let leftOut = checked.total - selection.count
      if leftOut > 0 {
        add("backup-lint", "info", OmissionWords.leftOut(leftOut), file.path, nil, "left-out")
      }
    }
  }

  mutating func end(_ tally: RunTally) {
    options.sink.write(.array(issues), .pretty)
  }

  private mutating func add(
    _ check: String,
    _ severity: String,
    _ description: String,
    _ path: String,
    _ place: (start: SourcePosition, end: SourcePosition)?,
    _ identity: String
  ) {
    let path = RepositoryPath.of(path)
    issues.append([
      "description": .string(description),
      "check_name": .string(check),
      "fingerprint": .string(fingerprint(path, identity)),
      "severity": .string(severity),
      "location": [
        "path": .string(path),
        "positions": [
          "begin": GitLabReporter.position(place?.start),
          "end": GitLabReporter.position(place?.end),
        ],
      ],
    ])
  }

  /// GitLab drops issues that share a fingerprint, so that one is never given out twice.
  private mutating func fingerprint(_ path: String, _ identity: String) -> String {
    var ordinal = 0
    while true {
      let fingerprint = Fingerprint.of(rule: path, pointer: identity, ordinal: ordinal)
      if fingerprints.insert(fingerprint).inserted { return fingerprint }
      ordinal += 1
    }
  }

  private static func position(_ position: SourcePosition?) -> JSONValue {
    ["line": .integer(Int64(position?.line ?? 1)), "column": .integer(Int64(position?.column ?? 1))]
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "critical"
    }
  }
}
