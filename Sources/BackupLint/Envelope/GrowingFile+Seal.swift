import BackupFiles
import BackupJSON

extension GrowingFile {
  /// Writes the bytes of a file, and waits until they have reached the disk.
  ///
  /// - Parameters:
  ///   - seal: how they are encrypted; `nil` to write them as they are.
  ///   - isReadBack: whether the file is read again and compared before it takes its name; an encrypted one always is.
  static func write(
    _ input: InputBytes,
    to path: String,
    replacing: Bool = false,
    permissions: UInt32?,
    sealedBy seal: Seal? = nil,
    isReadBack: Bool = false
  ) throws(Failure) {
    let file = try GrowingFile(path, permissions: permissions)
    do throws(Failure) {
      if let seal { try seal.write(input, into: file) } else { try file.append(input) }
      if isReadBack, seal == nil, !Seal.areSame(try file.written(), input) {
        throw Failure("what was written is not what is read")
      }
      try file.finish(replacing: replacing)
    } catch {
      file.discard()
      throw error
    }
  }
}
