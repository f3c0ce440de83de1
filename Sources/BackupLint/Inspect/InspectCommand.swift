import BackupFormat
import BackupFormats
import BackupJSON

/// `inspect FILE`: what a file is, how much is in it, and its shape; no value of it is shown.
struct InspectCommand {
  private let argument: String
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    argument = invocation.arguments[0]
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    do throws(InputError) {
      let showsProgress = surroundings.errorsAreTerminal
      let text = try Signals.whileReading(argument.visible, showsProgress: showsProgress) {
        () throws(InputError) in
        let input = argument == "-" ? try InputBytes.standardInput() : try InputBytes.file(argument)
        let options = BackupChecker.Options(now: surroundings.now)
        return Inspection(input, BackupChecker(ShippedFormats.library).check(input, options))
      }
      surroundings.output.write(text.lines(named: argument).joined(separator: "\n") + "\n")
      return text.isRecognised ? .clean : .findings
    } catch {
      surroundings.complain("cannot read \(argument.visible): \(error.reason)")
      return .failure
    }
  }
}
