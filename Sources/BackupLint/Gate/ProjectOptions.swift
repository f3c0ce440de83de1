import BackupEvolution
import BackupFormat
import BackupFormats
import BackupProject
import BackupValues

/// What `gate` and `release` are told about the project.
struct ProjectOptions {
  let layout: ProjectLayout
  let report: CheckOptions
  let today: CalendarDay?

  /// The formats that are declared in Swift.
  static var compiledIn: [Contract] { ShippedFormats.declared }

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    let standard = ProjectLayout()
    layout = ProjectLayout(
      schemas: invocation.value(.contracts) ?? standard.schemas,
      fixtures: invocation.value(.fixtures) ?? standard.fixtures,
      changelog: invocation.value(.changelog) ?? standard.changelog
    )
    report = try CheckOptions(invocation, surroundings)
    today = surroundings.now?.day
  }

  /// The reports of a run, with the files for them opened.
  func reports(
    _ surroundings: Surroundings,
    for command: CommandName
  ) throws(UsageError) -> RunReports {
    // A contract is no personal data, so nothing of it is hidden.
    var standard = report.reporter
    standard.redaction = .none
    return try RunReports(
      report.reports,
      standard: standard,
      redactionInFiles: .none,
      guarding: guarded,
      surroundings,
      for: command
    )
  }

  /// What is read and written of the project.
  private var guarded: GuardedFiles {
    GuardedFiles([layout.changelog], inFolders: [layout.schemas, layout.fixtures])
  }

  /// Whether a machine runs the tool that nobody watches; it writes nothing into a project.
  static func isUnattended(_ surroundings: Surroundings) -> Bool {
    Gate.isUnattended(surroundings.variable("CI"))
  }
}

extension GateReport {
  /// The files as reporters get them.
  var fileReports: [FileReport] {
    files.map { file in
      let identity = file.version.map { FileIdentity(format: format, version: $0) }
      return FileReport(path: file.path, outcome: .checked(CheckedFile(file, identity)))
    }
  }
}
