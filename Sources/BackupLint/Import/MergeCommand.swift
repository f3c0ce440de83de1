import BackupFiles
import BackupImport
import BackupJSON

/// `merge FILE OTHER -o NEW`: two backups as one.
struct MergeCommand {
  private let files: FileRun
  private let output: String
  private let target: ResultTarget
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    if invocation.arguments.allSatisfy({ $0 == "-" }) {
      throw UsageError(
        message: "standard input cannot be both of the files",
        command: invocation.command.rawValue
      )
    }
    output = try ResultTarget.newFile(invocation)
    let targets: [CheckTarget] = invocation.arguments.map { $0 == "-" ? .standardInput : .file($0) }
    // The new file must be neither of the two.
    var places: [ResultTarget] = []
    for input in targets { places.append(try ResultTarget(invocation, [input], surroundings)) }
    target = places[0]
    files = try FileRun(invocation, targets, surroundings, writing: target)
    self.surroundings = surroundings
  }

  /// A file of the two that has come through.
  private struct Side {
    let name: String
    let content: InputBytes
    let checked: CheckedBackup
    let seal: Seal?
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(files.invocation, surroundings) else {
      surroundings.complain("nothing was merged, since a contract or step file cannot be used")
      return .usage
    }
    let stages = try BackupStages(files.invocation, formats, surroundings)
    var reports = try files.reports(formats, writing: target)
    var status = ExitStatus.clean
    var sides: [Side] = []
    for argument in files.invocation.arguments {
      status = max(status, read(argument, stages, &sides, &reports))
    }
    if sides.count == 2 {
      status = max(status, merge(sides[0], sides[1], stages, &reports))
    } else {
      surroundings.complain("nothing was merged")
    }
    return max(status, reports.end())
  }

  private func read(
    _ argument: String,
    _ stages: BackupStages,
    _ sides: inout [Side],
    _ reports: inout FileReports
  ) -> ExitStatus {
    let name = argument == "-" ? files.options.standardInputName : argument
    var status = ExitStatus.clean
    do throws(InputError) {
      let path = argument == "-" ? nil : argument
      let (opened, outcome) = try files.reading(path, named: name, among: stages.formats) { opened in
        (opened, opened.content.map(stages.checked))
      }
      if let report = opened.envelopeReport(name, stages.formats) { status = reports.add(report) }
      guard let outcome, let content = opened.content else {
        return max(status, files.statusOfClosed(opened, named: name))
      }
      switch outcome {
      case .ready(let checked):
        let name = opened.contentName(name)
        sides.append(Side(name: name, content: content, checked: checked, seal: opened.seal))
      case .refused(let error):
        let report = stages.report(content, refusedFor: error)
        let checked = stages.formats.checked(content, report)
        status = max(
          .findings,
          reports.add(FileReport(path: opened.contentName(name), outcome: .checked(checked)))
        )
      }
    } catch {
      status = reports.add(error, named: name)
    }
    return status
  }

  private func merge(
    _ first: Side,
    _ second: Side,
    _ stages: BackupStages,
    _ reports: inout FileReports
  ) -> ExitStatus {
    var status = ExitStatus.clean
    do throws(ImportError) {
      let merged = try MergedBackup(first.checked, second.checked)
      let account = ImportAccount(merged.plan, .merge)
      let hash = try merged.contentHash()
      let backup = NewBackup(stages: stages, hash: hash, target: target, surroundings: surroundings) {
        append throws(ImportError) in
        try merged.write(to: append)
      }
      let permissions = files.invocation.arguments.compactMap { FileNode($0)?.permissions }
        .reduce(0o777, &)
      let count = backup.write(permissions: permissions, sealedBy: first.seal ?? second.seal)
      account.outcome = count == nil ? .refused : .applied
      for side in [(first, nil as ImportAccount?), (second, account)] {
        let findings = PlannedFindings(
          side.0.checked,
          of: side.0.content,
          side.1?.plan,
          stages,
          named: side.0.name
        )
        for report in findings.reports(with: side.1, .merge) { status = max(status, reports.add(report)) }
      }
      guard let count else { return .failure }
      say(count, merged, second)
      return status
    } catch {
      surroundings.complain("nothing was merged: \(error.description.visible)")
      return error.status
    }
  }

  private func say(_ count: Int, _ merged: MergedBackup, _ second: Side) {
    guard files.options.reports.standard == .text, !files.options.isQuiet else { return }
    let counts = merged.plan.counts(.merge)
    let name = output == "-" ? "standard output" : output.visible
    files.options.reporter.sink.write(
      "merged to \(name): \(counted(count, "record")); of \(second.name.visible) \(counts.new) added, \(counts.changed) taken or"
        + " completed, \(counts.same) the same, \(counts.keptNewer) older, \(counts.ties) undecided\n"
    )
  }
}
