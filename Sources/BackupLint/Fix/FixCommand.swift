import BackupFormat
import BackupJSON

/// `fix`: every file is fixed and then reported as fixed, also where one of them cannot be read or written.
struct FixCommand {
  private let invocation: Invocation
  private let targets: [CheckTarget]
  private let options: CheckOptions
  private let target: FixTarget
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    targets = CheckTarget.all(invocation.arguments)
    target = try FixTarget(invocation, targets, surroundings)
    // What is said beside a diff or a result is not in its way.
    let talk = target.takesOutput ? surroundings.withOutputOnErrors : surroundings
    options = try CheckOptions(invocation, talk)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else {
      surroundings.complain("nothing was fixed, since a contract file cannot be used")
      return .usage
    }
    var status = ExitStatus.clean
    var tally = RunTally()
    var reports = try reports(formats)
    reports.begin()
    for target in targets { status = max(status, run(target, formats, &reports, &tally)) }
    reports.end(tally)
    return max(status, reports.finish())
  }

  private func run(
    _ target: CheckTarget,
    _ formats: KnownFormats,
    _ reports: inout RunReports,
    _ tally: inout RunTally
  ) -> ExitStatus {
    switch target {
    case .standardInput: return fix(nil, options.standardInputName, formats, &reports, &tally)
    case .file(let path): return fix(path, path, formats, &reports, &tally)
    case .unreadable(let path, let reason):
      surroundings.complain("cannot list \(path.visible): \(reason)")
      let error = InputError(.notReadable, path: path, reason: "the folder cannot be listed: \(reason)")
      return unreadable(path, error, &reports, &tally)
    case .nothing(let path):
      surroundings.complain("there is no .json file in \(path.visible)")
      return .usage
    }
  }

  /// - Parameter path: `nil` for standard input.
  private func fix(
    _ path: String?,
    _ name: String,
    _ formats: KnownFormats,
    _ reports: inout RunReports,
    _ tally: inout RunTally
  ) -> ExitStatus {
    let fixed: FixedText
    do throws(InputError) {
      let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
      fixed = try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
        let limit = options.maximumBytes
        let input =
          if let path { try InputBytes.file(path, atMost: limit) } else {
            try InputBytes.standardInput(atMost: limit)
          }
        return formats.fix(
          input,
          allowing: allowsUnsafe ? .unsafe : .safe,
          BackupChecker.Options(now: surroundings.now)
        )
      }
    } catch {
      surroundings.complainUnreadable(name, error)
      return unreadable(name, error, &reports, &tally)
    }
    let outcome = FixWriter(target, surroundings).write(fixed, path, named: name)
    switch outcome {
    case .failed:
      // The file is still what it was.
      report(name, formats.checked(fixed.before, fixed.reportBefore), &reports, &tally)
      return .failure
    case .none, .written:
      let checked = formats.checked(fixed.after, fixed.reportAfter)
      if isText { say(FixWords(fixed, checked, name, options, allowsUnsafe: allowsUnsafe), outcome) }
      report(name, checked, &reports, &tally)
      return options.status(checked.counts)
    }
  }

  private func report(
    _ name: String,
    _ checked: CheckedFile,
    _ reports: inout RunReports,
    _ tally: inout RunTally
  ) {
    let file = FileReport(path: name, outcome: .checked(checked))
    tally.add(file)
    reports.report(file)
  }

  /// Says what was done, where that is said in text.
  private func say(_ words: FixWords, _ outcome: FixWriter.Outcome) {
    let sink = options.reporter.sink
    if !target.isDiff { for line in words.lines { sink.write(line + "\n") } }
    guard !options.isQuiet else { return }
    let isDone =
      switch outcome {
      case .none, .failed: false
      case .written: true
      }
    for line in [words.summary(isDone: isDone)] + words.advice(isDone: isDone, isReported: target.writes) {
      sink.write(line + "\n")
    }
    if case .written(let name?) = outcome { sink.write("  the file before is kept as \(name.visible)\n") }
  }

  private var allowsUnsafe: Bool { invocation.has(.unsafeFixes) }

  private var isText: Bool { options.reports.standard == .text }

  private func reports(_ formats: KnownFormats) throws(UsageError) -> RunReports {
    var standard = options.reporter
    standard.formats = formats
    return try RunReports(
      options.reports,
      standard: standard,
      // Places in a text that was not written mean nothing to a person.
      writesStandard: !isText || target.writes,
      redactionInFiles: options.redactionInFiles,
      guarding: try guarded(),
      surroundings,
      for: invocation.command
    )
  }

  /// Everything that the run reads or writes beside its reports.
  private func guarded() throws(UsageError) -> GuardedFiles {
    var paths = try ContractFiles.files(invocation.values(.contracts), for: invocation.command)
    if let path = invocation.configuration.path { paths.append(path) }
    paths += CheckTarget.paths(targets)
    if case .file(let path, _) = target { paths.append(path) }
    return GuardedFiles(paths, andStandardInput: CheckTarget.readStandardInput(targets))
  }

  private func unreadable(
    _ name: String,
    _ error: InputError,
    _ reports: inout RunReports,
    _ tally: inout RunTally
  ) -> ExitStatus {
    let file = FileReport(path: name, outcome: .unreadable(error))
    tally.add(file)
    reports.report(file)
    return .failure
  }
}
