import BackupJSON

extension CheckEngine {
  @inline(__always)
  mutating func scalar(_ index: Int, _ number: Int, _ node: Node, _ expectation: Expectation) -> Int {
    switch node.op {
    case .uuid:
      if source.byte(index) == 0x22, let bits = source.uuid(at: index &+ 1) {
        if node.table >= 0, !identifiers.meet(bits, at: index, node) { dangling(index..<index &+ 38, node) }
        return index &+ 38
      }
    case .utcMoment:
      if source.byte(index) == 0x22 {
        let end = source.endOfUsualMoment(index &+ 1)
        if end >= 0 {
          if !node.isWatched { return end }
          if source.byte(end &- 2) == 0x5A {
            watch.meet(source, index &+ 1, node)
            if watch.isLate(source, index &+ 1, node) { tooLate(index, end) }
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
          if length > node.maximum || length < Int64(node.count) { judgeLength(index, end, node) }
          return end &+ 1
        }
      }
    case .enumeration:
      if source.byte(index) == 0x22 {
        let base = Int(node.first)
        for value in 0..<Int(node.count) where matches(values[base &+ value], index &+ 1) {
          return index &+ 2 &+ Int(values[base &+ value].length)
        }
      }
    case .integer, .minorUnits:
      let end = usualInteger(index, node)
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
    if isAllowedNull(index, node) { return index &+ 4 }
    return unusualScalar(index, number, node, expectation)
  }

  /// The index behind a plain integer within its range, or -1.
  @inline(__always)
  private func usualInteger(_ start: Int, _ node: Node) -> Int {
    var index = start
    let isNegative = source.byte(index) == 0x2D
    if isNegative { index &+= 1 }
    let first = index
    var value: Int64 = 0
    while true {
      let digit = source.byte(index) &- 0x30
      if digit > 9 { break }
      value = value &* 10 &+ Int64(digit)
      index &+= 1
    }
    let count = index &- first
    // Sixteen digits always fit; more, a leading zero, -0 and whatever follows the digits are judged elsewhere.
    if count == 0 || count > 16 || source.isWordByte(source.byte(index)) { return -1 }
    if source.byte(first) == 0x30, count > 1 || isNegative { return -1 }
    if isNegative { value = 0 &- value }
    return value < node.minimum || value > node.maximum ? -1 : index
  }
}
