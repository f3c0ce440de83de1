#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that no report of a run may be written over: what it reads, and its other reports.
struct GuardedFiles {
  private var inputs: Set<FileNode> = []
  private var taken: Set<ReportTarget.Place> = []

  /// - Parameter paths: every file that the run reads.
  init(_ paths: [String], andStandardInput readsStandardInput: Bool = false) {
    inputs = Set(paths.compactMap { FileNode($0) })
    if readsStandardInput, let node = FileNode(descriptor: STDIN_FILENO), !node.isDevice {
      inputs.insert(node)
    }
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
    guard let place = target.place, !taken.insert(place).inserted else { return nil }
    return "another report goes there"
  }
}
