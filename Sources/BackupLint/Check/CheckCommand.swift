import BackupFormat
import BackupFormats
import BackupJSON

/// `check`: every file is checked and reported, also where one of them cannot be read.
struct CheckCommand {
  private let targets: [CheckTarget]
  private let options: CheckOptions
  private let surroundings: Surroundings
  private let checker = BackupChecker(ShippedFormats.library)

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    options = try CheckOptions(invocation, surroundings)
    targets = CheckTarget.all(invocation.arguments)
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    var status = ExitStatus.clean
    var tally = RunTally()
    var reporter = options.format.reporter(options.reporter)
    reporter.begin()
    for target in targets {
      // Who has stopped reading wants no more work to be done.
      if surroundings.output.state != .open { return status }
      switch target {
      case .standardInput:
        status = max(status, report(nil, named: options.standardInputName, &reporter, &tally))
      case .file(let path):
        status = max(status, report(path, named: path, &reporter, &tally))
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

  /// - Parameter path: `nil` for standard input.
  private func report(
    _ path: String?,
    named name: String,
    _ reporter: inout any Reporter,
    _ tally: inout RunTally
  ) -> ExitStatus {
    let file = read(path, named: name)
    tally.add(file)
    reporter.report(file)
    switch file.outcome {
    case .checked(let checked): return options.status(checked.counts)
    case .unreadable(let error):
      surroundings.complain("cannot read \(name.isEmpty ? "\"\"" : name.visible): \(error.reason)")
      return .failure
    }
  }

  private func read(_ path: String?, named name: String) -> FileReport {
    let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
    do throws(InputError) {
      return try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
        let input = if let path { try InputBytes.file(path) } else { try InputBytes.standardInput() }
        let report = checker.check(input, BackupChecker.Options(now: surroundings.now))
        return FileReport(path: name, outcome: .checked(CheckedFile(input, report)))
      }
    } catch {
      return FileReport(path: name, outcome: .unreadable(error))
    }
  }
}
