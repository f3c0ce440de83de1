import BackupJSON

/// Lines that Xcode and SwiftPM show beside the source: `path:line:column: error: message [rule]`.
struct XcodeReporter: Reporter {
  private let options: ReporterOptions

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    let path = file.path.visible
    switch file.outcome {
    case .unreadable(let error):
      options.sink.write("\(path): error: \(OmissionWords.unreadable(error))\n")
    case .checked(let checked):
      let selection = checked.selection(limit: options.limit(usually: ReportFormat.xcode.usualLimit))
      for index in selection {
        let finding = checked.findings[index]
        let place = XcodeReporter.place(path, finding.range, checked)
        let words = FindingWords(finding, checked, options)
        options.sink.write("\(place): \(finding.severity.rawValue): \(words.headline) [\(finding.rule.id)]\n")
        for note in finding.notes {
          guard let range = note.range else { continue }
          options.sink.write(
            "\(XcodeReporter.place(path, range, checked)): note: \(words.shown(note.message))\n"
          )
        }
      }
      let leftOut = checked.total - selection.count
      if leftOut > 0 { options.sink.write("\(path): note: \(OmissionWords.leftOut(leftOut))\n") }
    }
  }

  mutating func end(_ tally: RunTally) {}

  private static func place(_ path: String, _ range: Range<Int>, _ file: CheckedFile) -> String {
    let position = file.positions[range.lowerBound]
    return "\(path):\(position.line):\(position.column)"
  }
}
