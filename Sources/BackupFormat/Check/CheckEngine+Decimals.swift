@_spi(Scanning) import BackupJSON

/// Decimals that are as their type wants them and written the usual way; -1 as in the other usual scalars.
extension CheckEngine {
  /// A number of few digits within its limits. An exponent needs a second look, and so do decimals of an amount that
  /// its currency may not have.
  func usualDecimal(_ index: Int, _ number: Int) -> Int {
    let end = source.endOfNumber(index)
    if end < 0 || end &- index > 15 { return -1 }
    var whole: Int64 = 0
    var point = end
    for place in index..<end {
      let byte = source.byte(place)
      if byte &- 0x30 < 10 {
        if point == end { whole = whole &* 10 &+ Int64(byte &- 0x30) }
      } else if byte == 0x2E {
        point = place
      } else if byte != 0x2D || place != index {
        return -1
      }
    }
    if source.byte(index) == 0x2D {
      whole = -whole
      if nodes[number].minimum >= whole { return -1 }
    } else if nodes[number].minimum > whole {
      return -1
    }
    // What stands behind the point is less than one.
    if whole &+ (point == end ? 0 : 1) > nodes[number].maximum { return -1 }
    if nodes[number].count != 0, point != end, !hasUsualDecimals(end, end &- point &- 1, number) { return -1 }
    return end
  }

  /// How far behind an amount its currency is looked for.
  private static let reach = 512

  /// Whether an amount, which ends at an index, has no more decimals than its currency; `false` also where that is not
  /// the currency that was met last, or does not stand behind the amount with nothing but scalars between them.
  private func hasUsualDecimals(_ end: Int, _ decimals: Int, _ number: Int) -> Bool {
    guard decimals <= lastCurrency.decimals else { return false }
    let key = values[Int(nodes[number].first)]
    let limit = min(source.count, end &+ CheckEngine.reach)
    var index = end
    while true {
      index = source.nextQuoteOrBracket(index, limit: limit)
      guard index < limit, source.byte(index) == 0x22 else { return false }
      index &+= 1
      guard source.matches(key, index, names) else { continue }
      // No text is followed by a colon but a key.
      let colon = source.skipWhitespace(index &+ Int(key.length) &+ 1)
      guard source.byte(colon) == 0x3A else { continue }
      let value = source.skipWhitespace(colon &+ 1)
      return source.word64(value) & lastCurrency.mask == lastCurrency.word
    }
  }
}
