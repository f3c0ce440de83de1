import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade

/// `upgrade FILE`: one file is converted, and what was found and lost is reported.
struct UpgradeCommand {
  private let invocation: Invocation
  private let target: CheckTarget
  private let result: FixTarget
  private let version: FormatVersion?
  private let options: CheckOptions
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    let path = invocation.arguments[0]
    guard path == "-" || FileKind(path) != .folder else {
      throw UsageError(
        message: "\(path.visible) is a folder; files are upgraded one by one",
        command: invocation.command.rawValue
      )
    }
    target = path == "-" ? .standardInput : .file(path)
    result = try FixTarget(invocation, [target], surroundings)
    version = try invocation.value(.to).map { (text) throws(UsageError) in
      guard let version = FormatVersion(text) else {
        throw UsageError(
          message: "a version is written like 1.0, not `\(text.visible)`",
          command: invocation.command.rawValue
        )
      }
      return version
    }
    // What is said beside a result is not in its way.
    options = try CheckOptions(
      invocation,
      result.takesOutput ? surroundings.withOutputOnErrors : surroundings
    )
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings), let steps = steps() else {
      surroundings.complain("nothing was upgraded, since a file of a format cannot be used")
      return .usage
    }
    var reports = try reports(formats)
    var tally = RunTally()
    reports.begin()
    let file: FileReport
    var status = ExitStatus.clean
    do throws(InputError) {
      let input = try read()
      let chain = UpgradeChain(formats.library, steps: steps)
      let conversion = chain.upgrade(
        input,
        to: version,
        UpgradeOptions(roundsMoney: invocation.has(.roundMoney))
      )
      let report = formats.configuration.applied(to: conversion.report)
      let checked = formats.checked(input, report)
      status = options.status(checked.counts)
      status = max(status, finish(conversion, input))
      file = FileReport(path: name, outcome: .checked(checked))
    } catch {
      surroundings.complainUnreadable(name, error)
      file = FileReport(path: name, outcome: .unreadable(error))
      status = .failure
    }
    tally.add(file)
    reports.report(file)
    reports.end(tally)
    return max(status, reports.finish())
  }

  private var name: String {
    if case .file(let path) = target { path } else { options.standardInputName }
  }

  private func read() throws(InputError) -> InputBytes {
    let limit = options.maximumBytes
    let showsProgress = surroundings.errorsAreTerminal && !options.isQuiet
    return try Signals.whileReading(name.visible, showsProgress: showsProgress) { () throws(InputError) in
      if case .file(let path) = target {
        try InputBytes.file(path, atMost: limit)
      } else {
        try InputBytes.standardInput(atMost: limit)
      }
    }
  }

  /// The steps of the tool, and those of the folders that are named; `nil` where one of them has errors, which have
  /// been told.
  private func steps() -> [Upgrade]? {
    let given = GivenSteps(invocation.values(.contracts))
    var reporter = TextReporter(
      ReporterOptions(sink: surroundings.errors, paint: Paint(isOn: false), redaction: .none)
    )
    for report in given.reports { reporter.report(report) }
    // What the files say of a step takes the place of what the tool knows.
    return given.areFaulty ? nil : given.steps + ShippedFormats.steps
  }

  private func reports(_ formats: KnownFormats) throws(UsageError) -> RunReports {
    var standard = options.reporter
    standard.formats = formats
    var paths = try ContractFiles.files(invocation.values(.contracts), for: invocation.command)
    if let path = invocation.configuration.path { paths.append(path) }
    paths += CheckTarget.paths([target])
    if case .file(let path, _) = result { paths.append(path) }
    return try RunReports(
      options.reports,
      standard: standard,
      redactionInFiles: options.redactionInFiles,
      guarding: GuardedFiles(paths, andStandardInput: CheckTarget.readStandardInput([target])),
      surroundings,
      for: invocation.command
    )
  }

  // MARK: The result

  /// Writes the result and says what was done.
  private func finish(_ conversion: Conversion, _ input: InputBytes) -> ExitStatus {
    let words = UpgradeWords(conversion, name.visible)
    let output: InputBytes?
    switch conversion.outcome {
    case .converted(let bytes): output = bytes
    case .current: output = invocation.has(.copy) ? input : nil
    case .refused: output = nil
    }
    var lines = words.lines
    var status = ExitStatus.clean
    if let output {
      do throws(GrowingFile.Failure) {
        if let place = try write(output) { lines.append(place) }
      } catch {
        surroundings.complain("cannot write the result: \(error.reason)")
        status = .failure
      }
    }
    if options.reports.standard == .text, !options.isQuiet {
      for line in lines { options.reporter.sink.write(line + "\n") }
    }
    return status
  }

  /// Puts the result where the command line wants it, and returns a line that says where.
  private func write(_ output: InputBytes) throws(GrowingFile.Failure) -> String? {
    switch result {
    case .list, .diff: return "  nothing was written; `--output FILE` writes the result"
    case .standardOutput:
      for start in stride(from: 0, to: output.count, by: 1 << 20) {
        surroundings.output.write(output.bytes(start..<start + 1 << 20))
      }
      return nil
    case .file(let path, let replaces):
      try GrowingFile.write(output, to: path, replacing: replaces)
      return "  written to \(path.visible)"
    case .place:
      guard case .file(let path) = target else { return nil }
      let kept = try PlaceOfFile(path).put(output)
      return "  written; the file before is kept as \(kept.visible)"
    }
  }
}
