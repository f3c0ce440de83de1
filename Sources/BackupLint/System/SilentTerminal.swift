import BackupEnvelope

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the signal handlers read: prepared before the signal can come.
nonisolated(unsafe) private var silenced: Int32 = -1
nonisolated(unsafe) private var loud = termios()
nonisolated(unsafe) private var silent = termios()
nonisolated(unsafe) private var lineEnd: UInt8 = 0x0A

/// What `signal` takes and gives, under one name on all systems.
private typealias SignalHandler = @convention(c) (Int32) -> Void

/// The terminal of the process, for a line that nobody must see. Only the main thread may use it.
enum SilentTerminal {
  /// How long a line the system holds, in bytes without its end; one of this length may have been longer.
  #if canImport(Darwin)
    static let mostBytes = (1 << 10) - 1
  #else
    static let mostBytes = (1 << 12) - 1
  #endif

  /// Signals that end the process or stop it. None of them may leave the terminal without echo.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Shows a text and takes a line without showing it.
  ///
  /// - Returns: `nil` where the input is ended, or there is no terminal.
  static func line(behind prompt: String) -> [UInt8]? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard tcgetattr(descriptor, &loud) == 0 else { return nil }
    silent = loud
    silent.c_lflag &= ~tcflag_t(ECHO | ECHOE | ECHOK | ECHONL)
    silent.c_lflag |= tcflag_t(ICANON | ISIG)
    let before = (endings + [SIGTSTP]).map { ($0, takeOver($0)) }
    silenced = descriptor
    lineEnd = 0x0A
    // What was typed before the question is no answer to it.
    var line: [UInt8]?
    if tcsetattr(descriptor, TCSAFLUSH, &silent) == 0, isSilent(descriptor) {
      show(prompt, on: descriptor)
      line = take(descriptor)
    }
    tcsetattr(descriptor, TCSAFLUSH, &loud)
    silenced = -1
    for (number, handler) in before { signal(number, handler) }
    // The line end that the person has typed was not shown.
    show("\n", on: descriptor)
    return line
  }

  /// Whether the terminal shows nothing of what is typed: it may take a part of the settings only.
  private static func isSilent(_ descriptor: Int32) -> Bool {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) == 0
  }

  /// - Returns: what was done on the signal before.
  private static func takeOver(_ number: Int32) -> SignalHandler? {
    let before = handle(number)
    // A signal that was ignored stays so: whoever started the process wants that.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    return before
  }

  private static func handle(_ number: Int32) -> SignalHandler? {
    if number == SIGTSTP {
      return signal(number) { _ in
        if silenced >= 0 { tcsetattr(silenced, TCSANOW, &loud) }
        kill(getpid(), SIGSTOP)
        if silenced >= 0 { tcsetattr(silenced, TCSANOW, &silent) }
      }
    }
    return signal(number) { number in
      if silenced >= 0 {
        tcsetattr(silenced, TCSANOW, &loud)
        // What comes next does not stand behind the question.
        _ = write(silenced, &lineEnd, 1)
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func take(_ descriptor: Int32) -> [UInt8]? {
    // The memory is taken once, so that no copy of a shorter one stays behind.
    var bytes = [UInt8](repeating: 0, count: mostBytes + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, 1) }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      if bytes[count] == 0x0A {
        bytes.removeSubrange(count...)
        return bytes
      }
      count += 1
    }
    Passcode.wipe(&bytes)
    return nil
  }

  private static func show(_ text: String, on descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
