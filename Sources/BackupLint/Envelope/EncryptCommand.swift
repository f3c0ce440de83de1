import BackupEnvelope
import BackupFormat
import BackupJSON

/// `encrypt FILE -o OUT`: a new file that the passcode opens, and nothing else.
struct EncryptCommand {
  private let invocation: Invocation
  private let file: NewFileRun
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    self.invocation = invocation
    file = try NewFileRun(invocation, surroundings)
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else {
      surroundings.complain("nothing was encrypted, since a contract file cannot be used")
      return .usage
    }
    return file.reading { input throws(InputError) in try encrypt(input, formats) }
  }

  private func encrypt(_ input: InputBytes, _ formats: KnownFormats) throws(InputError) -> ExitStatus {
    if Envelope.isEncrypted(input) {
      surroundings.complain("\(file.name.visible) is encrypted already")
      return .findings
    }
    let report = formats.report(on: input, BackupChecker.Options(now: surroundings.now))
    // The envelope says which format is inside, and the app that is to open it has to know it.
    guard let format = report.identity?.format, !formats.versions(of: format).isEmpty else {
      surroundings.complain(
        "\(file.name.visible) is no backup of a format that is known here; `backup-lint check` says why, and"
          + " `--contracts` names further formats"
      )
      return .findings
    }
    warn(report, format, formats)
    guard let passcode = try file.passcodes.new(for: file.outputWords) else {
      surroundings.complain("nothing was encrypted: \(file.passcodes.absence)")
      return .failure
    }
    if let fault = passcode.creationFault {
      surroundings.complain("nothing was encrypted: \(fault)")
      return .usage
    }
    if let oddity = passcode.oddity { file.warn(aboutPasscode: oddity) }
    let seal = Seal(passcode: passcode, format: format, keyCost: .standard)
    switch file.writer.write(input, from: file.path, sealedBy: seal) {
    case .none, .failed: return .failure
    case .written:
      file.say("encrypted to \(file.outputWords), and opened again")
      return .clean
    }
  }

  private func warn(_ report: CheckReport, _ format: String, _ formats: KnownFormats) {
    let counts = report.counts.filter { $0.key > .note }
    if !counts.isEmpty {
      file.warn(
        "has \(FileSummary.findings(counts)), and is encrypted as it is; `backup-lint check` names them"
      )
    }
    if !formats.library.hasEnvelope(EnvelopeFormat.version, of: format) {
      file.warn("is of a format that does not say that its app opens encrypted files")
    }
  }
}
