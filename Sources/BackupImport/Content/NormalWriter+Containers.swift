@_spi(Scanning) import BackupJSON

extension NormalWriter {
  mutating func list(_ source: ByteSource, _ opening: Int, _ element: Int?, isOrdered: Bool) -> Int? {
    guard depth <= JSONDocument.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let base = pieces.count
    let start = out.count
    out.append(0x5B)
    var index = source.skipWhitespaceRun(opening + 1)
    if source.byte(index) == 0x5D {
      out.append(0x5D)
      return index + 1
    }
    while true {
      let begin = out.count
      let next = element.map { value(source, index, $0) } ?? anything(source, index)
      guard let next else { return nil }
      out.append(0x2C)
      if !isOrdered {
        pieces.append(Piece(rank: 0, key: begin..<out.count - 1, range: begin..<out.count))
      }
      index = source.skipWhitespace(next)
      if source.byte(index) == 0x2C {
        index = source.skipWhitespaceRun(index + 1)
        continue
      }
      guard source.byte(index) == 0x5D else { return nil }
      break
    }
    if isOrdered {
      out[out.count - 1] = 0x5D
    } else {
      close(base: base, start: start, isInOrder: false, with: 0x5D)
    }
    return index + 1
  }

  mutating func map(_ source: ByteSource, _ opening: Int, _ node: Int, hasUUIDs: Bool) -> Int? {
    guard depth <= JSONDocument.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let base = pieces.count
    let start = out.count
    out.append(0x7B)
    // Two spellings of one UUID are two keys; as one they would be a key that stands twice.
    let hasUUIDs = hasUUIDs && !hasTwins(source, opening)
    for member in ObjectMembers(of: source, at: opening) {
      let begin = out.count
      _ =
        hasUUIDs
        ? uuid(source, member.key.lowerBound - 1) : string(source, member.key.lowerBound - 1)
      let key = begin + 1..<out.count - 1
      out.append(0x3A)
      guard value(source, member.value, node) != nil else { return nil }
      out.append(0x2C)
      pieces.append(Piece(rank: -1, key: key, range: begin..<out.count))
    }
    guard let end = source.endOfBalancedValue(opening, limit: source.count) else { return nil }
    if pieces.count == base {
      out.append(0x7D)
      return end
    }
    close(base: base, start: start, isInOrder: false, with: 0x7D)
    return end
  }

  mutating func answers(_ source: ByteSource, _ opening: Int, _ number: Int) -> Int? {
    for member in ObjectMembers(of: source, at: opening) {
      answers.look(at: member, source, number)
    }
    return object(source, opening, layout: contract.mapLayout)
  }
}
