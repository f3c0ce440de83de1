import BackupEnvelope
import BackupFormat
import BackupJSON

/// The step between reading a file and doing something with it: an encrypted backup is opened.
///
/// Nothing is asked of anybody before the envelope is in order and within its bounds.
struct Opening {
  /// The formats that a file may be of; `nil` for any.
  let library: FormatLibrary?
  let passcodes: PasscodeSource

  /// How often a person is asked for the passcode of a file.
  static let mostAttempts = 3

  /// - Throws: ``InputError`` where the passcode cannot be read, or there is not enough memory for the key.
  func open(_ input: InputBytes, named name: String) throws(InputError) -> OpenedInput {
    guard Envelope.isEncrypted(input) else { return .plain(input) }
    let reading = Envelope.inspect(input, among: library)
    guard let backup = reading.backup else {
      return .closed(ClosedInput(file: input, findings: reading.findings, reason: .refused, backup: nil))
    }
    let attempt = Attempt(
      input: input,
      findings: reading.findings,
      backup: backup,
      checker: library.map { BackupChecker($0) },
      name: name
    )
    switch passcodes.origin {
    case .none: return attempt.withoutPasscode()
    case .file, .descriptor:
      return try attempt.opened(with: try passcodes.given(for: name)) ?? attempt.refused()
    case .terminal: return try asking(attempt)
    }
  }

  /// Asks a person, who may mistype it. What has opened another file of the run is tried first.
  private func asking(_ attempt: Attempt) throws(InputError) -> OpenedInput {
    for passcode in passcodes.proven {
      if let opened = try attempt.opened(with: passcode) { return opened }
    }
    attempt.failure = nil
    for _ in 1...Opening.mostAttempts {
      guard let passcode = passcodes.asked(for: attempt.name, after: attempt.failure) else {
        return attempt.failure == nil ? attempt.withoutPasscode() : attempt.refused()
      }
      if let opened = try attempt.opened(with: passcode) {
        passcodes.remember(passcode)
        return opened
      }
    }
    return attempt.refused()
  }
}

/// The attempts at one file.
private final class Attempt {
  let input: InputBytes
  let findings: [Finding]
  let backup: EncryptedBackup
  /// Says what the content is; `nil` where that does not matter.
  let checker: BackupChecker?
  let name: String
  /// What the last attempt failed with.
  var failure: EnvelopeError?

  init(
    input: InputBytes,
    findings: [Finding],
    backup: EncryptedBackup,
    checker: BackupChecker?,
    name: String
  ) {
    self.input = input
    self.findings = findings
    self.backup = backup
    self.checker = checker
    self.name = name
  }

  /// - Returns: `nil` where the passcode does not open the file.
  func opened(with passcode: Passcode) throws(InputError) -> OpenedInput? {
    do throws(EnvelopeError) {
      let content = try backup.open(passcode)
      // What the envelope says of the content is not protected.
      let format = checker?.format(of: content) ?? backup.format
      let findings = findings + [backup.finding(ofFormat: format)].compactMap(\.self)
      return .decrypted(
        DecryptedInput(
          file: input,
          findings: findings.sorted(by: Finding.inReportOrder),
          backup: backup,
          content: content,
          seal: Seal(passcode: passcode, format: format, keyCost: sealCost)
        )
      )
    } catch {
      guard error.code == .notOpened else {
        throw InputError(.readFailed, path: name, reason: error.reason)
      }
      failure = error
      return nil
    }
  }

  /// A file that was cheap to guess is not made so again.
  private var sealCost: KeyCost {
    findings.contains { $0.rule == .envelopeWeak } ? .standard : backup.keyCost
  }

  func refused() -> OpenedInput { closed(failure?.finding.map { [$0] } ?? [], .wrongPasscode) }

  func withoutPasscode() -> OpenedInput { closed([backup.notOpenedFinding], .withoutPasscode) }

  private func closed(_ more: [Finding], _ reason: ClosedInput.Reason) -> OpenedInput {
    let all = (findings + more).sorted(by: Finding.inReportOrder)
    return .closed(ClosedInput(file: input, findings: all, reason: reason, backup: backup))
  }
}
