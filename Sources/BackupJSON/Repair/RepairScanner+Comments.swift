/// Comments, and whether the document goes on behind them as it should.
extension RepairScanner {
  mutating func lineComment() { comment(index..<source.endOfLine(index), isBlock: false) }

  mutating func blockComment() {
    if let end = endOfBlockComment(index) { return comment(index..<end, isBlock: true) }
    lose(.end, index..<source.endOfLine(index))
  }

  private mutating func comment(_ place: Range<Int>, isBlock: Bool) {
    if let loss = loss(place, isBlock: isBlock) { return lose(loss, place) }
    report(fault) { _ in CommentFault.removable(place) }
    edits.replace(place, [0x20], .structure)
    index = place.upperBound
  }

  /// Passes a comment with a part of the document in it; what follows from that is not told.
  private mutating func lose(_ loss: CommentFault.Loss, _ place: Range<Int>) {
    report(fault) { _ in CommentFault.holding(loss, place) }
    edits.replace(place, [0x20], .lost)
    index = place.upperBound
    isQuiet = true
    switch loss {
    case .value:
      noteLostValue(place)
      inventValue()
    case .end, .line:
      loseMembers()
      isCutByComment = true
    }
  }

  private mutating func loss(_ place: Range<Int>, isBlock: Bool) -> CommentFault.Loss? {
    let next = endOfGap(place.upperBound)
    let content = isBlock ? (holdsMembers: false, closes: false) : content(of: place)
    if goesOn(at: next, holdsMembers: content.holdsMembers) {
      // In a line of its own, a bracket was put into the comment together with what it has opened.
      return content.closes && indentation(ofFirst: place.lowerBound) == nil
        ? .line(isLast: false, holdsMembers: content.holdsMembers) : nil
    }
    if expectation == .memberValue, next < source.count { return .value }
    return .line(isLast: next >= source.count, holdsMembers: content.holdsMembers)
  }

  /// Whether a key with its colon stands in a comment, and more brackets that close than such that open.
  private func content(of place: Range<Int>) -> (holdsMembers: Bool, closes: Bool) {
    var holdsMembers = false
    var depth = 0
    for index in place {
      switch source.byte(index) {
      case 0x22: holdsMembers = holdsMembers || source.byte(endOfSpaces(index + 1)) == 0x3A
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D: depth -= 1
      default: break
      }
    }
    return (holdsMembers, depth < 0)
  }

  /// Whether the next token is one that may stand here, were there no comment.
  private func goesOn(at next: Int, holdsMembers: Bool) -> Bool {
    guard next < source.count else { return expectation == .endOfDocument }
    let found = source.byte(next)
    switch expectation {
    case .document, .endOfDocument: return true
    case .colon: return found == 0x3A || found == 0x3D
    case .memberValue: return mayBeValue(at: next)
    case .elementOrEnd: return found == 0x5D || found == 0x2C || mayBeValue(at: next)
    case .element: return !holdsMembers && (found == 0x5D || found == 0x2C) || mayBeValue(at: next)
    case .keyOrEnd: return found == 0x7D || found == 0x2C || mayBeKey(at: next)
    case .key: return !holdsMembers && (found == 0x7D || found == 0x2C) || mayBeKey(at: next)
    case .commaOrArrayEnd: return found == 0x5D || found == 0x2C || !holdsMembers && mayBeValue(at: next)
    case .commaOrObjectEnd: return found == 0x7D || found == 0x2C || !holdsMembers && mayBeKey(at: next)
    }
  }

  /// Behind `*/`; `nil` where the comment is never closed.
  private mutating func endOfBlockComment(_ start: Int) -> Int? {
    var end = start + 2
    guard end < withoutCommentEnd else { return nil }
    while end < source.count {
      if source.byte(end) == 0x2A, source.byte(end + 1) == 0x2F { return end + 2 }
      end += 1
    }
    withoutCommentEnd = min(withoutCommentEnd, start)
    return nil
  }

  /// The next token behind white space of any kind and comments.
  private mutating func endOfGap(_ start: Int) -> Int {
    if gapAhead.contains(start) { return gapAhead.upperBound }
    var end = start
    while true {
      end = source.skipWhitespace(end)
      switch (source.byte(end), source.byte(end + 1)) {
      case (0x23, _), (0x2F, 0x2F): end = source.endOfLine(end)
      case (0x2F, 0x2A):
        guard let behind = endOfBlockComment(end) else { return remember(start..<end) }
        end = behind
      case (0x80..., _):
        guard let length = invisible(at: end) else { return remember(start..<end) }
        end += length
      default: return remember(start..<end)
      }
    }
  }

  private mutating func remember(_ gap: Range<Int>) -> Int {
    gapAhead = gap
    return gap.upperBound
  }
}
