import BackupFormat
import BackupJSON

/// `inspect FILE`: what a file is, how much is in it, and its shape; no value of it is shown.
struct InspectCommand {
  private let argument: String
  private let formats: KnownFormats?
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    argument = invocation.arguments[0]
    formats = try FormatLoading.formats(invocation, surroundings)
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    guard let formats else { return .usage }
    do throws(InputError) {
      let showsProgress = surroundings.errorsAreTerminal
      let text = try Signals.whileReading(argument.visible, showsProgress: showsProgress) {
        () throws(InputError) in
        let input = argument == "-" ? try InputBytes.standardInput() : try InputBytes.file(argument)
        let options = BackupChecker.Options(now: surroundings.now)
        return Inspection(input, formats.report(on: input, options), formats)
      }
      surroundings.output.write(text.lines(named: argument).joined(separator: "\n") + "\n")
      return text.isRecognised ? .clean : .findings
    } catch {
      surroundings.complainUnreadable(argument, error)
      return .failure
    }
  }
}
