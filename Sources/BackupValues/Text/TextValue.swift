/// A value that has a text form: exactly one canonical text out, and a reader that names what is wrong.
///
/// The reader works on bytes, so that a checker and a decoder judge a text by one grammar.
public protocol TextValue: LosslessStringConvertible, Comparable, Hashable, Sendable {
  /// The reasons for which the type refuses a text.
  associatedtype Reason: FaultReason

  /// Reads the value from the whole of a UTF-8 text, which need not be well-formed.
  ///
  /// - Throws: The first fault of the text.
  static func read(_ text: RawSpan) throws(TextFault<Reason>) -> Self
}

extension TextValue {
  /// Reads the value from the whole of a UTF-8 text, which need not be well-formed.
  ///
  /// - Throws: The first fault of the text.
  /// - Complexity: O(*n*) in the length of the text, which is copied once.
  public static func read(utf8 bytes: some Collection<UInt8>) throws(TextFault<Reason>) -> Self {
    let copy = ContiguousArray(bytes)
    return try read(copy.span.bytes)
  }

  /// The value that a text stands for; `nil` where `read(utf8:)` would name a fault.
  public init?(_ text: String) {
    guard let value = try? Self.read(utf8: text.utf8) else { return nil }
    self = value
  }
}
