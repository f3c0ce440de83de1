#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What has to be on the disk before anybody relies on it.
enum Disk {
  /// Waits until the bytes of an open file are there.
  ///
  /// - Throws: where the system says that they are not; a pipe or a device, which has no such thing, passes.
  static func wait(for descriptor: Int32) throws(GrowingFile.Failure) {
    #if canImport(Darwin)
      // There `fsync` only hands the bytes to the drive, which may keep them in its own memory.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    if fsync(descriptor) != 0, errno != EINVAL { throw .ofSystem }
  }

  /// Waits until the names in the folder of a file are there.
  ///
  /// - Throws: where the system says that they are not; a folder that may not be read, and one of a file system that
  ///   has no such thing, pass.
  static func wait(forFolderOf path: String) throws(GrowingFile.Failure) {
    let descriptor = open(OutputPlace.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if fsync(descriptor) != 0, errno != EINVAL, errno != EBADF, errno != ENOTSUP { throw .ofSystem }
  }
}
