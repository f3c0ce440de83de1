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
    var reports = try reports(formats)
    reports.begin()
    for file in contractFiles { status = max(status, report(file, &reports, &tally)) }
    guard let formats else {
      reports.end(tally)
      surroundings.complain("no backup was checked, since a contract file cannot be used")
      return max(status, .usage, reports.finish())
    }
    for target in targets {
      // Who has stopped reading wants no more work to be done.
      if !reports.isWanted { return status }
      switch target {
      case .standardInput:
        status = max(status, report(read(nil, named: options.standardInputName, formats), &reports, &tally))
      case .file(let path):
        status = max(status, report(read(path, named: path, formats), &reports, &tally))
      case .unreadable(let path, let reason):
        surroundings.complain("cannot list \(path.visible): \(reason)")
        let error = InputError(.notReadable, path: path, reason: "the folder cannot be listed: \(reason)")
        let file = FileReport(path: path, outcome: .unreadable(error))
        tally.add(file)
        reports.report(file)
        status = max(status, .failure)
      case .nothing(let path):
        surroundings.complain("there is no .json file in \(path.visible)")
        status = max(status, .usage)
      }
    }
    reports.end(tally)
    return max(status, reports.finish())
  }

  private func reports(_ formats: KnownFormats?) throws(UsageError) -> RunReports {
    var standard = options.reporter
    if let formats { standard.formats = formats }
    return try RunReports(
      options.reports,
      standard: standard,
      redactionInFiles: options.redactionInFiles,
      guarding: try guarded(),
      surroundings,
      for: invocation.command
    )
  }

  /// Everything that the run reads.
  private func guarded() throws(UsageError) -> GuardedFiles {
    var paths = try ContractFiles.files(invocation.values(.contracts), for: invocation.command)
    if let path = invocation.configuration.path { paths.append(path) }
    return GuardedFiles(
      paths + CheckTarget.paths(targets),
      andStandardInput: CheckTarget.readStandardInput(targets)
    )
  }

  private func report(
    _ file: FileReport,
    _ reports: inout RunReports,
    _ tally: inout RunTally
  ) -> ExitStatus {
    tally.add(file)
    reports.report(file)
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
        let limit = options.maximumBytes
        let input =
          if let path { try InputBytes.file(path, atMost: limit) } else {
            try InputBytes.standardInput(atMost: limit)
          }
        let checked = formats.check(input, BackupChecker.Options(now: surroundings.now))
        return FileReport(path: name, outcome: .checked(checked))
      }
    } catch {
      return FileReport(path: name, outcome: .unreadable(error))
    }
  }
}
