import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Writes values in their normal form, one after the other: canonical JSON, each value spelled as its type is written.
///
/// The text must have passed the checker. Values are copied as they are wherever they are normal already; the members of
/// an object are put in order behind it, where they do not stand in order.
struct NormalWriter: ~Copyable {
  let contract: NormalContract
  let spelling: Spelling
  var out: GrowingBytes
  /// The members of the objects that are open, and the elements of lists without an order.
  var pieces: [Piece] = []
  var scratch = GrowingBytes()
  /// What was seen of the record that is being written.
  var seen = SeenRecord()
  /// The keys of records, one after the other.
  var ids = GrowingBytes()
  /// How many members were left out because their record is an allow-list.
  var ignored = 0
  var answers = AnswerWatch()
  /// Whether what the contract does not know is brought into canonical form too. Otherwise it keeps the order of its keys
  /// and the text of its numbers.
  var isCanonical = false
  /// Whether all that was written since this was set is canonical.
  var wroteCanonical = true
  private var looksAtRecord = false
  /// For each layout the key that came last, whose neighbour is tried first.
  private var expected: [Int]

  /// One member or element in ``out``, with the comma behind it.
  struct Piece {
    /// The place among the fields of the record; -1 for a member that the contract does not know.
    var rank: Int
    /// The text of the key without its quotes.
    var key: Range<Int>
    var range: Range<Int>
  }

  /// What a collection needs to know of a record.
  struct SeenRecord {
    var id: Range<Int> = 0..<0
    var updatedAt: UTCMoment?
    var createdAt: UTCMoment?
  }

  init(_ contract: NormalContract, capacity: Int = 1 << 12) {
    self.contract = contract
    spelling = contract.contract.spelling
    out = GrowingBytes(capacity: capacity)
    expected = Array(repeating: 0, count: contract.layouts.count)
  }

  /// The normal text of a value that is no part of a file.
  static func text(of value: JSONValue, node: Int, _ contract: NormalContract) -> [UInt8]? {
    guard let text = try? JSONWriter(.compact).write(value) else { return nil }
    return InputBytes(text).withSource { source in
      var writer = NormalWriter(contract)
      guard writer.value(source, source.documentStart, node) != nil else { return nil }
      return Array(writer.out.bytes(0..<writer.out.count))
    }
  }

  /// The whole text, and the keys of the records.
  consuming func finish() -> (text: FrozenBytes, ids: FrozenBytes) {
    let text = out.frozen()
    return (text, ids.frozen())
  }

  /// Writes a record of a collection, and notes its key and times in ``seen``.
  mutating func record(_ source: ByteSource, _ index: Int, _ node: Int) -> Int? {
    seen = SeenRecord()
    looksAtRecord = true
    defer { looksAtRecord = false }
    return value(source, index, node)
  }

  /// Writes the value at an index and gives the index behind it; `nil` where the text is not as the checker knows it.
  mutating func value(_ source: ByteSource, _ index: Int, _ node: Int) -> Int? {
    let node = contract.nodes[node]
    let first = source.byte(index)
    switch node.kind {
    case .plain: return anything(source, index)
    case .uuid where first == 0x22: return uuid(source, index)
    case .utcMoment where first == 0x22: return utcMoment(source, index)
    case .localMoment where first == 0x22: return localMoment(source, index)
    case .currency where first == 0x22: return currency(source, index)
    case .decimal where first != 0x22: return number(source, index, isDecimal: true)
    case .record where first == 0x7B: return object(source, index, layout: node.inner)
    case .union where first == 0x7B: return union(source, index, contract.unions[node.inner])
    case .list where first == 0x5B: return list(source, index, node.inner, isOrdered: true)
    case .unorderedList where first == 0x5B: return list(source, index, node.inner, isOrdered: false)
    case .map where first == 0x7B: return map(source, index, node.inner, hasUUIDs: false)
    case .uuidMap where first == 0x7B: return map(source, index, node.inner, hasUUIDs: true)
    case .answers where first == 0x7B: return answers(source, index, node.inner)
    // A `null`, or a value of another kind that the checker lets pass.
    case .uuid, .utcMoment, .localMoment, .currency, .decimal, .record, .union, .list, .unorderedList, .map,
      .uuidMap, .answers:
      return anything(source, index)
    }
  }

  /// Writes any JSON.
  mutating func anything(_ source: ByteSource, _ index: Int) -> Int? {
    switch source.byte(index) {
    case 0x22: return string(source, index)
    case 0x7B: return object(source, index, layout: contract.openLayout)
    case 0x5B: return list(source, index, nil, isOrdered: true)
    case 0x2D, 0x30...0x39: return number(source, index, isDecimal: false)
    default:
      let end = source.endOfLiteral(index)
      guard end > index else { return nil }
      out.append(index..<end, of: source)
      return end
    }
  }

  // MARK: Objects

  private mutating func object(_ source: ByteSource, _ opening: Int, layout number: Int) -> Int? {
    let looks = looksAtRecord
    looksAtRecord = false
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
        guard let end = known(source, index, field, layout: number, looks: looks) else { return nil }
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
  private mutating func field(_ source: ByteSource, _ start: Int, _ end: Int, layout number: Int) -> Int {
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
    return contract.layouts[number].keys.first { $0.key.bytes.elementsEqual(name.utf8) }?.field ?? -1
  }

  private mutating func union(_ source: ByteSource, _ index: Int, _ union: NormalContract.UnionCases) -> Int?
  {
    let value = source.value(of: union.discriminator, inObjectAt: index).flatMap {
      source.stringValue(at: $0)
    }
    let match = value.flatMap { value in union.cases.first { $0.value.elementsEqual(value.utf8) } }
    guard let match else { return anything(source, index) }
    return object(source, index, layout: contract.nodes[match.node].inner)
  }

  // MARK: Lists and maps

  private mutating func list(_ source: ByteSource, _ opening: Int, _ element: Int?, isOrdered: Bool) -> Int? {
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
      if !isOrdered { pieces.append(Piece(rank: 0, key: begin..<out.count - 1, range: begin..<out.count)) }
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

  private mutating func map(_ source: ByteSource, _ opening: Int, _ node: Int, hasUUIDs: Bool) -> Int? {
    let base = pieces.count
    let start = out.count
    out.append(0x7B)
    for member in ObjectMembers(of: source, at: opening) {
      let begin = out.count
      _ = hasUUIDs ? uuid(source, member.key.lowerBound - 1) : string(source, member.key.lowerBound - 1)
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
    if hasUUIDs, hasTwins(from: base) {
      // Two spellings of one UUID are two keys; as one they would be a key that stands twice.
      pieces.removeSubrange(base...)
      out.truncate(to: start)
      return map(source, opening, node, hasUUIDs: false)
    }
    close(base: base, start: start, isInOrder: false, with: 0x7D)
    return end
  }

  private mutating func answers(_ source: ByteSource, _ opening: Int, _ number: Int) -> Int? {
    for member in ObjectMembers(of: source, at: opening) { answers.look(at: member, source, number) }
    return object(source, opening, layout: contract.mapLayout)
  }

  // MARK: Order

  /// Whether some member is the same key as another.
  private func hasTwins(from base: Int) -> Bool {
    let sorted = pieces[base...].sorted { precedes($0, $1) }
    return zip(sorted, sorted.dropFirst()).contains { out.bytes($0.key).isSame(as: out.bytes($1.key)) }
  }

  /// Puts the pieces in order and ends the container.
  private mutating func close(base: Int, start: Int, isInOrder: Bool, with bracket: UInt8) {
    if !isInOrder, pieces.count - base > 1 {
      var sorted = Array(pieces[base...])
      if bracket == 0x5D {
        sorted.sort { out.bytes($0.key).precedes(out.bytes($1.key)) }
      } else {
        sorted.sort { precedes($0, $1) }
      }
      scratch.truncate(to: 0)
      for piece in sorted { scratch.append(piece.range, of: out) }
      out.replace(from: start + 1, with: scratch)
    }
    if pieces.count > base {
      out[out.count - 1] = bracket
    } else {
      out.append(bracket)
    }
    pieces.removeSubrange(base...)
  }

  private func precedes(_ left: Piece, _ right: Piece) -> Bool {
    if left.rank >= 0, right.rank >= 0 { return left.rank < right.rank }
    return out.bytes(left.key).precedesAsKey(out.bytes(right.key))
  }
}

extension ByteSource {
  fileprivate func hasBackslash(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { byte($0) == 0x5C }
  }
}

extension UnsafeRawBufferPointer {
  /// The order of keys in canonical JSON: by UTF-16 code units, escapes decoded.
  func precedesAsKey(_ other: UnsafeRawBufferPointer) -> Bool {
    for offset in 0..<Swift.min(count, other.count) {
      let (left, right) = (self[offset], other[offset])
      if left == 0x5C || right == 0x5C {
        return NormalWriter.key(self).precedesInUTF16(NormalWriter.key(other))
      }
      // What is beyond U+FFFF is written with surrogates, and so comes before U+E000…U+FFFF.
      if left != right { return left.rankInUTF16 < right.rankInUTF16 }
    }
    return count < other.count
  }
}

extension UInt8 {
  fileprivate var rankInUTF16: UInt8 { self == 0xEE || self == 0xEF ? self + 0x10 : self }
}
