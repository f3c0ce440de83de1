/// The members of one object, found by brackets and quotes alone.
///
/// Looks ahead where something later in an object decides how it is checked. Nothing is judged: at the first trouble
/// the members end.
package struct ObjectMembers: Sequence, IteratorProtocol {
  package struct Member {
    /// The key's text, without its quotes.
    package let key: Range<Int>
    /// Where the value begins.
    package let value: Int
  }

  private let source: ByteSource
  private let limit: Int
  /// Where the next key is looked for.
  private var index: Int
  /// The value that was returned last; it is passed over only when another member is asked for.
  private var pending: Int?

  /// - Parameters:
  ///   - opening: the offset of the `{`.
  ///   - reach: how many bytes may be looked at, for callers that ask often.
  package init(of source: ByteSource, at opening: Int, reach: Int = .max) {
    self.source = source
    limit = reach == .max ? source.count : Swift.min(source.count, opening + reach)
    index = source.byte(opening) == 0x7B ? opening + 1 : source.count
  }

  package mutating func next() -> Member? {
    if let value = pending {
      guard let end = source.endOfBalancedValue(value, limit: limit) else { return nil }
      index = source.skipWhitespace(end, limit: limit)
      guard source.byte(index) == 0x2C else { return nil }
      index += 1
    }
    index = source.skipWhitespace(index, limit: limit)
    // A key is looked for within the reach first: it may be as long as the file.
    guard index < limit, source.byte(index) == 0x22, source.endOfBalancedValue(index, limit: limit) != nil
    else { return nil }
    let start = index + 1
    let end = source.endOfString(start)
    guard end >= 0 else { return nil }
    index = source.skipWhitespace(end + 1, limit: limit)
    guard source.byte(index) == 0x3A else { return nil }
    let value = source.skipWhitespace(index + 1, limit: limit)
    guard value < limit else { return nil }
    pending = value
    return Member(key: start..<end, value: value)
  }
}

extension ByteSource {
  /// The index behind the value at `start`, found by counting brackets; `nil` where it does not end before `limit`,
  /// and no more than that is looked at. A word that is no value ends before the comma or bracket behind it.
  package func endOfBalancedValue(_ start: Int, limit: Int) -> Int? {
    var depth = 0
    var index = start
    /// Behind the last byte that was no white space.
    var end = start
    while index < limit {
      // Inside of a container nothing counts but brackets and texts.
      if depth > 0 {
        index = nextQuoteOrBracket(index, limit: limit)
        if index >= limit { return nil }
      }
      switch byte(index) {
      case 0x22:
        guard let behind = endOfBalancedString(index &+ 1, limit: limit) else { return nil }
        index = behind
        if depth == 0 { return index }
      case 0x7B, 0x5B:
        depth &+= 1
        index &+= 1
      case 0x7D, 0x5D:
        // The end of the container around the value: a word stood here.
        if depth == 0 { return end }
        depth &-= 1
        index &+= 1
        if depth == 0 { return index }
      case 0x2C where depth == 0:
        return end
      case 0...0x20:
        let next = skipWhitespace(index, limit: limit)
        if next > index {
          index = next
        } else {
          index &+= 1
          end = index
        }
      default:
        index &+= 1
        end = index
      }
    }
    return nil
  }

  /// ``skipWhitespace(_:)`` that looks at nothing from `limit` on.
  fileprivate func skipWhitespace(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      switch byte(index) {
      case 0x20: index &+= word64(index) == everyOne &* 0x20 ? 8 : 1
      case 0x09, 0x0A, 0x0D: index &+= 1
      default: return index
      }
    }
    return index
  }

  /// The index behind the next quote that no backslash stands before; `nil` where there is none before `limit`.
  private func endOfBalancedString(_ start: Int, limit: Int) -> Int? {
    var index = start
    while index < limit {
      let word = word64(index)
      // The lowest mark is a right one.
      let marks = word.marks(0x22) | word.marks(0x5C)
      if marks == 0 {
        index &+= 8
        continue
      }
      index &+= marks.trailingZeroBitCount &>> 3
      if index >= limit { return nil }
      if byte(index) == 0x22 { return index &+ 1 }
      index &+= 2
    }
    return nil
  }

  /// The offset of the value of a key in the object at `opening`; the first where the key stands twice.
  package func value(of key: String, inObjectAt opening: Int, reach: Int = .max) -> Int? {
    for member in ObjectMembers(of: self, at: opening, reach: reach) where keyEquals(member.key, key) {
      return member.value
    }
    return nil
  }

  /// Whether the text of a key, given the range between its quotes, is this one once its escapes are decoded.
  package func keyEquals(_ range: Range<Int>, _ key: String) -> Bool {
    var index = range.lowerBound
    for byte in key.utf8 {
      if index >= range.upperBound || self.byte(index) != byte {
        return self.bytes(range).contains(0x5C) && decodedString(range).utf8.elementsEqual(key.utf8)
      }
      index += 1
    }
    return index == range.upperBound
  }

  /// The text of the string whose opening quote is at `index`; `nil` where there is no well-formed string.
  package func stringValue(at index: Int) -> String? {
    guard byte(index) == 0x22 else { return nil }
    let end = endOfString(index + 1)
    return end < 0 ? nil : decodedString(index + 1..<end)
  }
}
