@_spi(Scanning) import BackupJSON
import BackupValues

/// Maps, unions, answers, and the numbers of elements.
extension CheckEngine {
  // MARK: Counts

  @inline(never)
  mutating func wrongCount(_ node: Node, _ count: Int64) {
    let opening = unsafe openings[depth]
    let subject = subject(node)
    let isCollection = node.table >= 0 && count > Int64(compiled.contract.limits.records)
    let limits =
      count < node.minimum ? "at least \(node.minimum)" : "at most \(node.maximum)"
    collector.add(
      Finding(
        isCollection ? .recordCount : .listCount,
        at: opening..<opening + 1,
        "\(subject) has \(count) entries, allowed are \(limits)"
      )
    )
  }

  /// No two elements of the list whose closing bracket is at `end` may be equal. Read again, only for lists that say so.
  @inline(never)
  mutating func judgeUniqueness(_ end: Int) {
    var elements: [(text: String, range: Range<Int>)] = []
    var index = source.skipWhitespace(unsafe openings[depth] &+ 1)
    while index < end, let next = source.endOfBalancedValue(index, limit: end &+ 1) {
      let range = index..<next
      let text = source.stringValue(at: index).map { "\"" + $0 } ?? source.text(range)
      elements.append((text, range))
      index = source.skipWhitespace(next)
      if source.byte(index) == 0x2C { index = source.skipWhitespace(index &+ 1) }
    }
    var first: [[UInt8]: Range<Int>] = [:]
    for element in elements {
      if let place = first.updateValue(element.range, forKey: Array(element.text.utf8)) {
        first[Array(element.text.utf8)] = place
        collector.add(
          Finding(
            .listDuplicate,
            at: element.range,
            "the same entry stands twice in this list",
            notes: [.init("it stands first here", range: place)],
            help: "remove one of them"
          )
        )
      }
    }
  }

  // MARK: Maps

  mutating func map(_ opening: Int, _ node: Node) -> Int {
    guard open(opening), case .map(let type) = compiled.details[Int(node.detail)].type else { return -1 }
    var count: Int64 = 0
    let end = members(of: opening) { engine, key, index in
      count &+= 1
      engine.judgeMapKey(key, type.key)
      return engine.value(index, Int(node.first))
    }
    if end >= 0 {
      if count > node.maximum {
        collector.add(
          Finding(
            .mapCount,
            at: opening..<opening + 1,
            "\(subject(node)) has \(count) entries, at most \(node.maximum) are allowed"
          )
        )
      }
      depth &-= 1
    }
    return end
  }

  private mutating func judgeMapKey(_ key: Range<Int>, _ kind: MapType.Key) {
    let text = source.decodedString(key)
    let fits =
      switch kind {
      case .text: true
      case .integer: (try? PlainInteger.read(utf8: text.utf8)) != nil
      case .uuid: RecordID(text) != nil
      case .day: CalendarDay(text) != nil
      }
    if fits { return }
    let wanted =
      switch kind {
      case .text: "a text"
      case .integer: "a whole number"
      case .uuid: "a UUID"
      case .day: "a day like 2026-01-31"
      }
    collector.add(
      Finding(
        .mapKey,
        at: key.lowerBound - 1..<key.upperBound + 1,
        "the key \(value: text) must be \(wanted)"
      )
    )
  }

  // MARK: Unions

  mutating func union(_ opening: Int, _ number: Int, _ node: Node) -> Int {
    guard case .union(let union) = compiled.details[Int(node.detail)].type else { return -1 }
    guard let place = source.value(of: union.discriminator, inObjectAt: opening) else {
      collector.add(
        Finding(
          .fieldMissing,
          at: opening..<opening + 1,
          pointer: JSONPointer(tokens: [union.discriminator]),
          "the field `\(union.discriminator)` is missing; it says what this is"
        )
      )
      return anyContainer(opening)
    }
    guard let text = source.stringValue(at: place) else {
      if source.byte(place) != 0x22 {
        let end = source.endOfBalancedValue(place, limit: min(source.count, place + 4096)) ?? place + 1
        collector.add(Finding(.expectedText, at: place..<end, "`\(union.discriminator)` must be a text"))
      }
      return anyContainer(opening)
    }
    for index in 0..<Int(node.count) {
      let pattern = fields[Int(node.first) + index]
      guard compiled.text(pattern).utf8.elementsEqual(text.utf8) else { continue }
      let child = Int(pattern.node)
      return record(opening, child)
    }
    collector.add(unknownCase(place, text, union))
    return anyContainer(opening)
  }

  private func unknownCase(_ place: Int, _ text: String, _ union: UnionType) -> Finding {
    let range = place..<source.keyRange(place).upperBound + 1
    let near = Suggestion.nearest(to: text, among: union.cases.map(\.value))
    let caption: Phrase? = near.map { "did you mean `\($0)`?" }
    let known = union.cases.map { "`\($0.value)`" }.joined(separator: ", ")
    return switch union.unknown {
    case .refused:
      Finding(
        .unionUnknown,
        at: range,
        "`\(union.discriminator)` has the unknown value \(value: text)",
        caption: caption,
        notes: [.init("allowed are \(known)")]
      )
    case .kept:
      Finding(
        .unionUnknownKept,
        at: range,
        "`\(union.discriminator)` has the unknown value \(value: text)",
        caption: caption,
        notes: [.init("it is kept as it is and not used; known are \(known)")]
      )
    }
  }

  // MARK: Answers

  mutating func answers(_ opening: Int, _ node: Node) -> Int {
    guard open(opening) else { return -1 }
    let table = questions[node.detail]
    let end = members(of: opening) { engine, key, index in
      engine.judgeAnswer(key, index, table)
      return engine.value(index, engine.compiled.anyNode)
    }
    if end >= 0 { depth &-= 1 }
    return end
  }

  private mutating func judgeAnswer(_ key: Range<Int>, _ index: Int, _ table: QuestionTable?) {
    if let table, table.hasUsualAnswer(source, key, index, &nextQuestion) { return }
    let id = source.keyText(key)
    let place = key.lowerBound - 1..<key.upperBound + 1
    guard let table, let question = table[id] else {
      collector.add(
        Finding(
          .formUnknownField,
          at: place,
          "the answer belongs to no field of the form: \(value: id)",
          notes: [.init("an import adds the field to the form, archived, so that nothing is lost")]
        )
      )
      return
    }
    if let finding = question.judge(source, index) { collector.add(finding) }
  }
}
