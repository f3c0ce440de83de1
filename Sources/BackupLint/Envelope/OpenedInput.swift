import BackupEnvelope
import BackupFormat
import BackupJSON

/// What was read, once it was seen to whether it is encrypted.
enum OpenedInput {
  /// It is not encrypted.
  case plain(InputBytes)
  /// It was encrypted, and a passcode has opened it.
  case decrypted(DecryptedInput)
  /// It is encrypted, and what is inside cannot be had.
  case closed(ClosedInput)

  /// What a command works on; `nil` where it cannot be had.
  var content: InputBytes? {
    switch self {
    case .plain(let input): input
    case .decrypted(let decrypted): decrypted.content
    case .closed: nil
    }
  }

  /// How a result of the content is to be written; `nil` where it was not encrypted.
  var seal: Seal? {
    switch self {
    case .plain, .closed: nil
    case .decrypted(let decrypted): decrypted.seal
    }
  }

  /// What the content is called in reports. Its places are none of the file on the disk, and the name says so.
  func contentName(_ name: String) -> String {
    switch self {
    case .plain, .closed: name
    case .decrypted: name + " (decrypted)"
    }
  }

  /// What there is to say about the encrypted file itself; `nil` where that is nothing.
  func envelopeReport(_ name: String, _ formats: KnownFormats) -> FileReport? {
    switch self {
    case .plain: return nil
    case .decrypted(let decrypted):
      if decrypted.findings.isEmpty { return nil }
      return report(decrypted.file, decrypted.findings, name, formats, isRefused: false)
    case .closed(let closed):
      return report(closed.file, closed.findings, name, formats, isRefused: closed.reason != .withoutPasscode)
    }
  }

  private func report(
    _ file: InputBytes,
    _ findings: [Finding],
    _ name: String,
    _ formats: KnownFormats,
    isRefused: Bool
  ) -> FileReport {
    // `fix` mends the content only.
    let findings = findings.map { $0.withoutFixes }
    let report = formats.configuration.applied(
      to: CheckReport(unread: findings, isRefused ? .refused : .accepted)
    )
    // Whether an import would use what is inside is not known from the outside.
    let checked = isRefused ? CheckedFile(file, report) : CheckedFile(withoutVerdict: file, report)
    return FileReport(path: name, outcome: .checked(checked))
  }
}

/// An encrypted file that was opened.
struct DecryptedInput {
  /// The encrypted file.
  let file: InputBytes
  /// Warnings and notes about the envelope.
  let findings: [Finding]
  /// The envelope, as far as it can be described.
  let backup: EncryptedBackup
  /// The backup that was inside.
  let content: InputBytes
  /// How it is encrypted again.
  let seal: Seal
}

/// An encrypted file that was not opened.
struct ClosedInput {
  enum Reason {
    /// The envelope is out of order.
    case refused
    /// No passcode has opened it.
    case wrongPasscode
    /// There was no passcode.
    case withoutPasscode
  }

  /// The encrypted file.
  let file: InputBytes
  /// Everything that can be told from outside.
  let findings: [Finding]
  let reason: Reason
  /// The envelope, where it is in order.
  let backup: EncryptedBackup?
}
