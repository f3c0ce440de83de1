import BackupFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that no report of a run may be written over: what it reads, what else it writes, and its other reports.
struct GuardedFiles {
  private var inputs: Set<FileNode> = []
  private var taken: Set<ReportTarget.Place> = []
  private var written: Set<ReportTarget.Place> = []
  private let kept: [ReportTarget.Place]
  private let folders: [String]

  /// - Parameters:
  ///   - paths: every file that the run reads.
  ///   - passcode: the file that it reads the passcode from.
  ///   - written: files that it writes, which need not be there yet.
  ///   - kept: files beside which it keeps what they were, under their names and an ending.
  ///   - folders: folders below which it writes.
  init(
    _ paths: [String],
    andPasscode passcode: FileNode? = nil,
    andStandardInput readsStandardInput: Bool = false,
    writing written: [String] = [],
    keeping kept: [String] = [],
    inFolders folders: [String] = []
  ) {
    inputs = Set(paths.compactMap { FileNode($0) } + [passcode].compactMap(\.self))
    self.written = Set(written.compactMap(GuardedFiles.place))
    self.kept = kept.compactMap { GuardedFiles.place($0 + PlaceOfFile.ending) }
    self.folders = folders.compactMap(GuardedFiles.resolved)
    if readsStandardInput, let node = FileNode(descriptor: STDIN_FILENO), !node.isDevice {
      inputs.insert(node)
    }
  }

  private static func place(_ path: String) -> ReportTarget.Place? {
    (try? ReportTarget(path))?.place
  }

  private static func resolved(_ folder: String) -> String? {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private func isWritten(_ folder: String) -> Bool {
    folders.contains { folder.utf8.elementsEqual($0.utf8) || folder.utf8.starts(with: ($0 + "/").utf8) }
  }

  /// Why a report may not be written there; where it may, the place is taken from now on.
  mutating func refusal(of target: ReportTarget) -> String? {
    if let node = target.node {
      if node.kind == .folder { return "it is a folder" }
      if inputs.contains(node) { return "the run reads this file" }
      if !node.isDevice, FileNode(descriptor: STDOUT_FILENO) == node {
        return "standard output goes there; use --format"
      }
      if node.isDevice { return nil }
    }
    guard let place = target.place else { return nil }
    if written.contains(place) { return "the run writes this file" }
    if kept.contains(where: { $0.folder == place.folder && place.name.starts(with: $0.name) }) {
      return "the run keeps files under such names"
    }
    if let folder = GuardedFiles.resolved(target.folder), isWritten(folder) {
      return "the files of the project stand in this folder"
    }
    return taken.insert(place).inserted ? nil : "another report goes there"
  }
}
