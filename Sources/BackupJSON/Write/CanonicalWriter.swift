/// Writes the canonical form of RFC 8785 (JCS): equal content gives equal bytes, whatever the order of keys and
/// the spelling of numbers and strings was.
///
/// Keys are sorted by UTF-16 code units, there is no white space and no final line feed. Numbers follow a
/// stricter rule than RFC 8785, so that nothing is ever rounded: a number keeps its exact digits, without zeros
/// that say nothing, in the layout of ECMAScript (`14.00` and `1.4e1` are `14`, `-0` is `0`, `1E30` is `1e+30`).
/// Where a literal is the shortest form of a binary64, that is what RFC 8785 writes. A number that is written as
/// plain digits, or would be here, is an integer and refused outside ±(2^53 − 1).
public struct CanonicalWriter: Sendable {
  /// A writer; it keeps nothing and can be used again.
  public init() {}

  /// The canonical form of a document.
  ///
  /// - Throws: `unsafeInteger` for an integer outside ±(2^53 − 1), `tooManyDigits` for more than 40 significant
  ///   digits, `exponentOutOfRange` for an exponent outside ±400, `tooDeep`.
  public func write(_ document: JSONDocument) throws(CanonicalError) -> [UInt8] {
    try write(document.root)
  }

  /// The canonical form of a value; throws what ``write(_:)-(JSONDocument)`` throws.
  public func write(_ value: JSONValue) throws(CanonicalError) -> [UInt8] {
    var tree = CanonicalTree()
    try tree.append(value, depth: 0)
    return tree.finish()
  }
}
