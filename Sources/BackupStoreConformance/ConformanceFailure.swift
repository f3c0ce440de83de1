/// A promise of a store that was not kept.
public struct ConformanceFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the promise, for example `order-of-ids`; it stays the same.
  public let promise: String
  /// What was done, for example `reading after the transaction`.
  public let place: String
  /// What should have been there.
  public let expected: String
  /// What was there.
  public let got: String

  /// All in one text.
  public var description: String { "\(promise): \(place): expected \(expected), got \(got)" }
}
