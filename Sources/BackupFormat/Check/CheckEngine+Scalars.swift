@_spi(Scanning) import BackupJSON

/// Scalars that are as their type wants them and written the usual way.
///
/// Each function gives the index behind the value, or -1 where ``unusualScalar(_:_:_:)`` has to look. They are pieces
/// of the loop over the fields of a record and call nothing that could come back to it.
extension CheckEngine {
  @inline(__always)
  mutating func usualID(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    let table = Int(nodes[number].table)
    let isReference = nodes[number].isReference
    if isReference, identifiers.isRecent(index, table) { return index &+ 38 }
    guard let digits = source.uuid(at: index &+ 1) else { return -1 }
    if isReference {
      if !identifiers.refer(digits, at: index, table) { dangling(index..<index &+ 38, number) }
    } else if table >= 0 {
      identifiers.meet(digits, at: index, table)
    }
    return index &+ 38
  }

  @inline(__always)
  mutating func usualUTCMoment(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    let end = source.endOfUsualMoment(index &+ 1)
    if end < 0 || !nodes[number].isWatched { return end }
    guard source.byte(end &- 2) == 0x5A else { return -1 }
    let minute = MomentWatch.Minute(source, index &+ 1)
    let isChange = nodes[number].isChange
    watch.meet(minute, isChange: isChange, isHappening: nodes[number].isHappening)
    if isChange, watch.limit < minute { tooLate(index, end) }
    return end
  }

  @inline(__always)
  mutating func usualText(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    let end = source.endOfString(index &+ 1)
    if end < 0 { return -1 }
    let length = Int64(end &- index &- 1)
    // There are no more scalars than bytes, and no fewer than the longest way to write them leaves room for.
    if length > nodes[number].maximum || length < Int64(nodes[number].count) {
      judgeLength(index, end, number)
    }
    return end &+ 1
  }

  @inline(__always)
  mutating func usualEnumeration(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    // All values are compared, whichever fits: a loop that stops early is guessed wrong by the processor.
    let base = Int(nodes[number].first)
    var length = -1
    for value in 0..<Int(nodes[number].count) {
      length =
        source.matches(values[base &+ value], index &+ 1, names) ? Int(values[base &+ value].length) : length
    }
    return length < 0 ? -1 : index &+ 2 &+ length
  }

  /// A text of plain characters, each of which is compared with those that are allowed.
  private func usualRestrictedText(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    let end = source.endOfString(index &+ 1)
    let length = Int64(end &- index &- 1)
    if end < 0 || length < nodes[number].minimum || length > nodes[number].maximum { return -1 }
    let characters = nodes[number].characters
    for place in index &+ 1..<end {
      let byte = source.byte(place)
      if byte == 0x5C || !characters.contains(byte) { return -1 }
    }
    return end &+ 1
  }

  /// The types that are met less often.
  @inline(never)
  mutating func usualOther(_ index: Int, _ number: Int) -> Int {
    switch nodes[number].op {
    case .localMoment:
      return source.byte(index) == 0x22 ? source.endOfUsualMoment(index &+ 1) : -1
    case .currency:
      // The same currency again and again: mostly five bytes with their quotes.
      return source.word64(index) & lastCurrency.mask == lastCurrency.word ? index &+ lastCurrency.length : -1
    case .boolean:
      return source.byte(index) != 0x6E ? source.endOfLiteral(index) : -1
    case .any:
      switch source.byte(index) {
      case 0x22:
        let end = source.endOfString(index &+ 1)
        return end < 0 ? -1 : end &+ 1
      case 0x2D, 0x30...0x39: return source.endOfNumber(index)
      default: return source.endOfLiteral(index)
      }
    case .decimal: return usualDecimal(index, number)
    case .key: return usualKey(index, number)
    case .integerKey: return usualIntegerKey(index, number)
    case .day, .timeOfDay, .base64: return -1
    case .uuid: return usualID(index, number)
    case .utcMoment: return usualUTCMoment(index, number)
    case .text: return usualText(index, number)
    case .restrictedText: return usualRestrictedText(index, number)
    case .enumeration: return usualEnumeration(index, number)
    case .integer, .minorUnits:
      return source.endOfUsualInteger(index, nodes[number].minimum, nodes[number].maximum)
    case .record, .list, .map, .union, .answers: return -1
    }
  }
}
