public import BackupFormat
public import BackupJSON

/// What came of the upgrade of one file.
public struct Conversion: Sendable {
  /// Whether there is a new file.
  public enum Outcome: Sendable {
    /// The new file, which checks without an error.
    case converted(InputBytes)
    /// The file is of the wanted version as it is.
    case current
    /// There is none; the findings say why.
    case refused
  }

  /// The check of the file that was read, by the contract of its own version.
  public let original: CheckReport
  /// The version that was wanted; `nil` where the format of the file is not known.
  public let target: FormatVersion?
  /// Whether there is a new file.
  public let outcome: Outcome
  /// Everything that was found, at places of the file that was read and in its order: by the check, by the steps, and
  /// by the check of the result. What was lost is in ``losses``.
  public let findings: [Finding]
  /// What the steps did to the values of the file.
  public let losses: LossReport
}
