/// The end of the text, and what stands behind the end of the document.
extension RepairScanner {
  /// The text ends in the middle of the document.
  mutating func ends() {
    index = source.count
    if expectation != .endOfDocument {
      var fault = fault
      fault.brackets = stack.reversed().map(\.closer.description).joined()
      if !isCutByComment { report(fault) }
      damage.isCut = true
      damage.openings.formUnion(stack.map(\.opening))
      settle()
      if expectation == .document { loseValue(index..<index) }
      for frame in stack.reversed() { edits.insert(frame.closer, at: source.count) }
    }
    isDone = true
  }

  mutating func afterTheEnd() {
    let found = source.byte(index)
    if index >= source.count {
      isDone = true
      return
    }
    if passGap(found) { return }
    if found == 0x3A, stack.isEmpty, tokenIsString, isFresh {
      return openInvented(by: token, BracketFault.noBrace(before: token.lowerBound))
    }
    if reopens() { return }
    report(fault)
    edits.remove(index..<source.count, .lost)
    isDone = true
  }

  /// Members go on behind the end of their object: its bracket was one too many. `true` where that is so.
  mutating func reopens() -> Bool {
    guard let closed, !closed.frame.isArray, !closed.frame.isInvented, edits.end <= closed.bracket else {
      return false
    }
    if let list = stack.last {
      // In a list, a key where an element should be, behind two brackets in a row.
      guard list.isArray, commaIsReal, endOfSpaces(closed.bracket + 1) == lastComma,
        isSecondBracket(closed.bracket)
      else { return false }
      report(BracketFault.tooEarly(closed.bracket))
      stack[stack.count - 1].index -= 1
      reopen(closed)
      commaPassed()
      takeAsKey(token)
      return true
    }
    let hasComma = source.byte(index) == 0x2C
    guard closed.bracket + 1 == token.upperBound,
      isKey(at: hasComma ? source.skipWhitespace(index + 1) : index)
    else { return false }
    report(BracketFault.tooEarly(closed.bracket))
    reopen(closed)
    expectation = .commaOrObjectEnd
    isQuiet = true
    return true
  }

  private mutating func reopen(_ closed: (frame: RepairFrame, bracket: Int)) {
    edits.remove(closed.bracket..<closed.bracket + 1)
    stack.append(closed.frame)
    damage.openings.insert(closed.frame.opening)
    self.closed = nil
  }

  private func isSecondBracket(_ bracket: Int) -> Bool {
    var index = bracket
    while index > 0, bracket - index < 64, source.byte(index - 1) == 0x20 || source.byte(index - 1) == 0x09 {
      index -= 1
    }
    return index > 0 && source.byte(index - 1) == 0x7D
  }
}
