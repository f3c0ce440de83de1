import BackupFormat
import BackupJSON
import BackupUpgrade

/// The step files in the folders that a command line names with `--contracts`.
struct GivenSteps {
  private(set) var steps: [Upgrade] = []
  /// Files in which something was found, or that could not be read.
  private(set) var reports: [FileReport] = []

  static let suffix = ".upgrade.json"

  /// - Parameter paths: those of the command line; files stand for themselves, and have no steps.
  init(_ paths: [String]) {
    for folder in paths where FileKind(folder) == .folder {
      for path in FolderListing(of: folder).files where path.hasSuffix(GivenSteps.suffix) { read(path) }
    }
  }

  /// Whether a file has an error, so that nothing can be upgraded by it.
  var areFaulty: Bool {
    reports.contains { report in
      switch report.outcome {
      case .checked(let checked): checked.verdict == .refused
      case .unreadable: true
      }
    }
  }

  private mutating func read(_ path: String) {
    do throws(InputError) {
      let input = try InputBytes.file(path)
      let reading = UpgradeReader().read(input)
      if let upgrade = reading.upgrade { steps.append(upgrade) }
      guard !reading.findings.isEmpty else { return }
      let checked = CheckedFile(input, reading.report, isPersonal: false)
      reports.append(FileReport(path: path, outcome: .checked(checked)))
    } catch {
      reports.append(FileReport(path: path, outcome: .unreadable(error)))
    }
  }
}
