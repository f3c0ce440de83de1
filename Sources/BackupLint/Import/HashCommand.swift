import BackupEnvelope
import BackupImport
import BackupJSON

/// `hash FILE`: the hash of what a backup holds.
struct HashCommand {
  private let invocation: Invocation
  private let path: String?
  private let passcodes: PasscodeSource
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    let argument = invocation.arguments[0]
    path = argument == "-" ? nil : argument
    passcodes = try PasscodeSource(invocation, surroundings)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else { return .usage }
    let stages = try BackupStages(invocation, formats, surroundings)
    let limit = try CheckOptions.maximumBytes(invocation)
    let isTerminal = surroundings.errorsAreTerminal
    do throws(InputError) {
      return try Signals.whileReading(name.visible, sayingThat: "hashing", showsProgress: isTerminal) {
        () throws(InputError) in
        let input = try InputBytes.read(path, atMost: limit)
        let opening = Opening(library: formats.library, passcodes: passcodes)
        return hash(try opening.open(input, named: name), stages)
      }
    } catch {
      surroundings.complainUnreadable(name, error)
      return .failure
    }
  }

  private func hash(_ opened: OpenedInput, _ stages: BackupStages) -> ExitStatus {
    guard let content = opened.content else { return closed(opened, stages) }
    switch stages.checked(content) {
    case .ready(let checked):
      surroundings.output.write("\(checked.contentHash)  \(name.visible)\n")
      return .clean
    case .refused(let error):
      let report = stages.formats.checked(content, stages.report(content, refusedFor: error))
      surroundings.reportOnErrors(FileReport(path: opened.contentName(name), outcome: .checked(report)))
      surroundings.complain("\(name.visible) has no hash: \(error.description.visible)")
      return .findings
    }
  }

  private func closed(_ opened: OpenedInput, _ stages: BackupStages) -> ExitStatus {
    guard case .closed(let closed) = opened else { return .failure }
    if closed.reason == .withoutPasscode {
      surroundings.complainWithout(passcodes, for: name)
      return .failure
    }
    if let report = opened.envelopeReport(name, stages.formats) { surroundings.reportOnErrors(report) }
    return closed.reason == .refused ? .findings : .failure
  }

  private var name: String { path ?? "-" }
}
