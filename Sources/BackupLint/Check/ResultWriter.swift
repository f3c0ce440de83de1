import BackupFiles
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

  /// - Parameters:
  ///   - path: the file that the result was made from; `nil` for standard input.
  ///   - seal: how the result is encrypted; `nil` where the file was not.
  ///   - isSecret: whether nobody but its owner may read the new file, whoever may read the old one.
  func write(
    _ result: InputBytes,
    from path: String?,
    sealedBy seal: Seal? = nil,
    isSecret: Bool = false
  ) -> Outcome {
    // What only its owner may read stays so.
    let permissions = isSecret ? 0o600 : path.flatMap { FileNode($0)?.permissions }
    return write(result, from: path, permissions: permissions, sealedBy: seal)
  }

  /// - Parameter permissions: those of the new file; `nil` for the usual ones.
  func write(
    _ result: InputBytes,
    from path: String? = nil,
    permissions: UInt32?,
    sealedBy seal: Seal?,
    isReadBack: Bool = false
  ) -> Outcome {
    switch target {
    case .list, .diff: return .none
    case .standardOutput:
      return attempt("standard output") { () throws(GrowingFile.Failure) in
        let result = try seal?.encrypted(result) ?? result
        for start in stride(from: 0, to: result.count, by: 1 << 20) {
          surroundings.output.write(result.bytes(start..<min(result.count, start + 1 << 20)))
        }
        surroundings.output.flush()
        if let failure = surroundings.output.toldFailure() { throw GrowingFile.Failure(failure) }
        return nil
      }
    case .file(let output, let replaces):
      return attempt(output) { () throws(GrowingFile.Failure) in
        try GrowingFile.write(
          result,
          to: output,
          replacing: replaces,
          permissions: permissions,
          sealedBy: seal,
          isReadBack: isReadBack
        )
        return nil
      }
    case .place:
      guard let path else { return .none }
      return attempt(path) { () throws(GrowingFile.Failure) in
        try PlaceOfFile(path).put(result, sealedBy: seal)
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
