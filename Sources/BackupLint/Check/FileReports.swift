import BackupJSON

/// The reports of a run through files, with the count of what they say.
struct FileReports {
  private var reports: RunReports
  private var tally = RunTally()
  private let options: CheckOptions
  private let surroundings: Surroundings

  init(_ reports: RunReports, _ options: CheckOptions, _ surroundings: Surroundings) {
    self.reports = reports
    self.options = options
    self.surroundings = surroundings
    self.reports.begin()
  }

  /// Whether anybody still reads what is written.
  var isWanted: Bool { reports.isWanted }

  /// Reports a file.
  ///
  /// - Returns: what it does to the exit status.
  mutating func add(_ file: FileReport) -> ExitStatus {
    tally.add(file)
    reports.report(file)
    switch file.outcome {
    case .checked(let checked): return options.status(checked.counts)
    case .unreadable(let error):
      surroundings.complainUnreadable(file.path, error)
      return .failure
    }
  }

  /// Reports what could not be read.
  mutating func add(_ error: InputError, named name: String) -> ExitStatus {
    add(FileReport(path: name, outcome: .unreadable(error)))
  }

  /// Says of a folder that there is nothing in it.
  func addNothing(in folder: String) -> ExitStatus {
    surroundings.complain("there is no .json file in \(folder.visible)")
    return .usage
  }

  /// Ends the reports and puts them in their places.
  ///
  /// - Returns: what the files of the reports do to the exit status.
  mutating func end() -> ExitStatus {
    reports.end(tally)
    return reports.finish()
  }
}
