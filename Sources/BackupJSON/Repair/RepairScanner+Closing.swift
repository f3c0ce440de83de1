/// Where a text closes whose quotes are of another kind, or that has quotes of its own.
extension RepairScanner {
  /// The next quote on the line behind which goes on what should go on behind a text.
  mutating func closingQuote(from start: Int, _ kind: QuoteKind) -> Int? {
    if let known = unclosed[kind], start < known { return nil }
    var index = start
    while true {
      switch source.byte(index) {
      case 0x0A, 0x0D: break
      case 0x00 where index >= source.count: break
      case let mark where kind.mark == .straight && kind.place == .key && isStructure(mark): break
      case 0x5C:
        index += 2
        continue
      default:
        if let length = quote(kind.mark, at: index) {
          if closes(index + length, kind) { return index }
          // No text has a member with its quotes and its colon in it.
          if kind.mark == .straight, kind.place != .key, isKey(at: index) { break }
        }
        index += 1
        continue
      }
      unclosed[kind] = index
      return nil
    }
  }

  /// Whether a key with this in it is hardly one key.
  private func isStructure(_ mark: UInt8) -> Bool {
    switch mark {
    case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  private func quote(_ mark: QuoteKind.Mark, at index: Int) -> Int? {
    switch mark {
    case .straight: source.byte(index) == 0x22 ? 1 : nil
    case .single: source.byte(index) == 0x27 ? 1 : nil
    case .smart: source.byte(index) == 0x22 ? 1 : smartQuote(at: index)
    }
  }

  private func closes(_ end: Int, _ kind: QuoteKind) -> Bool {
    let next = source.skipWhitespace(end)
    if next >= source.count { return kind.mark != .straight || kind.place != .key }
    let found = source.byte(next)
    switch kind.place {
    case .key: return found == 0x3A
    case .member, .element: break
    }
    switch kind.mark {
    case .straight: if found == (kind.place == .element ? 0x5D : 0x7D) { return true }
    case .single, .smart:
      if found == 0x5D || found == 0x7D || found == 0x3A && kind.place == .element { return true }
    }
    guard found == 0x2C else { return false }
    let behind = source.skipWhitespace(next + 1)
    if hasLineEnd(next + 1..<behind) { return true }
    switch kind.mark {
    case .straight:
      return kind.place == .element ? isValue(at: behind) : isKey(at: behind) || source.byte(behind) == 0x7D
    case .single, .smart: return goesOn(behindComma: behind, inList: kind.place == .element)
    }
  }

  /// Whether what stands behind a comma is none of the words of a text.
  private func goesOn(behindComma start: Int, inList: Bool) -> Bool {
    var index = start
    // A fault of its own may stand there.
    while index < start + 64, let length = invisible(at: index) {
      index = source.skipWhitespace(index + length)
    }
    switch (source.byte(index), source.byte(index + 1)) {
    case (0x2C, _), (0x5D, _), (0x7D, _), (0x23, _), (0x2F, 0x2A), (0x2F, 0x2F): return true
    default: break
    }
    if index >= source.count { return true }
    guard inList else { return mayBeKey(at: index) }
    return isValue(at: index) || smartQuote(at: index) != nil || isWordOfValue(at: index)
  }

  /// Whether a single quote, a number, or a word that other languages have for a value stands at an index.
  private func isWordOfValue(at index: Int) -> Bool {
    switch source.byte(index) {
    case 0x27, 0x2B, 0x2E: true
    default:
      [
        "true", "false", "null", "none", "nil", "undefined", "nan", "infinity",
      ].contains(source.text(index..<source.endOfWord(index)).lowercased())
    }
  }
}
