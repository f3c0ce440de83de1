import BackupJSON

/// The report as JUnit XML: a test case for each file, also for a clean one.
///
/// A case fails where the file makes the exit status 1; findings that do not are its output. A file that could not be
/// read is an error. Times are zero: the same files give the same bytes.
struct JUnitReporter: Reporter {
  private let options: ReporterOptions
  private var cases: [XMLElement] = []
  private var failures = 0
  private var errors = 0

  init(_ options: ReporterOptions) {
    self.options = options
  }

  mutating func begin() {}

  mutating func report(_ file: FileReport) {
    switch file.outcome {
    case .unreadable(let error):
      errors += 1
      let words = OmissionWords.unreadable(error)
      add(file.path, [XMLElement("error", ["message": words, "type": "unreadable"], text: words)])
    case .checked(let checked):
      let text = JUnitText(file.path, checked, options)
      var children: [XMLElement] = []
      if let worst = text.worst {
        failures += 1
        let attributes: KeyValuePairs = ["message": text.summary, "type": worst.rawValue]
        children.append(XMLElement("failure", attributes, text: text.failing))
      }
      if !text.passing.isEmpty { children.append(XMLElement("system-out", [:], text: text.passing)) }
      add(file.path, children)
    }
  }

  private mutating func add(_ path: String, _ children: [XMLElement]) {
    cases.append(
      XMLElement("testcase", ["name": path, "classname": JUnitReporter.suite, "time": "0"], children)
    )
  }

  mutating func end(_ tally: RunTally) {
    let (tests, failures, errors) = (String(cases.count), String(failures), String(errors))
    let suite = XMLElement(
      "testsuite",
      [
        "name": JUnitReporter.suite, "tests": tests, "failures": failures, "errors": errors, "skipped": "0",
        "time": "0",
      ],
      cases
    )
    let root = XMLElement(
      "testsuites",
      ["name": JUnitReporter.suite, "tests": tests, "failures": failures, "errors": errors, "time": "0"],
      [suite]
    )
    options.sink.write(XMLElement.declaration + root.written())
  }

  private static let suite = "backup-lint"
}
