import BackupFormat
import BackupJSON

/// Puts results where the command line wants them.
struct FixWriter {
  private let target: FixTarget
  private let surroundings: Surroundings

  init(_ target: FixTarget, _ surroundings: Surroundings) {
    self.target = target
    self.surroundings = surroundings
  }

  /// What has become of a result.
  enum Outcome {
    /// Nothing was to be written, or there was nothing to write.
    case none
    /// It was written; with the name under which the file before was kept.
    case written(keptAs: String?)
    /// It could not be written, which was told.
    case failed
  }

  /// - Parameters:
  ///   - path: the file before; `nil` for standard input.
  ///   - name: what it is called in a diff.
  func write(_ fixed: FixedText, _ path: String?, named name: String) -> Outcome {
    switch target {
    case .list: return .none
    case .diff:
      UnifiedDiff(of: fixed, named: name.visible).write(to: surroundings.output)
      return .none
    case .standardOutput:
      guard isWorthWriting(fixed, name) else { return .none }
      for start in stride(from: 0, to: fixed.after.count, by: 1 << 20) {
        surroundings.output.write(fixed.after.bytes(start..<start + 1 << 20))
      }
      return .written(keptAs: nil)
    case .file(let output, let replaces):
      guard isWorthWriting(fixed, name) else { return .none }
      // What only its owner may read stays so.
      let permissions = path.flatMap { FileNode($0)?.permissions }
      return attempt(output) { () throws(GrowingFile.Failure) in
        try GrowingFile.write(fixed.after, to: output, replacing: replaces, permissions: permissions)
        return nil
      }
    case .place:
      guard fixed.isChanged, let path, isWorthWriting(fixed, name) else { return .none }
      return attempt(path) { () throws(GrowingFile.Failure) in
        try PlaceOfFile(path).put(fixed.after)
      }
    }
  }

  /// A file that is no backup of a known format is nobody's to change, nor to copy; the user is told.
  private func isWorthWriting(_ fixed: FixedText, _ name: String) -> Bool {
    if fixed.reportAfter.reading.isJudged { return true }
    guard fixed.isChanged else { return false }
    surroundings.complain("\(name.visible) is not written: it is no backup of a version that is known here")
    return false
  }

  private func attempt(
    _ path: String,
    _ write: () throws(GrowingFile.Failure) -> String?
  ) -> Outcome {
    do throws(GrowingFile.Failure) {
      return .written(keptAs: try write())
    } catch {
      surroundings.complain("cannot write \(path.visible): \(error.reason)")
      return .failed
    }
  }
}
