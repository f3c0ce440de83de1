import BackupFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the signal handlers read: memory of our own, prepared before the signal can come.
nonisolated(unsafe) private var cutShort: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var notice: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var isNoticeShown: sig_atomic_t = 0
nonisolated(unsafe) private var isNoticeWanted = false
nonisolated(unsafe) private var isPrepared = false

/// The signals that a run has to do with. They belong to the process, so only its main thread may use this.
enum Signals {
  /// Takes over the signals; without it nothing here does anything, so that tests can run side by side.
  static func prepare() {
    isPrepared = true
    AbandonedFiles.prepare()
    // A reader that has gone is told by the error of `write`.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more, likewise.
    signal(SIGXFSZ, SIG_IGN)
    // A file that is mapped and cut short by another program has pages that are no more.
    signal(SIGBUS) { _ in
      if let cutShort { _ = write(STDERR_FILENO, cutShort.baseAddress, cutShort.count) }
      _exit(ExitStatus.failure.rawValue)
    }
  }

  /// Reads a file, and says so on the terminal once it has taken half a second.
  ///
  /// - Parameters:
  ///   - name: for the message that is written if the file is cut short meanwhile.
  ///   - words: what is done, to stand before the name.
  static func whileReading<Result, Failure: Error>(
    _ name: String,
    sayingThat words: String = "checking",
    showsProgress: Bool,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isPrepared else { return try body() }
    replace(&cutShort, "backup-lint: cannot read \(name): another program cut it short meanwhile\n")
    guard showsProgress else { return try body() }
    startNotice("\(words) \(name) …")
    defer { stopNotice() }
    return try body()
  }

  /// Does something that is not reading and may take long, such as asking a person: the notice waits meanwhile.
  static func withoutNotice<Result>(_ body: () -> Result) -> Result {
    guard isNoticeWanted else { return body() }
    hideNotice()
    defer { arm(microseconds: 500_000) }
    return body()
  }

  private static func startNotice(_ text: String) {
    replace(&notice, text)
    isNoticeWanted = true
    isNoticeShown = 0
    signal(SIGALRM) { _ in
      if let notice { _ = write(STDERR_FILENO, notice.baseAddress, notice.count) }
      isNoticeShown = 1
    }
    arm(microseconds: 500_000)
  }

  /// Takes the notice away again.
  private static func stopNotice() {
    isNoticeWanted = false
    hideNotice()
  }

  private static func hideNotice() {
    arm(microseconds: 0)
    guard isNoticeShown != 0 else { return }
    isNoticeShown = 0
    let clearLine: [UInt8] = [0x0D, 0x1B, 0x5B, 0x4B]
    _ = write(STDERR_FILENO, clearLine, clearLine.count)
  }

  private static func arm(microseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_usec = numericCast(microseconds)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  private static func replace(_ memory: inout UnsafeMutableBufferPointer<UInt8>?, _ text: String) {
    let old = memory
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    memory = bytes
    old?.deallocate()
  }
}
