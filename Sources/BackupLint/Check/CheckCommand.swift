import BackupFormat
import BackupJSON

/// `check`: every file is checked and reported, also where one of them cannot be read.
struct CheckCommand {
  private let files: FileRun

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    files = FileRun(
      invocation: invocation,
      targets: CheckTarget.all(invocation.arguments),
      options: try CheckOptions(invocation, surroundings),
      surroundings: surroundings
    )
  }

  func run() throws(UsageError) -> ExitStatus {
    var contractFiles: [FileReport] = []
    let formats = try FormatLoading.formats(files.invocation) { contractFiles.append($0) }
    var status = ExitStatus.clean
    var reports = try files.reports(formats)
    for file in contractFiles { status = max(status, reports.add(file)) }
    guard let formats else {
      status = max(status, .usage, reports.end())
      files.surroundings.complain("no backup was checked, since a contract or step file cannot be used")
      return status
    }
    for target in files.targets {
      // Who has stopped reading wants no more work to be done.
      if !reports.isWanted { return status }
      switch target {
      case .standardInput:
        status = max(status, reports.add(report(nil, named: files.options.standardInputName, formats)))
      case .file(let path): status = max(status, reports.add(report(path, named: path, formats)))
      case .unreadable(let error): status = max(status, reports.add(error, named: error.path))
      case .nothing(let path): status = max(status, reports.addNothing(in: path))
      }
    }
    return max(status, reports.end())
  }

  /// - Parameter path: `nil` for standard input.
  private func report(_ path: String?, named name: String, _ formats: KnownFormats) -> FileReport {
    do throws(InputError) {
      let checked = try files.reading(path, named: name) { input in
        formats.check(input, BackupChecker.Options(now: files.surroundings.now))
      }
      return FileReport(path: name, outcome: .checked(checked))
    } catch {
      return FileReport(path: name, outcome: .unreadable(error))
    }
  }
}
