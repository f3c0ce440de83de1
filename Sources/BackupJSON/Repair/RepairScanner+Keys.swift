/// Where a key or a colon is expected and something else stands.
extension RepairScanner {
  // MARK: A key

  mutating func wrongKey(_ found: UInt8) {
    if passGap(found) { return }
    switch found {
    case 0x2C:
      report(fault)
      edits.remove(index..<index + 1)
      index += 1
    case 0x5D, 0x7D: closing(isList: found == 0x5D)
    case 0x7B, 0x5B: openingForKey(found)
    case 0x3A:
      report(fault)
      inventKey("\"\u{FFFD}\"")
      expectation = .colon
    default: if !quoted() { wrongName() }
    }
  }

  private mutating func wrongName() {
    let end = max(source.endOfLongWord(index), index + 1)
    let name = index..<end
    let isClosed = source.byte(end) == 0x22
    let hasColon = source.byte(source.skipWhitespace(isClosed ? end + 1 : end)) == 0x3A
    guard hasColon else { return wrongMember() }
    report(fault)
    if fault.isName(name), isPlain(name) {
      edits.insert("\"", at: index, .exact)
      if !isClosed { edits.insert("\"", at: end, .exact) }
    } else {
      edits.replace(index..<end, Array((isClosed ? "\"\u{FFFD}" : "\"\u{FFFD}\"").utf8), .lost)
      if let top = stack.last { damage.openings.insert(top.opening) }
    }
    isQuiet = false
    keyEnds(index..<(isClosed ? end + 1 : end), text: name)
  }

  /// Something without a colon: given up to the next comma, which then parts nothing.
  private mutating func wrongMember() {
    if textGoesOn() { return }
    report(fault) { $0.noMember }
    var end = endOfJunk(index)
    loseMembers()
    let next = source.skipWhitespace(end)
    if source.byte(next) == 0x2C { end = next + 1 }
    edits.remove(index..<end, .lost)
    index = end
    isQuiet = true
  }

  /// A bracket opens where a key should stand: a new record, before which the last was not closed, or a value that
  /// has lost its key.
  private mutating func openingForKey(_ found: UInt8) {
    if found == 0x7B, expectation == .key, stack.count > 1, stack[stack.count - 2].isArray {
      return recordBegins(isBehindComma: true)
    }
    if found == 0x7B, expectation == .keyOrEnd, isListWithBrace() { return }
    report(fault)
    inventKey("\"\u{FFFD}\":")
    expectation = .memberValue
  }

  /// Takes the brace that was opened last as the bracket of a list, where that explains what follows.
  private mutating func isListWithBrace() -> Bool {
    guard count < RepairScanner.mostFindings, let top = stack.last, !top.isInvented, edits.end <= top.opening
    else { return false }
    let outer = stack.dropLast().map(\.isArray)
    let asList = RepairOutlook.faults(source, from: index, inside: outer + [true])
    guard asList < RepairOutlook.faults(source, from: index, inside: outer + [false]) else { return false }
    report(BracketFault.braceOfList(top.opening))
    edits.replace(top.opening..<top.opening + 1, [0x5B], .structure)
    stack.removeLast()
    push(RepairFrame(opening: top.opening, isArray: true))
    return true
  }

  /// Closes the object that is open last, since a new element of the list around it begins at the index.
  mutating func recordBegins(isBehindComma: Bool) {
    let top = stack[stack.count - 1]
    let place = isBehindComma ? lastComma : token.upperBound
    if !top.isInvented {
      report(BracketFault.notClosed(top, before: index, insertingAt: place, isBehindComma ? "}" : "},"))
    }
    giveUpOrder(in: top)
    if isBehindComma {
      closeBeforeComma("}")
    } else {
      edits.insert("},", at: place)
      pop()
      commaPassed()
    }
    damage.openings.insert(index)
  }

  // MARK: A colon

  mutating func wrongColon(_ found: UInt8) {
    if found == 0x3D, source.byte(index + 1) != 0x3D {
      report(fault)
      let end = index + (source.byte(index + 1) == 0x3E ? 2 : 1)
      edits.replace(index..<end, [0x3A], .structure)
      index = end
      expectation = .memberValue
      return
    }
    if passGap(found) { return }
    if !valueFollows(found), textGoesOn() { return }
    report(fault)
    switch found {
    case 0x2C: valueIsMissing()
    case 0x5D, 0x7D:
      valueIsMissing()
      closing(isList: found == 0x5D)
    default:
      edits.insert(":", at: index)
      expectation = .memberValue
      isQuiet = true
    }
  }

  /// Whether a text stands here that would be a value, were there a colon.
  private func valueFollows(_ found: UInt8) -> Bool {
    guard found == 0x22 else { return false }
    let end = source.endOfString(index + 1)
    return end >= 0 && fits(end + 1, stack.last)
  }

  private mutating func valueIsMissing() {
    loseValue(index..<index, ":null")
    valueEnds(index..<index)
  }
}
