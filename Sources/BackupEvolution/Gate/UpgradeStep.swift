public import BackupJSON

/// An upgrade of files of one major to the next, as the gate needs it.
public protocol UpgradeStep: Sendable {
  /// The id of the format.
  var format: String { get }
  /// The major of the files that it takes.
  var from: Int { get }
  /// The major of the files that it makes.
  var to: Int { get }
  /// What the step consists of, as bytes: other ones are another step, or the same written differently.
  var tokens: [UInt8] { get }
  /// Upgrades one file. The same document gives the same result.
  ///
  /// - Throws: what keeps the step from an answer.
  func apply(_ document: JSONDocument) throws -> JSONDocument
}
