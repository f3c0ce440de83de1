import BackupFormat
import BackupJSON

/// Puts fixed files where the command line wants them.
struct FixWriter {
  private let writer: ResultWriter
  private let surroundings: Surroundings

  init(_ target: ResultTarget, _ surroundings: Surroundings) {
    writer = ResultWriter(target: target, surroundings: surroundings)
    self.surroundings = surroundings
  }

  /// - Parameters:
  ///   - path: the file before; `nil` for standard input.
  ///   - name: what it is called in a diff.
  ///   - seal: how the result is encrypted; `nil` where the file was not.
  func write(
    _ fixed: FixedText,
    _ path: String?,
    named name: String,
    sealedBy seal: Seal?
  ) -> ResultWriter.Outcome {
    switch writer.target {
    case .list: return .none
    case .diff:
      UnifiedDiff(of: fixed, named: name.visible).write(to: surroundings.output)
      return .none
    case .place where !fixed.isChanged: return .none
    case .standardOutput, .file, .place:
      return isWorthWriting(fixed, name) ? writer.write(fixed.after, from: path, sealedBy: seal) : .none
    }
  }

  /// A file that is no backup of a known format is nobody's to change, nor to copy; the user is told.
  private func isWorthWriting(_ fixed: FixedText, _ name: String) -> Bool {
    if fixed.reportAfter.reading.isJudged { return true }
    guard fixed.isChanged else { return false }
    surroundings.complain("\(name.visible) is not written: it is no backup of a version that is known here")
    return false
  }
}
