@_spi(Scanning) import BackupJSON
import BackupValues

/// Scalars that are not written the usual way: wrong ones, and right ones that need a closer look.
extension CheckEngine {
  @inline(never)
  mutating func unusualScalar(_ index: Int, _ number: Int) -> Int {
    let node = nodes[number]
    let found = source.byte(index)
    switch node.op {
    case .any:
      if found == 0x22 { return -1 }
      return found == 0x7B || found == 0x5B ? anyContainer(index) : -1
    case .integer, .minorUnits, .decimal, .integerKey:
      guard found == 0x2D || found &- 0x30 < 10 else { break }
      let end = source.endOfNumber(index)
      if end < 0 { return -1 }
      judgeNumber(index..<end, node)
      if node.op == .integerKey { judgeIntegerKey(index..<end, number) }
      return end
    case .text, .uuid, .key, .utcMoment, .localMoment, .day, .timeOfDay, .enumeration, .currency, .base64,
      .restrictedText:
      guard found == 0x22 else { break }
      let end = source.endOfString(index &+ 1)
      if end < 0 { return -1 }
      judgeText(index..<end &+ 1, number)
      return end &+ 1
    case .boolean, .record, .list, .map, .union, .answers: break
    }
    return mismatch(index, number, node)
  }

  /// A well-formed string, with its quotes, in a place that wants one.
  private mutating func judgeText(_ range: Range<Int>, _ number: Int) {
    let node = nodes[number]
    let key = range.lowerBound + 1..<range.upperBound - 1
    // Perhaps a gigabyte: where nothing is wrong, it is not copied.
    if node.op == .base64, isRightBase64(key, node) { return }
    let text = source.decodedString(key)
    switch node.op {
    case .text: break
    case .restrictedText:
      judgeLength(range.lowerBound, range.upperBound - 1, number)
      judgeCharacters(key, node)
    case .uuid: judgeID(range, text, node)
    case .key:
      if text.isEmpty {
        collector.add(
          Finding(.idEmpty, at: range, "the id is an empty text", help: "give the record an id of its own")
        )
      } else {
        judgeLength(range.lowerBound, range.upperBound - 1, number)
        if !node.characters.isEmpty { judgeCharacters(key, node) }
        if node.table >= 0, !identifiers.meet(key: key, Int(node.table), isReference: node.isReference) {
          dangling(range, number)
        }
      }
    case .utcMoment, .localMoment: judgeMoment(range, text, node)
    case .day: judgeDate(range, text) { text throws(DateFault) in _ = try CalendarDay.read(utf8: text) }
    case .timeOfDay: judgeDate(range, text) { text throws(DateFault) in _ = try TimeOfDay.read(utf8: text) }
    case .enumeration: judgeEnumeration(range, text, node)
    case .currency: judgeCurrency(range, text)
    case .base64: judgeBase64(range, text, node)
    case .boolean, .integer, .minorUnits, .decimal, .integerKey, .any, .record, .list, .map, .union, .answers:
      break
    }
  }

  // MARK: The wrong type

  @inline(never)
  mutating func mismatch(_ index: Int, _ number: Int, _ node: Node) -> Int {
    let detail = compiled.details[Int(node.detail)]
    let found = FoundValue(source, index)
    guard let found else { return -1 }
    // A string that is broken is told as such; its type is not worth a second finding.
    if found == .text, source.endOfString(index + 1) < 0 { return -1 }
    // A key where a value is wanted: the structure is lost, and that is told.
    if found == .text, source.byte(source.skipWhitespace(source.endOfString(index + 1) + 1)) == 0x3A {
      return value(index, compiled.anyNode)
    }
    guard collector.isOpen(.error) else {
      collector.count(.error)
      return value(index, compiled.anyNode)
    }
    let place = index..<found.end(source, index)
    if found == .null, let field = detail.field {
      let help: Phrase =
        field.presence == .required
        ? "write its value; this field is required" : "leave the field out, or write its value"
      collector.add(Finding(.fieldNull, at: place, "`\(field.name)` must not be null", help: help))
    } else {
      collector.add(wrongType(place, detail, node, found))
    }
    return value(index, compiled.anyNode)
  }

  private func wrongType(
    _ place: Range<Int>,
    _ detail: CompiledContract.Detail,
    _ node: Node,
    _ found: FoundValue
  ) -> Finding {
    let expected = ExpectedType(node.op)
    let subject = detail.field.map { "`\($0.name)`" } ?? "the value"
    let text = source.text(place)
    var help: Phrase?
    var fixes: [Fix] = []
    switch (expected, found) {
    case (.text, .number), (.text, .boolean):
      if node.op == .text, text.utf8.count >= node.minimum, text.utf8.count <= node.maximum {
        fixes = [
          Fix(
            "write \"\(token: text)\"",
            safety: .unsafe,
            edits: [TextEdit(range: place, literal: text)]
          )
        ]
      }
    case (.boolean, .number) where text == "0" || text == "1":
      let word = text == "0" ? "false" : "true"
      fixes = [Fix("write \(word)", safety: .unsafe, edits: [TextEdit(range: place, replacement: word)])]
    case (.integer, .text), (.number, .text), (.boolean, .text):
      let bare = String(text.dropFirst().dropLast())
      if expected == .boolean ? bare == "true" || bare == "false" : fits(bare, node) {
        fixes = [
          Fix(
            "write \(token: bare) without quotes",
            safety: .unsafe,
            edits: [TextEdit(range: place, replacement: bare)]
          )
        ]
      } else if node.op == .minorUnits {
        help = "write it without quotes, in minor units of its currency: 14.00 USD is 1400"
      } else {
        help = "write \(expected.words) without quotes"
      }
    case (.object, .number) where isMoney(detail):
      help = "write the amount in minor units with its currency: {\"amount\": 1400, \"currency\": \"USD\"}"
    default: break
    }
    return Finding(
      expected.rule,
      at: place,
      "\(subject) must be \(expected.words), found \(found.words)",
      help: help,
      fixes: fixes
    )
  }

  private func isMoney(_ detail: CompiledContract.Detail) -> Bool {
    switch detail.type {
    case .money: true
    default: detail.record?.fields.contains { if case .minorUnits = $0.type { true } else { false } } ?? false
    }
  }
}
