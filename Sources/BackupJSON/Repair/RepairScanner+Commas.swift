/// Where a comma or closing bracket is expected and something else stands.
extension RepairScanner {
  mutating func wrongComma(_ found: UInt8) {
    if passGap(found) { return }
    switch found {
    case 0x5D, 0x7D: closing(isList: found == 0x5D)
    case 0x22: nextText()
    case 0x3A: wrongColonInValue()
    case 0x3B: replaceByComma(length: 1)
    case 0x7B, 0x5B: opening(found)
    case _ where source.matches("，", at: index) || source.matches("、", at: index): replaceByComma(length: 3)
    default: nextWord(found)
    }
  }

  private mutating func replaceByComma(length: Int) {
    report(fault)
    edits.replace(index..<index + length, [0x2C], .structure)
    lastComma = index
    index += length
    commaPassed()
  }

  private mutating func insertComma(_ what: Phrase, _ safety: Fix.Safety, length: Int) {
    report(fault) { $0.missingComma(before: $0.index..<$0.index + length, what, safety) }
    edits.insert(",", at: token.upperBound)
    lastComma = token.upperBound
    commaPassed()
  }

  /// A text where a comma is missing, or where the text before it goes on behind a quote of its own.
  private mutating func nextText() {
    let isInObject = expectation == .commaOrObjectEnd
    let end = source.endOfString(index + 1)
    let length = end < 0 ? 1 : end + 1 - index
    if listIsOver() { return }
    if tokenIsString, !isKey(at: index), !hasLineEnd(token.upperBound..<index), textGoesOn() { return }
    let isCertain = isInObject ? isKey(at: index) : !tokenIsString || hasLineEnd(token.upperBound..<index)
    insertComma("this text", isCertain ? .safe : .unsafe, length: length)
  }

  /// Closes the list that is open last before a member of the object around it; `true` where one stands here.
  private mutating func listIsOver() -> Bool {
    guard expectation == .commaOrArrayEnd, stack.count > 1, !stack[stack.count - 2].isArray, isKey(at: index),
      let list = stack.last, !list.isInvented
    else { return false }
    var colon = index + 1
    while source.byte(colon) != 0x22 { colon += source.byte(colon) == 0x5C ? 2 : 1 }
    guard belongsOutside(index, colon: endOfSpaces(colon + 1), of: list) else { return false }
    report(BracketFault.notClosed(list, before: index, insertingAt: token.upperBound, "],"))
    giveUpOrder(in: list)
    edits.insert("],", at: token.upperBound)
    pop()
    commaPassed()
    return true
  }

  private mutating func opening(_ found: UInt8) {
    if expectation == .commaOrArrayEnd {
      let isCertain = source.byte(token.upperBound - 1) == 0x7D && found == 0x7B
      return insertComma("this entry", isCertain ? .safe : .unsafe, length: 1)
    }
    if found == 0x7B, stack.count > 1, stack[stack.count - 2].isArray {
      return recordBegins(isBehindComma: false)
    }
    report(fault)
    inventKey(",\"\u{FFFD}\":")
    expectation = .memberValue
  }

  private mutating func nextWord(_ found: UInt8) {
    if tokenIsString, textGoesOn() { return }
    let end = max(source.endOfLongWord(index), index + 1)
    switch expectation {
    case .commaOrObjectEnd:
      let isQuote = found == 0x27 || source.matches("“", at: index)
      let behind = source.byte(end) == 0x22 ? end + 1 : end
      if isQuote || fault.isName(index..<end) && source.byte(source.skipWhitespace(behind)) == 0x3A {
        return insertComma("this key", .unsafe, length: end - index)
      }
    case .commaOrArrayEnd, .document, .memberValue, .element, .elementOrEnd, .keyOrEnd, .key, .colon,
      .endOfDocument:
      if isValue(at: index) || found == 0x27 {
        return insertComma("this entry", .unsafe, length: end - index)
      }
    }
    let junk = endOfJunk(index)
    if junk >= source.count {
      // Cut in the middle of something: that is told as the end of the file.
      edits.remove(index..<junk, .lost)
      index = junk
      return
    }
    report(fault)
    edits.remove(index..<junk, .lost)
    noteLostValue(index..<junk)
    index = junk
    isQuiet = true
  }

  // MARK: A colon behind a value

  private mutating func wrongColonInValue() {
    guard tokenIsString, isFresh else { return givesUpColon() }
    if expectation == .commaOrArrayEnd { return memberInList() }
    openInvented(by: token, BracketFault.noBraceOfValue(before: token.lowerBound))
  }

  /// Reads a text that a colon follows as the first key of an object whose brace is missing.
  mutating func openInvented(by key: Range<Int>, _ finding: Finding) {
    guard stack.count < JSONDocument.depthLimit else { return givesUpColon() }
    report(finding)
    edits.insert("{", at: key.lowerBound)
    push(RepairFrame(opening: key.lowerBound, isArray: false, isInvented: true))
    damage.openings.insert(key.lowerBound)
    takeAsKey(key)
  }

  /// Makes the text before the colon at the index a key.
  mutating func takeAsKey(_ key: Range<Int>) {
    let colon = index
    keyEnds(key, text: key.lowerBound + 1..<key.upperBound - 1)
    index = colon
  }

  private mutating func givesUpColon() {
    report(fault)
    let end = endOfJunk(index)
    edits.remove(index..<end, .lost)
    noteLostValue(index..<end)
    index = end
    isQuiet = true
  }

  /// A key in a list: the list was not closed before it, or the brace of its record is missing.
  private mutating func memberInList() {
    let list = stack[stack.count - 1]
    let key = token
    if reopens() { return }
    if list.index > 0, commaIsReal, stack.count > 1, !stack[stack.count - 2].isArray,
      belongsOutside(key.lowerBound, colon: index, of: list)
    {
      report(BracketFault.notClosed(list, before: key.lowerBound, insertingAt: lastComma, "]"))
      giveUpOrder(in: list)
      closeBeforeComma("]")
    } else {
      return openInvented(by: key, BracketFault.notOpened(list, before: key.lowerBound))
    }
    takeAsKey(key)
  }

  /// Whether a key in a list looks like one of the object around the list.
  private func belongsOutside(_ key: Int, colon: Int, of list: RepairFrame) -> Bool {
    if let own = indentation(ofFirst: key), let outer = indentation(ofLineAt: list.opening) {
      return own <= outer
    }
    let value = source.byte(source.skipWhitespace(colon + 1))
    return value == 0x5B || value == 0x7B
  }
}
