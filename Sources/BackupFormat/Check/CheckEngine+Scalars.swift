import BackupJSON

extension CheckEngine {
  /// The index behind a scalar that is as its type wants it and written the usual way; -1 for ``unusualScalar(_:_:_:)``.
  ///
  /// Calls nothing that could come back here, so that it can be part of the loop over the fields.
  @inline(__always)
  mutating func usualScalar(_ index: Int, _ number: Int) -> Int {
    switch nodes[number].op {
    case .uuid:
      if source.byte(index) == 0x22, let bits = source.uuid(at: index &+ 1) {
        let table = Int(nodes[number].table)
        if table >= 0, !identifiers.meet(bits, at: index, table, isReference: nodes[number].isReference) {
          dangling(index..<index &+ 38, number)
        }
        return index &+ 38
      }
    case .utcMoment:
      if source.byte(index) == 0x22 {
        let end = source.endOfUsualMoment(index &+ 1)
        if end >= 0 {
          if !nodes[number].isWatched { return end }
          if source.byte(end &- 2) == 0x5A {
            let minute = MomentWatch.Minute(source, index &+ 1)
            let isChange = nodes[number].isChange
            watch.meet(minute, isChange: isChange, isHappening: nodes[number].isHappening)
            if isChange, watch.limit < minute { tooLate(index, end) }
            return end
          }
        }
      }
    case .localMoment:
      if source.byte(index) == 0x22 {
        let end = source.endOfUsualMoment(index &+ 1)
        if end >= 0 { return end }
      }
    case .text:
      if source.byte(index) == 0x22 {
        let end = source.endOfString(index &+ 1)
        if end >= 0 {
          let length = Int64(end &- index &- 1)
          // The number of scalars lies between a quarter of the bytes and all of them.
          if length > nodes[number].maximum || length < Int64(nodes[number].count) {
            judgeLength(index, end, number)
          }
          return end &+ 1
        }
      }
    case .enumeration:
      if source.byte(index) == 0x22 {
        // All values are compared, whichever fits: a loop that stops early is guessed wrong by the processor.
        let base = Int(nodes[number].first)
        var length = -1
        for value in 0..<Int(nodes[number].count) {
          length =
            source.matches(values[base &+ value], index &+ 1, names)
            ? Int(values[base &+ value].length) : length
        }
        if length >= 0 { return index &+ 2 &+ length }
      }
    case .integer, .minorUnits:
      let end = source.endOfUsualInteger(index, nodes[number].minimum, nodes[number].maximum)
      if end >= 0 { return end }
    case .currency:
      // The same code again and again: five bytes with their quotes.
      if source.word64(index) & 0xFF_FFFF_FFFF == lastCurrency { return index &+ 5 }
    case .boolean:
      let end = source.endOfLiteral(index)
      if end >= 0, source.byte(index) != 0x6E { return end }
    case .any:
      switch source.byte(index) {
      case 0x22:
        let end = source.endOfString(index &+ 1)
        if end >= 0 { return end &+ 1 }
      case 0x2D, 0x30...0x39:
        let end = source.endOfNumber(index)
        if end >= 0 { return end }
      default:
        let end = source.endOfLiteral(index)
        if end >= 0 { return end }
      }
    case .decimal, .day, .timeOfDay, .key, .base64: break
    case .record, .list, .map, .union, .answers: break
    }
    if nodes[number].isNullable, source.isNull(index) { return index &+ 4 }
    return -1
  }
}
