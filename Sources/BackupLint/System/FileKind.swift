#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a name in the file system stands for.
enum FileKind {
  case folder
  /// Anything that bytes can be read from: a file, a pipe, a device.
  case file

  /// Follows symbolic links; `nil` where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether the name is a symbolic link, whatever it leads to.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
