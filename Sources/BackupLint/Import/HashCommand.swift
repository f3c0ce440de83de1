import BackupFiles
import BackupImport
import BackupJSON

/// `hash FILE`: the hash of what a backup holds.
struct HashCommand {
  private let files: FileRun
  private let path: String?
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let argument = invocation.arguments[0]
    path = argument == "-" ? nil : argument
    files = FileRun(
      invocation: invocation,
      targets: [path.map { .file($0) } ?? .standardInput],
      // What is said beside the hash is not in its way.
      options: try CheckOptions(invocation, surroundings.withOutputOnErrors),
      surroundings: surroundings,
      passcodes: try PasscodeSource(invocation, surroundings)
    )
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(files.invocation, surroundings) else { return .usage }
    let stages = try BackupStages(files.invocation, formats, surroundings)
    var reports = try files.reports(formats, writesStandard: true)
    var status = ExitStatus.clean
    do throws(InputError) {
      let (opened, outcome) = try files.reading(path, named: name, among: formats) { opened in
        (opened, opened.content.map(stages.checked))
      }
      if let report = opened.envelopeReport(name, formats), report.isUnusable || outcome == nil {
        status = reports.add(report)
      }
      switch outcome {
      case nil: status = max(status, files.statusOfClosed(opened, named: name))
      case .ready(let checked)?:
        surroundings.output.write("\(checked.contentHash)  \(name.visible)\n")
        return .clean
      case .refused(let error)?:
        if let content = opened.content {
          let report = stages.report(content, refusedFor: error)
          let file = FileReport(
            path: opened.contentName(name),
            outcome: .checked(formats.checked(content, report))
          )
          status = max(.findings, reports.add(file))
        }
        surroundings.complain("\(name.visible) has no hash: \(error)")
      }
    } catch {
      status = reports.add(error, named: name)
    }
    return max(status, reports.end())
  }

  private var name: String { path ?? files.options.standardInputName }
}
