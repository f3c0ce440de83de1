import BackupFiles
import BackupImport
import BackupJSON
import BackupSQLite

/// `import FILE --store STORE`: one file comes into a store, whole or not at all.
struct ImportCommand {
  private let files: FileRun
  private let path: String?
  private let store: StoreFile
  private let mode: ImportMode
  private let isDryRun: Bool
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let argument = invocation.arguments[0]
    guard argument == "-" || FileKind(argument) != .folder else {
      throw UsageError(
        message: "\(argument.visible) is a folder; files are imported one by one",
        command: invocation.command.rawValue
      )
    }
    path = argument == "-" ? nil : argument
    store = try StoreFile(invocation, surroundings)
    mode = invocation.choice(.mode)
    isDryRun = invocation.has(.dryRun)
    guard isDryRun || invocation.has(.yes) || surroundings.typedAnswer != nil else {
      throw UsageError(
        message: "there is nobody to ask: `--yes` answers, and `--dry-run` only says what would be done",
        command: invocation.command.rawValue
      )
    }
    files = try FileRun(invocation, [path.map { .file($0) } ?? .standardInput], surroundings)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(files.invocation, surroundings) else {
      surroundings.complain("nothing was imported, since a contract or step file cannot be used")
      return .usage
    }
    let stages = try BackupStages(files.invocation, formats, surroundings)
    var reports = try files.reports(formats, besides: [store.path])
    var status = ExitStatus.clean
    do throws(InputError) {
      let (opened, outcome) = try files.reading(path, named: name, among: formats) { opened in
        (opened, opened.content.map(stages.checked))
      }
      if let report = opened.envelopeReport(name, formats) { status = reports.add(report) }
      if let outcome {
        status = max(status, imported(outcome, opened, stages, &reports))
      } else {
        say(["import: \(name.visible) was not opened, so nothing was imported"])
        status = max(status, files.statusOfClosed(opened, named: name))
      }
    } catch {
      status = reports.add(error, named: name)
    }
    return max(status, reports.end())
  }

  private var name: String { path ?? files.options.standardInputName }

  private func imported(
    _ outcome: BackupStages.Outcome,
    _ opened: OpenedInput,
    _ stages: BackupStages,
    _ reports: inout FileReports
  ) -> ExitStatus {
    let name = opened.contentName(name)
    guard let content = opened.content else { return .failure }
    switch outcome {
    case .refused(let error):
      let report = stages.report(content, refusedFor: error)
      let status = reports.add(
        FileReport(path: name, outcome: .checked(stages.formats.checked(content, report)))
      )
      complain(error)
      return max(status, .findings)
    case .ready(let checked):
      return withoutActuallyEscaping({ (account: ImportAccount) -> ExitStatus in
        let findings = PlannedFindings(checked, of: content, account.plan, stages, named: name)
        return findings.reports(with: account, mode).reduce(.clean) { max($0, reports.add($1)) }
      }) { report in
        let run = ImportRun(
          checked: checked,
          store: store,
          mode: mode,
          invocation: files.invocation,
          surroundings: surroundings,
          say: say,
          report: report
        )
        return run.run(named: name)
      }
    }
  }

  private func complain(_ error: ImportError) {
    surroundings.complain("nothing was imported: \(error.description.visible)")
  }

  /// Says something to a person, where that is said in text.
  private func say(_ lines: [String]) {
    guard files.options.reports.standard == .text, !files.options.isQuiet else { return }
    for line in lines { files.options.reporter.sink.write(line + "\n") }
  }
}
