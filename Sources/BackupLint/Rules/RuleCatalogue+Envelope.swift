import BackupFormat
import BackupJSON

extension RuleCatalogue {
  /// Encrypted files. Spec/versions.md.
  static let envelopeEntries: [RuleEntry] = [
    RuleEntry(
      .envelopeEncrypted,
      what: "The file is an encrypted backup.",
      why: "Nothing of it can be checked before it is decrypted.",
      fix: "Decrypt it with its passcode, then check what comes out.",
      example: .file(#"{"format": "seaglass-backup-encrypted", "envelope": 1}"#)
    ),
    RuleEntry(
      .envelopeForeign,
      what: "The file was encrypted by another app.",
      why: "Only that app can open it.",
      fix: "Open it there and export it without encryption.",
      example: .file(#"{"kdfParams": {"memLimit": 4096}, "encryptedData": "aGVsbG8="}"#)
    ),
  ]
}
