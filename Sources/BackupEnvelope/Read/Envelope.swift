public import BackupFormat
@_spi(Scanning) public import BackupJSON

/// Reads the encrypted form of backups (Spec/envelope.md), of whatever format.
public enum Envelope {
  /// Whether a file says that it is an encrypted backup: its `format` ends in `-encrypted`.
  ///
  /// - Complexity: linear in the part of the file before `format`, which is mostly the first key.
  public static func isEncrypted(_ input: InputBytes) -> Bool {
    input.withSource { source in
      guard let place = source.value(of: EnvelopeFormat.Key.format, inObjectAt: source.documentStart),
        let format = source.stringValue(at: place)
      else { return false }
      return EnvelopeFormat.isEncrypted(format)
    }
  }

  /// Checks an encrypted file as far as that is possible without a passcode: its form, its bounds, and its checksum
  /// where it has one. Nothing is derived, and no memory is taken that a parameter of the file asks for.
  ///
  /// - Parameter library: the formats that are known; without it, the file may be of any.
  /// - Complexity: linear in the size of the file.
  public static func inspect(_ input: InputBytes, among library: FormatLibrary? = nil) -> EnvelopeReading {
    EnvelopeInspection(input, library).reading()
  }
}

/// What was found out about an encrypted file without its passcode.
public struct EnvelopeReading: Sendable {
  /// The id of the format inside, where the file says it.
  public let format: String?
  /// Everything that is wrong with the file, and warnings, in the order of the file.
  public let findings: [Finding]
  /// The backup, ready to be opened; `nil` where a finding is an error.
  public let backup: EncryptedBackup?
}
