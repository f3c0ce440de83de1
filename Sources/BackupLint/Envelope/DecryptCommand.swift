import BackupEnvelope
import BackupFormat
import BackupJSON

/// `decrypt FILE -o OUT`: what is inside of an encrypted file, of whatever format, as it is.
struct DecryptCommand {
  private let file: NewFileRun
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    file = try NewFileRun(invocation, surroundings)
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    file.reading { input throws(InputError) in
      try decrypt(Opening(library: nil, passcodes: file.passcodes).open(input, named: file.name))
    }
  }

  private func decrypt(_ opened: OpenedInput) -> ExitStatus {
    switch opened {
    case .plain:
      surroundings.complain("\(file.name.visible) is not encrypted")
      return .findings
    case .closed(let closed):
      switch closed.reason {
      case .refused:
        report(opened)
        return .findings
      case .wrongPasscode:
        report(opened)
        return .failure
      case .withoutPasscode:
        surroundings.complainWithout(file.passcodes, for: file.name)
        return .failure
      }
    case .decrypted(let decrypted):
      report(opened)
      // The new file is readable by whoever has it.
      switch file.writer.write(decrypted.content, from: file.path, isSecret: true) {
      case .none, .failed: return .failure
      case .written:
        file.say("decrypted to \(file.outputWords)")
        return .clean
      }
    }
  }

  private func report(_ opened: OpenedInput) {
    if let report = opened.envelopeReport(file.name, .shipped) { surroundings.reportOnErrors(report) }
  }
}
