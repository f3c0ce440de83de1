public import BackupFormat

/// A draft of a contract that was inferred from files, with the evidence.
public struct InferredContract: Sendable {
  /// The draft; it has no mistakes and accepts the files.
  public let contract: Contract
  /// What was inferred, in the order of the contract.
  public let notes: [InferenceNote]
  /// The number of files.
  public let files: Int
}
