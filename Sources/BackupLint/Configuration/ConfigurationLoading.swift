import BackupFiles
import BackupFormat
import BackupJSON

/// How a command comes to its configuration, before it begins.
enum ConfigurationLoading {
  /// The flags of every command that has one.
  static let flags = [
    FlagSpec(
      name: .config,
      value: .text("FILE"),
      help:
        "The configuration file; without it the nearest \(ConfigurationFormat.fileName), in this folder or above"
        + " it, up to that of the repository or the home folder."
    ), FlagSpec(name: .noConfig, help: "Read no configuration file."),
  ]

  enum Outcome {
    case ready(Invocation)
    /// Why the command does not begin has been told.
    case stopped(ExitStatus)
  }

  /// The invocation with what the configuration says.
  static func configured(
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws(UsageError) -> Outcome {
    guard CommandTable.spec(invocation.command).flag(FlagName.config.rawValue) != nil else {
      return .ready(invocation)
    }
    if invocation.has(.config), invocation.has(.noConfig) {
      throw UsageError(
        message: "`--config` and `--no-config` contradict each other",
        command: invocation.command.rawValue
      )
    }
    if invocation.has(.noConfig) { return .ready(invocation) }
    guard let path = invocation.value(.config) ?? surroundings.nearestConfiguration() else {
      return .ready(invocation)
    }
    // Who names a pipe fills it; one that was only found could be waited for without end.
    if !invocation.has(.config), FileKind(path) == .stream {
      let error = InputError(.notReadable, path: path, reason: "it is a pipe or a device, and no file")
      surroundings.complainUnreadable(path, error)
      return .stopped(.failure)
    }
    return load(path, invocation, surroundings)
  }

  private static func load(
    _ path: String,
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) -> Outcome {
    let input: InputBytes
    do throws(InputError) {
      input = try InputBytes.file(path)
    } catch {
      surroundings.complainUnreadable(path, error)
      return .stopped(.failure)
    }
    let reader = ConfigurationReader(path: path)
    let report = reader.report(on: input)
    if !report.findings.isEmpty {
      let color = ColorChoice.auto.isOn(
        isTerminal: surroundings.errorsAreTerminal,
        variable: surroundings.variable
      )
      var reporter = TextReporter(
        ReporterOptions(sink: surroundings.errors, paint: Paint(isOn: color), redaction: .none)
      )
      let checked = CheckedFile(input, report, isPersonal: false)
      reporter.report(FileReport(path: path, outcome: .checked(checked)))
    }
    guard let configuration = reader.configuration(input, report) else {
      surroundings.complain("nothing was done, since the configuration cannot be used")
      return .stopped(.usage)
    }
    var invocation = invocation
    invocation.configuration = configuration
    return .ready(invocation)
  }
}
