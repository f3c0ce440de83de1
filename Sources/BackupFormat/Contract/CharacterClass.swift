/// The characters that a text may have: a set of printable ASCII, written as ranges such as `a-z0-9_-`.
///
/// Two characters with a hyphen between them are a range, both ends included. A hyphen at the start or the end is
/// itself. There are no escapes and no negation.
package struct CharacterClass: BitwiseCopyable, Sendable, Hashable {
  /// The characters 0 to 63, one bit each.
  let low: UInt64
  /// The characters 64 to 127, one bit each.
  let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Reads the notation; fails for one that is empty, has a character outside of printable ASCII, a range whose
  /// end is before its start, or a hyphen that is neither between two characters nor at the start or the end.
  package init?(_ notation: String) {
    let bytes = Array(notation.utf8)
    guard !bytes.isEmpty, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var set = (low: 0 as UInt64, high: 0 as UInt64)
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      let isInside = index > 0 && index < bytes.count - 1
      if first == UInt8(ascii: "-"), isInside { return nil }
      var last = first
      if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-"), first != UInt8(ascii: "-") {
        last = bytes[index + 2]
        guard last >= first, last != UInt8(ascii: "-") else { return nil }
        index += 2
      }
      for character in first...last {
        if character < 64 {
          set.low |= 1 << UInt64(character)
        } else {
          set.high |= 1 << UInt64(character - 64)
        }
      }
      index += 1
    }
    self.init(low: set.low, high: set.high)
  }

  /// Whether there is no character at all; never so of one that was read.
  var isEmpty: Bool { low | high == 0 }

  /// Whether a character belongs to the class; none beyond ASCII does.
  package func contains(_ character: Unicode.Scalar) -> Bool {
    character.isASCII && contains(UInt8(character.value))
  }

  /// Whether a byte of UTF-8 is a character of the class.
  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// The class in a regular expression of JSON Schema (ECMA-262 with the flag `u`): `[0-9_a-z\-]`.
  ///
  /// Runs of three and more characters are ranges, in the order of ASCII; the hyphen comes last.
  package var expression: String {
    var parts = ""
    var start: UInt8 = 0x20
    while start < 0x7F {
      guard contains(start), start != UInt8(ascii: "-") else {
        start += 1
        continue
      }
      var end = start
      while end < 0x7E, contains(end + 1), end + 1 != UInt8(ascii: "-") { end += 1 }
      let isRange = end - start >= 2
      for character in isRange ? [start, end] : Array(start...end) {
        if isRange, character == end { parts += "-" }
        if Self.special.contains(character) { parts += "\\" }
        parts.unicodeScalars.append(Unicode.Scalar(character))
      }
      start = end + 1
    }
    return "[\(parts)\(contains(UInt8(ascii: "-")) ? "\\-" : "")]"
  }

  /// What has a meaning inside of a class, or is refused there without a backslash.
  private static let special = Array("[]\\^/".utf8)
}
