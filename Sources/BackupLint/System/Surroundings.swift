import BackupFiles
import BackupJSON
import BackupValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// All that a command sees of the world beside its arguments. Tests give one of their own.
struct Surroundings {
  let output: OutputSink
  let errors: OutputSink
  let outputIsTerminal: Bool
  let errorsAreTerminal: Bool
  /// The value of a variable of the environment.
  let variable: (String) -> String?
  /// Whether there is a file or folder with this name.
  let fileExists: (String) -> Bool
  /// The configuration file of the folder that the tool is run in; `nil` where there is none.
  let nearestConfiguration: () -> String?
  /// The time of the run; `nil` where the clock cannot be read.
  let now: UTCMoment?
  /// Shows a text to the person at the terminal and takes a line that is not shown; `nil` where there is none to ask.
  /// The answer is `nil` where the person ends the input.
  var typedPasscode: ((String) -> [UInt8]?)?
  /// Shows a question to the person at the terminal and takes a line; `nil` where there is none to ask. The answer is
  /// `nil` where the person ends the input.
  var typedAnswer: ((String) -> String?)?

  static func ofProcess() -> Surroundings {
    Surroundings(
      output: OutputSink(descriptor: STDOUT_FILENO),
      errors: OutputSink(descriptor: STDERR_FILENO),
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1,
      variable: { name in getenv(name).map { String(cString: $0) } },
      fileExists: { FileKind($0) != nil },
      nearestConfiguration: {
        ConfigurationSearch.nearest(home: getenv("HOME").map { String(cString: $0) })
      },
      now: currentMoment(),
      typedPasscode: terminalPasscode(),
      typedAnswer: terminalAnswer()
    )
  }

  /// Writes what is held back; the status that the process ends with.
  func finish(_ status: ExitStatus) -> ExitStatus {
    output.flush()
    var status = status
    if case .failed(let reason) = output.state {
      errors.write("backup-lint: cannot write the report: \(reason)\n")
      status = .failure
    }
    errors.flush()
    return status
  }

  /// The same, with standard error in the place of standard output.
  var withOutputOnErrors: Surroundings {
    Surroundings(
      output: errors,
      errors: errors,
      outputIsTerminal: errorsAreTerminal,
      errorsAreTerminal: errorsAreTerminal,
      variable: variable,
      fileExists: fileExists,
      nearestConfiguration: nearestConfiguration,
      now: now,
      typedPasscode: typedPasscode,
      typedAnswer: typedAnswer
    )
  }

  /// Says something at once, behind what was written before.
  func complain(_ message: String) {
    Signals.withoutNotice {
      output.flush()
      errors.write("backup-lint: \(message)\n")
      errors.flush()
    }
  }

  /// Reports a file in text on standard error, for a command whose standard output is something else.
  func reportOnErrors(_ file: FileReport) {
    let color = ColorChoice.auto.isOn(isTerminal: errorsAreTerminal, variable: variable)
    var reporter = TextReporter(
      ReporterOptions(
        sink: errors,
        paint: Paint(isOn: color),
        redaction: errorsAreTerminal ? .none : .personal
      )
    )
    reporter.report(file)
  }

  /// Says why a file could not be read.
  func complainUnreadable(_ path: String, _ error: InputError) {
    complain("cannot read \(path.isEmpty ? "\"\"" : path.visible): \(error.reason)")
  }

  /// Says why an encrypted file could not be opened.
  func complainWithout(_ passcodes: PasscodeSource, for path: String) {
    complain("cannot open \(path.visible): \(passcodes.absence)")
  }

  private static func terminalPasscode() -> ((String) -> [UInt8]?)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return { SilentTerminal.line(behind: $0) }
  }

  private static func terminalAnswer() -> ((String) -> String?)? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return { TerminalLine.answer(to: $0) }
  }

  private static func currentMoment() -> UTCMoment? {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return nil }
    return UTCMoment(millisecondsSince1970: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
