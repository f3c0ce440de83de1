/// What may stand between any two tokens of a broken text.
extension RepairScanner {
  /// Passes what is no token of JSON and no part of one; `false` where something else stands.
  mutating func passGap(_ found: UInt8) -> Bool {
    if index >= source.count {
      ends()
      return true
    }
    switch found {
    case 0x00: zeros()
    case 0x01..<0x20: controls(found)
    case 0x2F where source.byte(index + 1) == 0x2F, 0x23: lineComment()
    case 0x2F where source.byte(index + 1) == 0x2A: blockComment()
    case 0x3C, 0x3D, 0x3E, 0x7C: return mergeMark(found)
    case 0x26: return entity()
    case 0x80...: return stranger()
    default: return false
    }
    return true
  }

  private mutating func drop(to end: Int) {
    edits.remove(index..<end, .lost)
    index = end
  }

  private mutating func zeros() {
    report(fault) { $0.zeros }
    var end = index
    while end < source.count, source.byte(end) == 0 { end += 1 }
    drop(to: end)
    isQuiet = true
  }

  private mutating func controls(_ found: UInt8) {
    report(fault) { $0.control }
    var end = index
    while end < source.count, source.byte(end) == found { end += 1 }
    drop(to: end)
    isQuiet = true
  }

  // MARK: Letters of other scripts

  private mutating func stranger() -> Bool {
    let length = source.multibyteLength(index)
    if length == 0 {
      report(fault)
      var end = index + 1
      while end < source.count, source.byte(end) >= 0x80, source.multibyteLength(end) == 0 { end += 1 }
      drop(to: end)
      isQuiet = true
      return true
    }
    guard invisible(at: index) != nil else { return false }
    report(fault)
    let end = fault.endOfRun(length: length)
    edits.replace(index..<end, [0x20], .exact)
    index = end
    return true
  }

  /// The length of the character at an index, where it is one that cannot be seen.
  func invisible(at index: Int) -> Int? {
    let length = source.multibyteLength(index)
    guard length > 0, let scalar = source.text(index..<index + length).unicodeScalars.first,
      scalar == "\u{FEFF}" || scalar.properties.isWhitespace || scalar.isInvisible
    else { return nil }
    return length
  }

  // MARK: What other programs leave

  /// A line that a merge has left: of the two versions, the first is read.
  private mutating func mergeMark(_ found: UInt8) -> Bool {
    let isAtStart = index == 0 || source.byte(index - 1) == 0x0A || source.byte(index - 1) == 0x0D
    guard isAtStart, (0..<7).allSatisfy({ source.byte(index + $0) == found }) else { return false }
    if !isInConflict { report(fault) { $0.mergeMark($0.index..<$0.index + 7) } }
    isInConflict = found == 0x3C
    var end = source.endOfLine(index)
    if found == 0x3D || found == 0x7C, let mark = endOfMerge {
      loseMembers()
      end = mark
    }
    drop(to: end)
    return true
  }

  /// The end of the line that closes a merge.
  private var endOfMerge: Int? {
    mutating get {
      guard index < withoutMergeEnd else { return nil }
      var line = source.endOfLine(index)
      while line < source.count {
        if source.matches(">>>>>>>", at: line + 1) { return source.endOfLine(line + 1) }
        line = source.endOfLine(line + 1)
      }
      withoutMergeEnd = index
      return nil
    }
  }

  /// `&quot;` in place of a quote, as web pages have it: told once, and read as a quote.
  private mutating func entity() -> Bool {
    guard source.matches("&quot;", at: index) else { return false }
    var close = index + 6
    while close < source.count, source.byte(close) != 0x0A, !source.matches("&quot;", at: close) {
      close += 1
    }
    guard source.matches("&quot;", at: close), isPlain(index + 6..<close) else { return false }
    guard expectsKey || expectation.wantsValue else {
      return false
    }
    if !toldEntity { report(fault) }
    toldEntity = true
    edits.replace(index..<index + 6, [0x22], .exact)
    edits.replace(close..<close + 6, [0x22], .exact)
    pass(text: index + 6..<close, in: index..<close + 6)
    return true
  }
}
