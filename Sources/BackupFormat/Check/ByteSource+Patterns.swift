@_spi(Scanning) import BackupJSON

/// How the keys and values of a contract are found in the text.
///
/// These belong to the bytes and not to the engine: a call on the engine would copy it.
extension ByteSource {
  /// Whether the key or value at `index` is that of a pattern, closing quote included.
  @inline(__always)
  func matches(_ pattern: Pattern, _ index: Int, _ names: Table<UInt8>) -> Bool {
    let difference =
      ((word64(index) & pattern.lowMask) ^ pattern.low)
      | ((word64(index &+ 8) & pattern.highMask) ^ pattern.high)
    return difference == 0
      && (pattern.isShort || matchesRest(Int(pattern.name), Int(pattern.length), index, names))
  }

  /// The bytes of a long pattern from the sixteenth on.
  @inline(never)
  private func matchesRest(_ name: Int, _ length: Int, _ index: Int, _ names: Table<UInt8>) -> Bool {
    for offset in 16..<length where byte(index &+ offset) != names[name &+ offset] {
      return false
    }
    return byte(index &+ length) == 0x22
  }

  /// The number of the field whose key is at `index`, or -1.
  @inline(never)
  func find(_ index: Int, _ fields: Table<Pattern>, _ base: Int, _ count: Int, _ names: Table<UInt8>) -> Int {
    for field in 0..<count where matches(fields[base &+ field], index, names) { return field }
    return findEscaped(index, fields, base, count, names)
  }

  /// A key may be written with escapes: `"\u0061mount"` is `"amount"`.
  private func findEscaped(
    _ index: Int,
    _ fields: Table<Pattern>,
    _ base: Int,
    _ count: Int,
    _ names: Table<UInt8>
  ) -> Int {
    let end = endOfString(index)
    guard end >= 0, byte(endOfPlainText(index)) == 0x5C else { return -1 }
    let key = Array(decodedString(index..<end).utf8)
    for field in 0..<count {
      let pattern = fields[base &+ field]
      guard Int(pattern.length) == key.count else { continue }
      if key.indices.allSatisfy({ key[$0] == names[Int(pattern.name) &+ $0] }) { return field }
    }
    return -1
  }

  /// Whether `null` stands at `index`.
  @inline(__always)
  func isNull(_ index: Int) -> Bool {
    word32(index) == 0x6C6C_756E && !isWordByte(byte(index &+ 4))
  }

  /// The index behind a plain integer within a range, or -1.
  @inline(__always)
  func endOfUsualInteger(_ start: Int, _ minimum: Int64, _ maximum: Int64) -> Int {
    var index = start
    let isNegative = byte(index) == 0x2D
    if isNegative { index &+= 1 }
    let first = index
    var value: Int64 = 0
    while true {
      let digit = byte(index) &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ Int64(digit)
      index &+= 1
    }
    let count = index &- first
    // Sixteen digits always fit; more, a leading zero, -0 and whatever follows the digits are judged elsewhere.
    if count == 0 || count > 16 || isWordByte(byte(index)) { return -1 }
    if byte(first) == 0x30, count > 1 || isNegative { return -1 }
    if isNegative { value = 0 &- value }
    return value < minimum || value > maximum ? -1 : index
  }
}
