import BackupFiles
import BackupFormat
import BackupJSON
import BackupUpgrade

/// The step files that a command line names with `--contracts`, by themselves or by their folders.
struct StepFiles {
  /// A step with the file that it stands in.
  struct Entry {
    let path: String
    let step: Upgrade
  }

  private(set) var entries: [Entry] = []
  /// Files in which something was found, or that could not be read.
  private(set) var reports: [FileReport] = []

  static let suffix = ".upgrade.json"

  /// Reads the files.
  ///
  /// - Throws: ``UsageError`` where two files are of one step.
  init(_ paths: [String], for command: CommandName) throws(UsageError) {
    for path in StepFiles.files(paths) {
      guard let step = step(path) else { continue }
      let twin = entries.first {
        $0.step.from == step.from && $0.step.format.utf8.elementsEqual(step.format.utf8)
      }
      if let twin {
        throw UsageError(
          message:
            "\(twin.path.visible) and \(path.visible) are both the step of \(step.format.visible) from \(step.from)",
          command: command.rawValue
        )
      }
      entries.append(Entry(path: path, step: step))
    }
  }

  /// Of a format that nothing describes a step would be passed over without a word.
  func refuseStrangers(_ formats: [String], for command: CommandName) throws(UsageError) {
    let stranger = entries.first { entry in
      !formats.contains { $0.utf8.elementsEqual(entry.step.format.utf8) }
    }
    guard let stranger else { return }
    throw UsageError(
      message:
        "\(stranger.path.visible) is a step of `\(stranger.step.format.visible)`, and no contract describes this format",
      suggestion: Suggestion.nearest(to: stranger.step.format, among: formats),
      command: command.rawValue
    )
  }

  /// The step files that the names lead to: those in folders, and files that are called like one.
  static func files(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      FileKind(path) == .folder
        ? FolderListing(of: path).files.filter { $0.hasSuffix(suffix) } : path.hasSuffix(suffix) ? [path] : []
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
