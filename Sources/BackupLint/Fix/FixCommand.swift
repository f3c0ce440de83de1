import BackupFormat
import BackupJSON

/// `fix`: every file is fixed and then reported as fixed, also where one of them cannot be read or written.
struct FixCommand {
  private let files: FileRun
  private let target: ResultTarget
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let targets = CheckTarget.all(invocation.arguments)
    target = try ResultTarget(invocation, targets, surroundings)
    files = try FileRun(invocation, targets, surroundings, writing: target)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(files.invocation, surroundings) else {
      surroundings.complain("nothing was fixed, since a contract or step file cannot be used")
      return .usage
    }
    var status = ExitStatus.clean
    // Places in a text that was not written mean nothing to a person.
    var reports = try files.reports(formats, writesStandard: !isText || target.writes, writing: target)
    for target in files.targets {
      switch target {
      case .standardInput:
        status = max(status, fix(nil, files.options.standardInputName, formats, &reports))
      case .file(let path): status = max(status, fix(path, path, formats, &reports))
      case .unreadable(let error): status = max(status, reports.add(error, named: error.path))
      case .nothing(let path): status = max(status, reports.addNothing(in: path))
      }
    }
    return max(status, reports.end())
  }

  /// - Parameter path: `nil` for standard input.
  private func fix(
    _ path: String?,
    _ name: String,
    _ formats: KnownFormats,
    _ reports: inout FileReports
  ) -> ExitStatus {
    let (opened, fixed): (OpenedInput, FixedText?)
    do throws(InputError) {
      (opened, fixed) = try files.reading(path, named: name, among: formats) { opened in
        let options = BackupChecker.Options(now: surroundings.now)
        let fixed = opened.content.map {
          formats.fix($0, allowing: allowsUnsafe ? .unsafe : .safe, options)
        }
        return (opened, fixed)
      }
    } catch {
      return reports.add(error, named: name)
    }
    var status = ExitStatus.clean
    if let report = opened.envelopeReport(name, formats) { status = reports.add(report) }
    guard let fixed else {
      sayClosed(name)
      return max(status, files.statusOfClosed(opened, named: name))
    }
    return max(status, put(fixed, of: opened, path, name, formats, &reports))
  }

  /// Writes what was fixed, and reports it.
  private func put(
    _ fixed: FixedText,
    of opened: OpenedInput,
    _ path: String?,
    _ fileName: String,
    _ formats: KnownFormats,
    _ reports: inout FileReports
  ) -> ExitStatus {
    let name = opened.contentName(fileName)
    let outcome = FixWriter(target, surroundings).write(fixed, path, named: name, sealedBy: opened.seal)
    switch outcome {
    case .failed:
      // The file is still what it was.
      let checked = formats.checked(fixed.before, fixed.reportBefore)
      return max(.failure, reports.add(FileReport(path: name, outcome: .checked(checked))))
    case .none, .written:
      let checked = formats.checked(fixed.after, fixed.reportAfter)
      if isText { say(FixWords(fixed, checked, name, files.options, allowsUnsafe: allowsUnsafe), outcome) }
      return reports.add(FileReport(path: name, outcome: .checked(checked)))
    }
  }

  /// Says what was done, where that is said in text.
  private func say(_ words: FixWords, _ outcome: ResultWriter.Outcome) {
    let sink = files.options.reporter.sink
    if !target.isDiff, !(files.options.isQuiet && target.writes) {
      for line in words.lines { sink.write(line + "\n") }
    }
    guard !files.options.isQuiet else { return }
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

  /// Says of an encrypted file that nothing was done to it.
  private func sayClosed(_ name: String) {
    guard isText, !files.options.isQuiet else { return }
    let advice = target.writes ? "" : "; `backup-lint check` says why"
    files.options.reporter.sink.write("\(name.visible): not opened, so nothing was fixed\(advice)\n")
  }

  private var allowsUnsafe: Bool { files.invocation.has(.unsafeFixes) }

  private var isText: Bool { files.options.reports.standard == .text }
}
