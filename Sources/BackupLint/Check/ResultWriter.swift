import BackupJSON

/// Puts new files where the command line wants them.
struct ResultWriter {
  let target: ResultTarget
  let surroundings: Surroundings

  /// What has become of a result.
  enum Outcome {
    /// Nothing was to be written, or there was nothing to write.
    case none
    /// It was written; with the name under which the file before was kept.
    case written(keptAs: String?)
    /// It could not be written, which was told.
    case failed
  }

  /// - Parameter path: the file that the result was made from; `nil` for standard input.
  func write(_ result: InputBytes, from path: String?) -> Outcome {
    switch target {
    case .list, .diff: return .none
    case .standardOutput:
      for start in stride(from: 0, to: result.count, by: 1 << 20) {
        surroundings.output.write(result.bytes(start..<start + 1 << 20))
      }
      return .written(keptAs: nil)
    case .file(let output, let replaces):
      // What only its owner may read stays so.
      let permissions = path.flatMap { FileNode($0)?.permissions }
      return attempt(output) { () throws(GrowingFile.Failure) in
        try GrowingFile.write(result, to: output, replacing: replaces, permissions: permissions)
        return nil
      }
    case .place:
      guard let path else { return .none }
      return attempt(path) { () throws(GrowingFile.Failure) in
        try PlaceOfFile(path).put(result)
      }
    }
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
