import BackupFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file as the system knows it, whatever it is called: its device and its number there.
struct FileNode: Hashable {
  private let device: UInt64
  private let number: UInt64
  let kind: FileKind
  /// Whether it is a device such as `/dev/null` or a terminal.
  let isDevice: Bool
  /// The permissions, for a file that takes its place.
  let permissions: UInt32
  let owner: uid_t
  let group: gid_t

  /// Follows symbolic links; `nil` where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What a descriptor is open on; `nil` where it is not open.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    kind = FileKind(mode: UInt32(status.st_mode))
    isDevice = status.st_mode & S_IFMT == S_IFCHR
    permissions = UInt32(status.st_mode) & 0o777
    owner = status.st_uid
    group = status.st_gid
  }

  static func == (left: FileNode, right: FileNode) -> Bool {
    left.device == right.device && left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(number)
  }
}
