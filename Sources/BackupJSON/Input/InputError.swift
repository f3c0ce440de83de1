#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the bytes of a file could not be had.
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: Sendable, Hashable {
    let name: String

    /// There is no file with that name.
    public static let notFound = Code(name: "notFound")
    /// The file may not be read by this user.
    public static let notReadable = Code(name: "notReadable")
    /// The name is that of a folder.
    public static let isDirectory = Code(name: "isDirectory")
    /// The file is larger than ``InputBytes/maximumCount``, or than the limit that was given.
    public static let tooLarge = Code(name: "tooLarge")
    /// The system reported another failure while opening or reading.
    public static let readFailed = Code(name: "readFailed")
  }

  /// The kind of failure.
  public let code: Code
  /// The name as it was given; `-` for standard input.
  public let path: String
  /// The reason in words, for a person.
  public let reason: String

  package init(_ code: Code, path: String, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  init(errno number: Int32, path: String) {
    let reason = unsafe String(cString: strerror(number)).lowercased()
    switch number {
    case ENOENT, ENOTDIR: self.init(.notFound, path: path, reason: "there is no such file")
    case EACCES, EPERM: self.init(.notReadable, path: path, reason: "this user may not read it")
    case EISDIR: self.init(.isDirectory, path: path, reason: "it is a folder")
    default: self.init(.readFailed, path: path, reason: reason)
    }
  }

  static func tooLarge(path: String, _ limit: Int) -> InputError {
    let most = limit == InputBytes.maximumCount ? "4 GiB" : limit == 1 ? "1 byte" : "\(limit) bytes"
    return InputError(.tooLarge, path: path, reason: "it is larger than \(most), the most that is read")
  }

  public var description: String { "cannot read \(path): \(reason)" }
}
