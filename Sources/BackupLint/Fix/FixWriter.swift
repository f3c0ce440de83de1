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
      guard isWorthWriting(fixed) else { return .none }
      for start in stride(from: 0, to: fixed.after.count, by: 1 << 20) {
        surroundings.output.write(fixed.after.bytes(start..<start + 1 << 20))
      }
      return .written(keptAs: nil)
    case .file(let output, let replaces):
      guard isWorthWriting(fixed) else { return .none }
      return attempt(output) { () throws(GrowingFile.Failure) in
        try GrowingFile.write(fixed.after, to: output, replacing: replaces)
        return nil
      }
    case .place:
      guard fixed.isChanged, let path else { return .none }
      return attempt(path) { () throws(GrowingFile.Failure) in
        try PlaceOfFile(path).put(fixed.after)
      }
    }
  }

  /// A file that could not even be recognised, and in which nothing was mended, gets no copy.
  private func isWorthWriting(_ fixed: FixedText) -> Bool {
    fixed.isChanged || fixed.reportAfter.reading.isJudged
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
