package import BackupJSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written beside its place and moved there once it is whole: what stood there is never half replaced.
package struct GrowingFile {
  /// Why a file could not be written.
  package struct Failure: Error, CustomStringConvertible {
    /// Lower case, to stand behind `cannot write FILE: `.
    package let reason: String
    /// Whether there is such a file already.
    package var isTaken = false

    /// The reason.
    package var description: String { reason }

    /// Makes one of a reason that is known.
    package init(_ reason: String, isTaken: Bool = false) {
      self.reason = reason
      self.isTaken = isTaken
    }

    /// The reason of the last call of the system.
    package static var ofSystem: Failure {
      switch errno {
      case ENOENT, ENOTDIR: Failure("there is no such folder")
      case let number: Failure(String(cString: strerror(number)).lowercased())
      }
    }
  }

  private let path: String
  private let draft: String
  private let abandoned: AbandonedFiles.Place
  /// The open file.
  package let descriptor: Int32

  /// Begins a file; nothing stands at its path before ``finish(replacing:)``.
  ///
  /// - Parameter permissions: those of a file whose place it takes; without them the usual ones.
  /// - Throws: ``Failure`` for a place of a folder, a pipe or a device. A symbolic link stays, and the file that it
  ///   leads to is the one that is written.
  package init(_ path: String, permissions: UInt32? = nil) throws(Failure) {
    let place = OutputPlace(path)
    if let refusal = place.refusal { throw Failure(refusal) }
    let path = place.path
    self.path = path
    draft = path + ".\(getpid()).new"
    abandoned = AbandonedFiles.begin(draft)
    // Never open to more than its owner while it is not known to have the permissions that it must have.
    descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions == nil ? 0o666 : 0o600)
    if descriptor < 0 {
      let failure = Failure.ofSystem
      AbandonedFiles.end(abandoned)
      throw failure
    }
    if let permissions, permissions != 0o600 { fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) }
  }

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that is there is replaced.
  ///   - waiting: whether the bytes must have reached the disk.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    replacing: Bool = false,
    waiting: Bool = true
  ) throws(Failure) {
    let file = try GrowingFile(path)
    do throws(Failure) {
      try file.append(bytes)
      try file.finish(replacing: replacing, waiting: waiting)
    } catch {
      file.discard()
      throw error
    }
  }

  /// Adds the bytes of a file at the end, a piece at a time.
  package func append(_ input: InputBytes) throws(Failure) {
    var start = 0
    while start < input.count {
      let end = min(input.count, start + 1 << 20)
      try append(input.bytes(start..<end))
      start = end
    }
  }

  /// Adds bytes at the end.
  package func append(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        posixWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .ofSystem
      }
    }
  }

  /// What has been written so far, as it can be read from the file.
  package func written() throws(Failure) -> InputBytes {
    do throws(InputError) {
      return try InputBytes.file(draft)
    } catch {
      throw Failure("what was written cannot be read: " + error.reason)
    }
  }

  /// Moves the file to its place.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that is there is replaced.
  ///   - waiting: whether the bytes must have reached the disk before.
  ///   - waitingForName: whether its name must have reached the disk too.
  /// - Throws: ``Failure`` with `isTaken` where there is one and it is not to be replaced. Where only the name has not
  ///   reached the disk, the file is in its place and stays there.
  package func finish(
    replacing: Bool,
    waiting: Bool = true,
    waitingForName: Bool = false
  ) throws(Failure) {
    if waiting { try Disk.wait(for: descriptor) }
    if replacing {
      guard rename(draft, path) == 0 else { throw .ofSystem }
    } else {
      try linkDraft()
    }
    // Before this the name of the file could be lost with the power. The file is in its place and stays there, so a
    // folder that cannot be waited for is mostly no failure.
    do throws(Failure) {
      if waiting || waitingForName { try Disk.wait(forFolderOf: path) }
    } catch {
      if waitingForName { throw error }
    }
    AbandonedFiles.end(abandoned)
    close(descriptor)
  }

  /// A link is made only where there is nothing, so that no file of another process is lost.
  private func linkDraft() throws(Failure) {
    if link(draft, path) == 0 {
      unlink(draft)
      return
    }
    // Some file systems have no links.
    guard errno != EEXIST, access(path, F_OK) != 0 else {
      throw Failure("there is such a file already", isTaken: true)
    }
    guard rename(draft, path) == 0 else { throw .ofSystem }
  }

  /// Takes back what was written.
  package func discard() {
    close(descriptor)
    unlink(draft)
    AbandonedFiles.end(abandoned)
  }

  /// Makes a folder, unless it is there; its parent must be.
  ///
  /// - Parameter waiting: whether its name must have reached the disk.
  package static func makeFolder(_ path: String, waiting: Bool = false) throws(Failure) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .ofSystem }
    // Also where it was there: whoever has made it may not have waited.
    if waiting { try Disk.wait(forFolderOf: path) }
  }

  /// Whether a folder has nothing in it, hidden files included; `nil` where it cannot be read.
  package static func isEmptyFolder(_ path: String) -> Bool? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { return false }
    }
    return true
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
