import BackupJSON

/// The report as SARIF 2.1.0, for code scanning: one run, the rules that it speaks of, and what was found.
struct SARIFReporter: Reporter {
  private let options: ReporterOptions
  private var artifacts: [JSONValue] = []
  private var results: [JSONValue] = []
  private var notifications: [JSONValue] = []
  private var rules = SARIFRules()

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    let artifact = SARIFArtifact(path: file.path, index: artifacts.count)
    artifacts.append(["location": artifact.address, "roles": ["analysisTarget"]])
    switch file.outcome {
    case .unreadable(let error):
      notify("error", "\(file.path.visible) " + OmissionWords.unreadable(error), artifact)
    case .checked(let checked):
      let selection = checked.selection(limit: options.limit(usually: ReportFormat.sarif.usualLimit))
      for index in selection {
        let finding = checked.findings[index]
        let result = SARIFResult(finding, checked, artifact, options)
        results.append(
          result.value(ruleIndex: rules.index(of: finding.rule), fingerprint: checked.fingerprints[index])
        )
      }
      let leftOut = checked.total - selection.count
      if leftOut > 0 { notify("note", "\(file.path.visible): " + OmissionWords.leftOut(leftOut), artifact) }
    }
  }

  private mutating func notify(_ level: String, _ text: String, _ artifact: SARIFArtifact) {
    notifications.append([
      "level": .string(level),
      "message": SARIFMessage.value(text),
      "locations": [["physicalLocation": ["artifactLocation": artifact.reference]]],
    ])
  }

  mutating func end(_ tally: RunTally) {
    let run: JSONValue = [
      "tool": ["driver": driver],
      "invocations": [
        [
          "executionSuccessful": .boolean(tally.unreadable == 0),
          "toolExecutionNotifications": .array(notifications),
        ]
      ],
      "originalUriBaseIds": [
        SARIFArtifact.base: ["description": ["text": "The folder in which the tool was run."]]
      ],
      "columnKind": "unicodeCodePoints",
      "artifacts": .array(artifacts),
      "results": .array(results),
    ]
    options.sink.write(
      ["$schema": .string(SARIFReporter.schema), "version": "2.1.0", "runs": [run]],
      .pretty
    )
  }

  private var driver: JSONValue {
    [
      "name": "backup-lint",
      "semanticVersion": .string(CommandLineTool.version),
      "rules": .array(rules.descriptors),
    ]
  }

  /// The name of the schema that SARIF 2.1.0 itself states, errata included.
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}
