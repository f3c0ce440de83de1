import BackupEnvelope

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads a passcode that a program or a person has put into a file or a pipe.
enum PasscodeFile {
  struct Failure: Error {
    /// Lower case, to stand behind `cannot read FILE: `.
    let reason: String
  }

  /// The longest passcode that is read, in bytes.
  static let mostBytes = 1 << 16

  /// The passcode in a file; one line end behind it is none of it.
  static func passcode(_ path: String) throws(Failure) -> Passcode {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno)).lowercased()) }
    defer { close(descriptor) }
    return try passcode(descriptor, called: path)
  }

  /// The passcode that comes out of a descriptor.
  static func passcode(descriptor: Int32) throws(Failure) -> Passcode {
    let name = "descriptor \(descriptor)"
    // What is typed there would be shown.
    if isatty(descriptor) == 1 { throw failure(name, "it is a terminal; without the flag you are asked") }
    return try passcode(descriptor, called: name)
  }

  private static func passcode(_ descriptor: Int32, called name: String) throws(Failure) -> Passcode {
    // The memory is taken once, so that no copy of a shorter one stays behind.
    var bytes = [UInt8](repeating: 0, count: mostBytes + 1)
    defer { Passcode.wipe(&bytes) }
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        throw failure(name, String(cString: strerror(errno)).lowercased())
      }
    }
    guard count <= mostBytes else { throw failure(name, "it is longer than \(mostBytes) bytes") }
    bytes.removeSubrange(withoutLineEnd(bytes, count)...)
    guard let passcode = Passcode(wiping: &bytes) else { throw failure(name, "it is no text in UTF-8") }
    return passcode
  }

  /// - Returns: the number of bytes without one line feed, or carriage return and line feed, at their end.
  private static func withoutLineEnd(_ bytes: [UInt8], _ count: Int) -> Int {
    guard count > 0, bytes[count - 1] == 0x0A else { return count }
    return count > 1 && bytes[count - 2] == 0x0D ? count - 2 : count - 1
  }

  private static func failure(_ name: String, _ reason: String) -> Failure {
    Failure(reason: "its passcode cannot be read from \(name.visible): \(reason)")
  }
}
