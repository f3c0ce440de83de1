import BackupFiles
import BackupJSON

extension GrowingFile {
  /// Writes the bytes of a file, and waits until they have reached the disk.
  ///
  /// - Parameter seal: how they are encrypted; `nil` to write them as they are.
  static func write(
    _ input: InputBytes,
    to path: String,
    replacing: Bool,
    permissions: UInt32?,
    sealedBy seal: Seal?
  ) throws(Failure) {
    let file = try GrowingFile(path, permissions: permissions)
    do throws(Failure) {
      if let seal { try seal.write(input, into: file) } else { try file.append(input) }
      try file.finish(replacing: replacing)
    } catch {
      file.discard()
      throw error
    }
  }
}
