/// Quotes of other kinds, and quotes inside of texts.
extension RepairScanner {
  // MARK: Single and typographic quotes

  /// Reads a text in quotes that are not those of JSON; `false` where none begins here or none closes it.
  mutating func quoted() -> Bool {
    let isSingle = source.byte(index) == 0x27
    guard let length = isSingle ? 1 : smartQuote(at: index) else { return false }
    let kind = QuoteKind(mark: isSingle ? .single : .smart, place: place)
    guard let close = closingQuote(from: index + length, kind) else { return false }
    let text = index + length..<close
    let whole = index..<close + (source.byte(close) < 0x80 ? 1 : smartQuote(at: close) ?? 1)
    let isClean = isPlain(text) && !text.contains { source.byte($0) == 0x5C || source.byte($0) == 0x27 }
    let converted = isClean || text.count > 10_000 ? nil : convertedText(text)
    let fix: Fix? =
      if isClean {
        Fix(
          "write straight double quotes",
          safety: .safe,
          edits: [index..<text.lowerBound, close..<whole.upperBound].map {
            TextEdit(range: $0, replacement: "\"")
          }
        )
      } else if let converted {
        Fix(
          "write straight double quotes",
          safety: .unsafe,
          edits: [TextEdit(range: whole, replacement: String(decoding: converted, as: UTF8.self))]
        )
      } else {
        nil
      }
    report(fault) {
      $0.quotes(
        isSingle ? .singleQuotes : .smartQuotes,
        length: length,
        isSingle ? "a single quote" : "a typographic quote",
        fixes: fix.map { [$0] } ?? []
      )
    }
    if isClean {
      edits.replace(index..<text.lowerBound, [0x22], .exact)
      edits.replace(close..<whole.upperBound, [0x22], .exact)
    } else {
      edits.replace(whole, converted ?? [0x22, 0x22], .lost)
      noteLostValue(whole)
    }
    pass(text: text, in: whole)
    return true
  }

  private var place: QuoteKind.Place {
    if expectsKey { return .key }
    return stack.last.map(\.isArray) ?? true ? .element : .member
  }

  mutating func pass(text: Range<Int>, in whole: Range<Int>) {
    isQuiet = false
    if expectsKey { keyEnds(whole, text: text) } else { valueEnds(whole) }
  }

  /// A text with its double quotes escaped and its single ones not; `nil` where it is still no JSON.
  private func convertedText(_ text: Range<Int>) -> [UInt8]? {
    var result: [UInt8] = [0x22]
    var index = text.lowerBound
    while index < text.upperBound {
      let byte = source.byte(index)
      if byte == 0x5C, source.byte(index + 1) == 0x27 {
        result.append(0x27)
        index += 2
        continue
      }
      if byte == 0x5C {
        result.append(byte)
        index += 1
      } else if byte == 0x22 {
        result.append(0x5C)
      }
      result.append(source.byte(index))
      index += 1
    }
    result.append(0x22)
    let input = InputBytes(result)
    return input.withSource { $0.endOfString(1) } == result.count - 1 ? result : nil
  }

  /// The length of the typographic quote at an index.
  func smartQuote(at index: Int) -> Int? {
    switch (source.byte(index), source.byte(index + 1), source.byte(index + 2)) {
    case (0xE2, 0x80, 0x98...0x9F): 3
    case (0xC2, 0xAB, _), (0xC2, 0xBB, _): 2
    default: nil
    }
  }

  /// The length of the typographic quote that ends before an index.
  func smartQuote(before index: Int) -> Int? {
    if index >= 3, smartQuote(at: index - 3) == 3 { return 3 }
    return index >= 2 && smartQuote(at: index - 2) == 2 ? 2 : nil
  }

  // MARK: Texts that were closed too early or too late

  /// Whether nothing was edited since the last token began.
  var isFresh: Bool { edits.end <= token.lowerBound }

  /// Looks again at the text before the index: it may have lost its closing quote and run into the next text, or hold
  /// quotes of its own. `true` where that explains what stands here.
  mutating func textGoesOn() -> Bool {
    guard tokenIsString, isFresh, token.count >= 2 else { return false }
    return ranIntoNextText() || hasQuotesInside()
  }

  private mutating func ranIntoNextText() -> Bool {
    let mark: UInt8 = expectation == .colon ? 0x3A : 0x2C
    var end = token.upperBound - 1
    while end > token.lowerBound + 1, source.byte(end - 1) <= 0x20 { end -= 1 }
    guard end > token.lowerBound + 1, source.byte(end - 1) == mark else { return false }
    end -= 1
    while end > token.lowerBound + 1, source.byte(end - 1) <= 0x20 { end -= 1 }
    switch expectation {
    case .colon: break
    case .commaOrObjectEnd: guard isKey(at: token.upperBound - 1) else { return false }
    case .commaOrArrayEnd:
      let next = source.endOfString(token.upperBound)
      guard next >= 0, fits(next + 1, stack.last) else { return false }
    case .document, .memberValue, .element, .elementOrEnd, .keyOrEnd, .key, .endOfDocument: return false
    }
    endText(from: token.lowerBound, at: end)
    return true
  }

  private mutating func hasQuotesInside() -> Bool {
    let place: QuoteKind.Place
    switch expectation {
    case .colon: place = .key
    case .commaOrArrayEnd: place = .element
    case .commaOrObjectEnd: place = .member
    case .key:
      guard !hasLineEnd(token.upperBound..<index) else { return false }
      place = .member
    case .document, .memberValue, .element, .elementOrEnd, .keyOrEnd, .endOfDocument: return false
    }
    let kind = QuoteKind(mark: .straight, place: place)
    guard let close = closingQuote(from: index, kind) else { return false }
    let whole = token.lowerBound..<close + 1
    var quotes = [token.upperBound - 1]
    var behind = token.upperBound
    while behind < close {
      if source.byte(behind) == 0x22 { quotes.append(behind) }
      behind += source.byte(behind) == 0x5C ? 2 : 1
    }
    if expectation == .key {
      // The comma belongs to the text.
      stack[stack.count - 1].index -= 1
      stack[stack.count - 1].key = lastKey
    }
    report(QuoteFault.unescaped(quotes))
    escape(quotes, in: whole)
    noteLostValue(whole)
    // So many quotes may be those of other members.
    if quotes.count > 2 { loseMembers() }
    isQuiet = false
    if place == .key {
      keyEnds(whole, text: whole.lowerBound + 1..<close)
    } else {
      valueEnds(whole, isString: true)
    }
    return true
  }

  private mutating func escape(_ quotes: [Int], in whole: Range<Int>) {
    var start = whole.lowerBound + 1
    var isReadable = true
    for quote in quotes + [whole.upperBound - 1] {
      isReadable = isReadable && isPlain(start..<max(start, quote))
      start = quote + 1
    }
    guard isReadable else { return edits.replace(whole, [0x22, 0x22], .lost) }
    for quote in quotes { edits.replace(quote..<quote, [0x5C], .lost) }
  }
}
