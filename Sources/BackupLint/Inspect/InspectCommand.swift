import BackupFormat
import BackupJSON

/// `inspect FILE`: what a file is, how much is in it, and its shape; no value of it is shown.
struct InspectCommand {
  private let argument: String
  private let formats: KnownFormats?
  private let surroundings: Surroundings
  private let passcodes: PasscodeSource

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    argument = invocation.arguments[0]
    passcodes = try PasscodeSource(invocation, surroundings)
    formats = try FormatLoading.formats(invocation, surroundings)
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    guard let formats else { return .usage }
    do throws(InputError) {
      let showsProgress = surroundings.errorsAreTerminal
      let (lines, status) = try Signals.whileReading(argument.visible, showsProgress: showsProgress) {
        () throws(InputError) in
        let input = try InputBytes.read(argument == "-" ? nil : argument)
        let opened = try Opening(library: formats.library, passcodes: passcodes).open(input, named: argument)
        return inspected(opened, formats)
      }
      surroundings.output.write(lines.joined(separator: "\n") + "\n")
      return status
    } catch {
      surroundings.complainUnreadable(argument, error)
      return .failure
    }
  }

  private func inspected(
    _ opened: OpenedInput,
    _ formats: KnownFormats
  ) -> (lines: [String], status: ExitStatus) {
    let envelope: [String]
    switch opened {
    case .plain: envelope = []
    case .decrypted(let decrypted):
      envelope = EnvelopeSketch(decrypted, formats.library).lines(named: argument)
    case .closed(let closed):
      return (
        EnvelopeSketch(closed, formats.library).lines(named: argument),
        closed.reason == .wrongPasscode ? .failure : .clean
      )
    }
    guard let content = opened.content else { return (envelope, .clean) }
    let options = BackupChecker.Options(now: surroundings.now)
    let text = Inspection(content, formats.report(on: content, options), formats)
    return (
      envelope + text.lines(named: opened.contentName(argument)), text.isRecognised ? .clean : .findings
    )
  }
}
