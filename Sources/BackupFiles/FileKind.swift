#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a name in the file system stands for.
package enum FileKind {
  case folder
  case file
  /// A pipe or a device: something to read from, but not something that is found in a folder.
  case stream

  /// Follows symbolic links; `nil` where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(mode: UInt32(status.st_mode))
  }

  /// What the mode of an entry says.
  package init(mode: UInt32) {
    switch mode_t(truncatingIfNeeded: mode) & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .stream
    }
  }

  /// Whether the name is a symbolic link, whatever it leads to.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
