/// The reasons for which one type of value refuses a text; the raw value is a stable word for reports and tests.
public protocol FaultReason: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// Why a text is no value of a type, where in the text this is seen, and what was certainly meant.
public struct TextFault<Why: FaultReason>: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons that this fault can have.
  public typealias Reason = Why

  /// What is wrong.
  public let reason: Reason
  /// The byte of the text at which the fault is seen; the length of the text where something is missing at its end.
  public let offset: Int
  /// How many bytes the fault covers; 0 where something is missing.
  public let length: Int
  /// The whole text that was meant. Present only where the meaning is certain, never a guess.
  public let suggestion: String?

  init(_ reason: Reason, at offset: Int, length: Int, suggestion: String? = nil) {
    self.reason = reason
    self.offset = offset
    self.length = length
    self.suggestion = suggestion
  }

  /// The reason and its place, for example `separator at 10`.
  public var description: String { "\(reason.rawValue) at \(offset)" }

  func suggesting(_ text: String?) -> Self {
    Self(reason, at: offset, length: length, suggestion: text)
  }
}
