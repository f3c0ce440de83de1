public import BackupJSON

/// Why a backup could not be encrypted or decrypted.
public struct EnvelopeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: Sendable, Hashable {
    let name: String

    /// The passcode is wrong, or the file is damaged; which of the two cannot be told.
    public static let notOpened = Code(name: "notOpened")
    /// The passcode is empty or has a U+0000: no file is made with such a one.
    public static let unusablePasscode = Code(name: "unusablePasscode")
    /// The id of the format is none.
    public static let unusableFormat = Code(name: "unusableFormat")
    /// The content is so large that its encrypted file could not be read.
    public static let tooLarge = Code(name: "tooLarge")
    /// The system has not the memory that the key derivation takes.
    public static let outOfMemory = Code(name: "outOfMemory")
    /// The system has no random bytes to give.
    public static let noRandomness = Code(name: "noRandomness")
  }

  /// The kind of failure.
  public let code: Code
  /// The reason in words, for a person.
  public let reason: String
  /// What may help; `nil` where nothing is known.
  public let hint: String?
  /// The same as a finding about the file; `nil` where no file is at fault.
  public let finding: Finding?

  init(_ code: Code, _ reason: String, hint: String? = nil, finding: Finding? = nil) {
    self.code = code
    self.reason = reason
    self.hint = hint
    self.finding = finding
  }

  static let outOfMemory = EnvelopeError(.outOfMemory, "there is not enough memory to open or encrypt it")

  public var description: String { hint.map { "\(reason); \($0)" } ?? reason }
}
