@_spi(Scanning) import BackupJSON

/// Where the JSON itself is wrong.
extension CheckEngine {
  /// The structure is lost at `index`: tells why and gives up.
  @inline(never)
  mutating func lost(_ index: Int, _ expectation: Expectation) -> Int {
    var finding = syntaxFault(index, expectation)
    if finding.rule != .unexpectedEnd, expectation != .endOfDocument {
      finding.notes.append(.init("what follows could not be checked"))
    }
    collector.add(finding)
    return -1
  }

  private func syntaxFault(_ index: Int, _ expectation: Expectation) -> Finding {
    SyntaxFault(source, at: index, expecting: expectation, opening: depth > 0 ? unsafe openings[depth] : nil)
      .finding
  }

  /// A word that is no value. Where a comma or bracket follows, only the word is lost.
  @inline(never)
  mutating func brokenToken(_ index: Int, _ expectation: Expectation) -> Int {
    let finding = syntaxFault(index, expectation)
    let recoverable: [Rule] = [.unknownLiteral, .notANumber, .numberForm, .leadingZero, .leadingPlus]
    guard recoverable.contains(finding.rule) else { return lost(index, expectation) }
    var end = index
    while end < source.count, !source.endsWord(source.byte(end)) { end += 1 }
    switch source.byte(source.skipWhitespace(end)) {
    case 0x2C, 0x5D, 0x7D:
      collector.add(finding)
      return end
    default:
      return lost(index, expectation)
    }
  }

  /// A string with something forbidden in it; the index behind it, or -1 where it never ends.
  @inline(never)
  mutating func brokenString(_ index: Int) -> Int {
    let faults = StringFaults(source, from: index + 1)
    collector.add(faults.findings)
    return faults.end.map { $0 + 1 } ?? -1
  }

  @inline(never)
  mutating func tooDeep(_ index: Int) -> Bool {
    collector.add(DepthFault.finding(at: index))
    return false
  }

  // MARK: Values that are not looked into

  /// Any JSON: only its syntax, its depth and its keys are checked.
  @inline(never)
  mutating func anyContainer(_ index: Int) -> Int {
    guard open(index) else { return -1 }
    let end = source.byte(index) == 0x7B ? anyObject(index) : anyList(index)
    if end >= 0 { depth &-= 1 }
    return end
  }

  private mutating func anyList(_ opening: Int) -> Int {
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x5D { return index &+ 1 }
    var expectation = Expectation.elementOrEnd
    while true {
      index = value(index, compiled.anyNode, expectation)
      if index < 0 { return -1 }
      expectation = .element
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index &+ 1)
      case 0x5D: return index &+ 1
      default: return lost(index, .commaOrArrayEnd)
      }
    }
  }

  private mutating func anyObject(_ opening: Int) -> Int {
    members(of: opening) { engine, _, index in engine.value(index, engine.compiled.anyNode, .memberValue) }
  }

  /// Reads the members of an object whose keys are not those of a record; `read` is given the range of each key and
  /// the index of its value.
  mutating func members(
    of opening: Int,
    _ read: (inout CheckEngine, Range<Int>, Int) -> Int
  ) -> Int {
    let strangersBefore = strangers.count
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x7D { return index &+ 1 }
    while true {
      guard source.byte(index) == 0x22 else {
        return lost(index, strangers.count == strangersBefore ? .keyOrEnd : .key)
      }
      let end = stranger(index)
      if end < 0 { return -1 }
      let key = index &+ 1..<end &- 1
      index = source.skipWhitespace(end)
      guard source.byte(index) == 0x3A else { return lost(index, .colon) }
      index = read(&self, key, source.skipWhitespace(index &+ 1))
      if index < 0 { return -1 }
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index &+ 1)
      case 0x7D:
        judgeRepeatedKeys(from: strangersBefore)
        strangers.removeLast(strangers.count - strangersBefore)
        return index &+ 1
      default: return lost(index, .commaOrObjectEnd)
      }
    }
  }
}
