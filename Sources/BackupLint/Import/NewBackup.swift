import BackupFiles
import BackupFormat
import BackupImport
import BackupJSON

/// A backup file that is made of documents: checked and compared with what it was made of, written beside its place, and
/// read back before it takes its name.
struct NewBackup {
  let stages: BackupStages
  /// The hash of what it is made of.
  let hash: ContentHash
  let target: ResultTarget
  let surroundings: Surroundings
  /// Writes its pieces; the number of records.
  let pieces: (_ append: (_ piece: [UInt8]) throws -> Void) throws(ImportError) -> Int

  /// Writes it.
  ///
  /// - Returns: how many records it has; `nil` where it could not be written, which was told.
  func write(permissions: UInt32?, sealedBy seal: Seal?) -> Int? {
    do {
      var bytes: [UInt8] = []
      let count = try pieces { bytes += $0 }
      let content = InputBytes(bytes)
      bytes = []
      try check(content)
      let writer = ResultWriter(target: target, surroundings: surroundings)
      switch writer.write(content, permissions: permissions, sealedBy: seal, isReadBack: true) {
      case .none, .failed: return nil
      case .written: return count
      }
    } catch {
      surroundings.complain("nothing was written: \("\(error)".visible)")
      return nil
    }
  }

  /// Whether a file is a right backup, and holds what it was made of.
  private func check(_ file: InputBytes) throws(GrowingFile.Failure) {
    switch stages.checked(file) {
    case .ready(let checked):
      guard checked.contentHash == hash else {
        throw GrowingFile.Failure("what was written is not what it was made of")
      }
    case .refused(let error):
      let first = error.findings.first { $0.severity == .error }
      let place = first.map { ": \($0.pointer): \($0.message.rendered(redacting: true))" } ?? ""
      throw GrowingFile.Failure("what was written would not import again\(place)")
    }
  }
}
