import BackupFormat
import BackupJSON

/// `check`: every file is checked and reported, also where one of them cannot be read.
struct CheckCommand {
  private let invocation: Invocation
  private let targets: [CheckTarget]
  private let options: CheckOptions
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    options = try CheckOptions(invocation, surroundings)
    targets = CheckTarget.all(invocation.arguments)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    var contractFiles: [FileReport] = []
    let formats = try FormatLoading.formats(invocation) { contractFiles.append($0) }
    var status = ExitStatus.clean
    var tally = RunTally()
    var reporterOptions = options.reporter
    if let formats { reporterOptions.formats = formats }
    var reporter = options.format.reporter(reporterOptions)
    reporter.begin()
    for file in contractFiles { status = max(status, report(file, &reporter, &tally)) }
    guard let formats else {
      reporter.end(tally)
      surroundings.complain("no backup was checked, since a contract file cannot be used")
      return max(status, .usage)
    }
    for target in targets {
      // Who has stopped reading wants no more work to be done.
      if surroundings.output.state != .open { return status }
      switch target {
      case .standardInput:
        status = max(status, report(read(nil, named: options.standardInputName, formats), &reporter, &tally))
      case .file(let path):
        status = max(status, report(read(path, named: path, formats), &reporter, &tally))
      case .unreadable(let path, let reason):
        surroundings.complain("cannot list \(path.visible): \(reason)")
        status = max(status, .failure)
      case .nothing(let path):
        surroundings.complain("there is no .json file in \(path.visible)")
        status = max(status, .usage)
      }
    }
    reporter.end(tally)
    return status
  }

  private func report(
    _ file: FileReport,
    _ reporter: inout any Reporter,
    _ tally: inout RunTally
  ) -> ExitStatus {
    tally.add(file)
    reporter.report(file)
    switch file.outcome {
    case .checked(let checked): return options.status(checked.counts)
    case .unreadable(let error):
      surroundings.complainUnreadable(file.path, error)
      return .failure
    }
  }

  /// - Parameter path: `nil` for standard input.
  private func read(_ path: String?, named name: String, _ formats: KnownFormats) -> FileReport {
    let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
    do throws(InputError) {
      return try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
        let input = if let path { try InputBytes.file(path) } else { try InputBytes.standardInput() }
        let checked = formats.check(input, BackupChecker.Options(now: surroundings.now))
        return FileReport(path: name, outcome: .checked(checked))
      }
    } catch {
      return FileReport(path: name, outcome: .unreadable(error))
    }
  }
}
