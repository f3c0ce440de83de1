import BackupFormat
import BackupJSON

/// `check`: every file is checked and reported, also where one of them cannot be read.
struct CheckCommand {
  private let files: FileRun

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    files = try FileRun(invocation, CheckTarget.all(invocation.arguments), surroundings)
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
        status = max(status, check(nil, named: files.options.standardInputName, formats, &reports))
      case .file(let path): status = max(status, check(path, named: path, formats, &reports))
      case .unreadable(let error): status = max(status, reports.add(error, named: error.path))
      case .nothing(let path): status = max(status, reports.addNothing(in: path))
      }
    }
    return max(status, reports.end())
  }

  /// - Parameter path: `nil` for standard input.
  private func check(
    _ path: String?,
    named name: String,
    _ formats: KnownFormats,
    _ reports: inout FileReports
  ) -> ExitStatus {
    do throws(InputError) {
      let (opened, checked) = try files.reading(path, named: name, among: formats) { opened in
        let options = BackupChecker.Options(now: files.surroundings.now)
        return (opened, opened.content.map { formats.check($0, options) })
      }
      var status = ExitStatus.clean
      if let report = opened.envelopeReport(name, formats) { status = reports.add(report) }
      if let checked {
        let report = FileReport(path: opened.contentName(name), outcome: .checked(checked))
        status = max(status, reports.add(report))
      }
      let mustOpen = files.invocation.has(.requireOpen)
      return max(status, files.statusOfClosed(opened, named: name, mustOpen: mustOpen))
    } catch {
      return reports.add(error, named: name)
    }
  }
}
