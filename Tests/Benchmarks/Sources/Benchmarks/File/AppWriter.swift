/// Writes the members and elements of one document as Swift's `JSONEncoder` does, which the old apps use: keys sorted,
/// a space before the colon, slashes escaped.
struct AppWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// - Parameter value: JSON as it stands in the file.
  mutating func member(_ key: StaticString, _ value: String) {
    begin(key)
    bytes.append(contentsOf: value.utf8)
  }

  /// A text without letters that need an escape, but for slashes.
  mutating func text(_ key: StaticString, _ value: String) {
    begin(key)
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      if byte == UInt8(ascii: "/") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func list(_ key: StaticString, _ elements: (inout AppWriter) -> Void) {
    begin(key)
    container("[", "]", elements)
  }

  /// An object that is an element of a list, or the whole document.
  mutating func object(_ members: (inout AppWriter) -> Void) {
    if depth > 0 { separate() }
    container("{", "}", members)
  }

  mutating func object(_ key: StaticString, _ members: (inout AppWriter) -> Void) {
    begin(key)
    container("{", "}", members)
  }

  private mutating func container(
    _ opening: Unicode.Scalar,
    _ closing: Unicode.Scalar,
    _ inside: (inout AppWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    depth += 1
    isFirst = true
    inside(&self)
    depth -= 1
    // Two line ends stand in an empty list.
    if isFirst { newLine() }
    newLine()
    bytes.append(UInt8(ascii: closing))
    isFirst = false
  }

  private mutating func begin(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\" : ".utf8)
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
