#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of the process, for a line that everybody may see.
enum TerminalLine {
  /// The longest answer that is taken, in bytes.
  private static let mostBytes = 1 << 10

  /// Shows a question and takes a line.
  ///
  /// - Returns: `nil` where the input is ended, or there is no terminal.
  static func answer(to question: String) -> String? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // What was typed before the question is no answer to it.
    tcflush(descriptor, TCIFLUSH)
    let bytes = Array(question.utf8)
    _ = write(descriptor, bytes, bytes.count)
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < mostBytes {
      let got = read(descriptor, &byte, 1)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
