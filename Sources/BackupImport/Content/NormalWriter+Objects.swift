import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

extension NormalWriter {
  mutating func object(_ source: ByteSource, _ opening: Int, layout number: Int) -> Int? {
    let looks = looksAtRecord
    looksAtRecord = false
    guard depth <= JSONDocument.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let base = pieces.count
    let start = out.count
    var isInOrder = true
    out.append(0x7B)
    var index = source.skipWhitespaceRun(opening + 1)
    if source.byte(index) == 0x7D {
      out.append(0x7D)
      return index + 1
    }
    while true {
      guard source.byte(index) == 0x22 else { return nil }
      let key = index + 1
      let keyEnd = source.endOfString(key)
      guard keyEnd >= key else { return nil }
      index = source.skipWhitespace(keyEnd + 1)
      guard source.byte(index) == 0x3A else { return nil }
      index = source.skipWhitespace(index + 1)
      let begin = out.count
      let field = field(source, key, keyEnd, layout: number)
      if field >= 0 {
        guard let end = known(source, index, field, layout: number, looks: looks) else {
          return nil
        }
        index = end
      } else if contract.layouts[number].dropsUnknown {
        ignored += 1
        guard let end = source.endOfBalancedValue(index, limit: source.count) else { return nil }
        index = end
      } else {
        _ = string(source, key - 1)
        let written = begin + 1..<out.count - 1
        out.append(0x3A)
        guard let end = anything(source, index) else { return nil }
        index = end
        out.append(0x2C)
        pieces.append(Piece(rank: -1, key: written, range: begin..<out.count))
      }
      if pieces.count - base > 1, out.count > begin, isInOrder {
        isInOrder = precedes(pieces[pieces.count - 2], pieces[pieces.count - 1])
      }
      index = source.skipWhitespace(index)
      if source.byte(index) == 0x2C {
        index = source.skipWhitespaceRun(index + 1)
        continue
      }
      guard source.byte(index) == 0x7D else { return nil }
      break
    }
    if !isInOrder, number == contract.openLayout, !isCanonical {
      isInOrder = true
      wroteCanonical = false
    }
    close(base: base, start: start, isInOrder: isInOrder, with: 0x7D)
    return index + 1
  }

  /// Writes a member that the contract knows, unless it says what its absence says.
  private mutating func known(
    _ source: ByteSource,
    _ index: Int,
    _ number: Int,
    layout: Int,
    looks: Bool
  ) -> Int? {
    let begin = out.count
    let field = contract.layouts[layout].fields[number]
    if field.omitsNull, source.byte(index) == 0x6E { return index + 4 }
    out.append(field.prefix)
    let start = out.count
    guard let end = value(source, index, field.node) else { return nil }
    if looks, field.role != .none { note(field.role, start..<out.count) }
    if let standard = field.standard, out.count - start == standard.count,
      standard.withUnsafeBytes({ $0.isSame(as: out.bytes(start..<out.count)) })
    {
      out.truncate(to: begin)
      return end
    }
    out.append(0x2C)
    pieces.append(Piece(rank: field.rank, key: begin + 1..<start - 2, range: begin..<out.count))
    return end
  }

  private mutating func note(_ role: NormalContract.Role, _ range: Range<Int>) {
    let isText = range.count >= 2 && out[range.lowerBound] == 0x22
    let inside = isText ? range.lowerBound + 1..<range.upperBound - 1 : range
    switch role {
    case .none: break
    case .key: seen.id = keep(id: inside)
    case .updatedAt: seen.updatedAt = isText ? moment(inside) : nil
    case .createdAt: seen.createdAt = isText ? moment(inside) : nil
    case .bothTimes:
      seen.updatedAt = isText ? moment(inside) : nil
      seen.createdAt = seen.updatedAt
    }
  }

  private func moment(_ range: Range<Int>) -> UTCMoment? {
    try? UTCMoment.read(RawSpan(_unsafeBytes: out.bytes(range)))
  }

  /// Keeps the text of a key without its escapes.
  private mutating func keep(id range: Range<Int>) -> Range<Int> {
    let start = ids.count
    let bytes = out.bytes(range)
    if bytes.contains(0x5C) {
      ids.append(NormalWriter.unescaped(bytes))
    } else {
      ids.append(bytes)
    }
    return start..<ids.count
  }

  /// The field that a key is of, or -1. Records of a file have mostly the same keys in the same order.
  private mutating func field(_ source: ByteSource, _ start: Int, _ end: Int, layout number: Int)
    -> Int
  {
    let count = contract.layouts[number].keys.count
    guard count > 0 else { return -1 }
    var place = expected[number]
    for _ in 0..<count {
      if place >= count { place = 0 }
      if contract.layouts[number].keys[place].key.stands(in: source, start, end) {
        expected[number] = place + 1
        return contract.layouts[number].keys[place].field
      }
      place += 1
    }
    // A key may be written with escapes.
    guard source.hasBackslash(start, end) else { return -1 }
    let name = source.decodedString(start..<end)
    return contract.layouts[number].keys.first { $0.key.bytes.elementsEqual(name.utf8) }?.field
      ?? -1
  }

  mutating func union(_ source: ByteSource, _ index: Int, _ union: NormalContract.UnionCases)
    -> Int?
  {
    let value = source.value(of: union.discriminator, inObjectAt: index).flatMap {
      source.stringValue(at: $0)
    }
    let match = value.flatMap { value in union.cases.first { $0.value.elementsEqual(value.utf8) } }
    guard let match else { return anything(source, index) }
    return object(source, index, layout: contract.nodes[match.node].inner)
  }
}

extension ByteSource {
  fileprivate func hasBackslash(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { byte($0) == 0x5C }
  }
}
