import BackupJSON

/// The JSON report one object a line, so that a reader can begin before the run has ended:
/// each finding, behind the findings of a file the file, and last the summary.
struct JSONLinesReporter: Reporter {
  private let options: ReporterOptions

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    guard case .object(var outline) = JSONReporter.value(file, options) else { return }
    if case .array(let findings)? = outline["findings"] {
      for case .object(let finding) in findings { write("finding", ["path": .string(file.path)], finding) }
    }
    outline.remove("findings")
    write("file", [:], outline)
  }

  mutating func end(_ tally: RunTally) {
    guard case .object(let summary) = JSONReporter.value(tally) else { return }
    write("summary", ["schema": .string(JSONReporter.schema)], summary)
  }

  private func write(_ kind: String, _ first: JSONObject, _ members: JSONObject) {
    var line: JSONObject = ["kind": .string(kind)]
    for member in first { line[member.key] = member.value }
    for member in members { line[member.key] = member.value }
    options.sink.write(.object(line), .compact)
    options.sink.write("\n")
  }
}
