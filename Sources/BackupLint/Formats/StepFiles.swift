import BackupFormat
import BackupJSON
import BackupUpgrade

/// The step files in the folders that a command line names with `--contracts`.
struct StepFiles {
  private(set) var steps: [Upgrade] = []
  /// Files in which something was found, or that could not be read.
  private(set) var reports: [FileReport] = []

  static let suffix = ".upgrade.json"

  /// Reads the files.
  ///
  /// - Throws: ``UsageError`` where two files are of one step.
  init(_ paths: [String], for command: CommandName) throws(UsageError) {
    var read: [(path: String, step: Upgrade)] = []
    for path in StepFiles.files(paths) {
      guard let step = step(path) else { continue }
      let twin = read.first {
        $0.step.from == step.from && $0.step.format.utf8.elementsEqual(step.format.utf8)
      }
      if let twin {
        throw UsageError(
          message:
            "\(twin.path.visible) and \(path.visible) are both the step of \(step.format.visible) from \(step.from)",
          command: command.rawValue
        )
      }
      read.append((path, step))
    }
    steps = read.map(\.step)
  }

  /// The step files in the folders among the names; a file stands for itself, and is none.
  static func files(_ paths: [String]) -> [String] {
    paths.filter { FileKind($0) == .folder }.flatMap { folder in
      FolderListing(of: folder).files.filter { $0.hasSuffix(suffix) }
    }
  }

  /// Whether a file has an error, so that nothing can be upgraded by it.
  var areFaulty: Bool { reports.contains(where: \.isUnusable) }

  private mutating func step(_ path: String) -> Upgrade? {
    do throws(InputError) {
      let input = try InputBytes.file(path)
      let reading = UpgradeReader().read(input)
      if !reading.findings.isEmpty {
        let checked = CheckedFile(input, reading.report, isPersonal: false)
        reports.append(FileReport(path: path, outcome: .checked(checked)))
      }
      return reading.upgrade
    } catch {
      reports.append(FileReport(path: path, outcome: .unreadable(error)))
      return nil
    }
  }
}
