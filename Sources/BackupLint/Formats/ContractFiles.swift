import BackupFiles
import BackupFormat
import BackupJSON

/// The contract files that a command line names with `--contracts`.
struct ContractFiles {
  /// A contract with the file that it stands in.
  struct Entry {
    let path: String
    let contract: Contract
  }

  /// The contracts of the files that have one, by path.
  private(set) var entries: [Entry] = []
  /// Files in which something was found, or that could not be read.
  private(set) var reports: [FileReport] = []

  static let suffix = ".contract.json"

  /// Reads the files.
  ///
  /// - Parameter paths: files, or folders that stand for every `*.contract.json` inside them and in their folders.
  /// - Throws: ``UsageError`` where a name leads to no contract file, or two files are of one version.
  init(_ paths: [String], for command: CommandName) throws(UsageError) {
    for path in try ContractFiles.files(paths, for: command) { read(path) }
    try refuseTwins(command)
  }

  /// Whether a file has an error, so that nothing can be done by it.
  var areFaulty: Bool { reports.contains(where: \.isUnusable) }

  private mutating func read(_ path: String) {
    do throws(InputError) {
      let input = try InputBytes.file(path)
      let reading = ContractReader().read(input)
      if let contract = reading.contract { entries.append(Entry(path: path, contract: contract)) }
      guard !reading.findings.isEmpty else { return }
      let checked = CheckedFile(input, reading.report, isPersonal: false)
      reports.append(FileReport(path: path, outcome: .checked(checked)))
    } catch {
      reports.append(FileReport(path: path, outcome: .unreadable(error)))
    }
  }

  /// The contract files that the names lead to.
  static func files(_ paths: [String], for command: CommandName) throws(UsageError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileKind(path) == .folder else {
        if !path.hasSuffix(StepFiles.suffix) { files.append(path) }
        continue
      }
      let listing = FolderListing(of: path)
      if let unreadable = listing.unreadable.first {
        throw UsageError(
          message: "cannot read \(unreadable.path.visible): \(unreadable.reason)",
          command: command.rawValue
        )
      }
      let found = listing.files.filter { $0.hasSuffix(suffix) }
      guard !found.isEmpty else {
        throw UsageError(
          message: "there is no *\(suffix) in \(path.visible): contract files are known by this name",
          command: command.rawValue
        )
      }
      files += found
    }
    return files
  }

  /// Of two contracts for the same files, one would be ignored without a word.
  private func refuseTwins(_ command: CommandName) throws(UsageError) {
    for (index, entry) in entries.enumerated() {
      for earlier in entries[..<index] {
        let (one, other) = (earlier.contract, entry.contract)
        let isSameFormat = one.format.utf8.elementsEqual(other.format.utf8)
        let marks = (one.recognition, other.recognition)
        let isSameMark =
          marks.0.key.utf8.elementsEqual(marks.1.key.utf8)
          && marks.0.value.utf8.elementsEqual(marks.1.value.utf8)
        let files = "\(earlier.path.visible) and \(entry.path.visible)"
        if isSameFormat, one.version == other.version {
          throw UsageError(
            message: "\(files) both describe \(one.format) \(one.version)",
            command: command.rawValue
          )
        }
        if !isSameFormat, isSameMark {
          throw UsageError(
            message: "\(files) recognise their files by the same \"\(marks.0.key)\": \"\(marks.0.value)\"",
            command: command.rawValue
          )
        }
      }
    }
  }
}
