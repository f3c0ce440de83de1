@_spi(Scanning) import BackupJSON
import BackupValues

/// Rules between the fields of one record.
extension CheckEngine {
  @inline(never)
  mutating func judgeRules(_ number: Int, _ seen: UInt64) {
    for rule in compiled.details[Int(nodes[number].detail)].rules {
      let bits = (1 << UInt64(rule.first)) | (1 << UInt64(rule.second)) as UInt64
      guard seen & bits == bits else { continue }
      let first = unsafe places[depth &* 64 &+ rule.first]
      let second = unsafe places[depth &* 64 &+ rule.second]
      switch rule.rule.condition {
      case .notBefore(let field, let other):
        if isBefore(first, second) == true {
          collector.add(order(rule.rule.breach, first, field, second, other))
        }
      case .sum(let list, let item, let total):
        let node = nodes[Int(fields[Int(nodes[number].first) &+ rule.second].node)]
        judgeSum(rule.rule.breach, first, list, item, (second, node), total)
      }
    }
  }

  // MARK: Order

  /// Whether the value at one place is before that at another; `nil` where one is null or wrong in itself.
  private func isBefore(_ left: Int, _ right: Int) -> Bool? {
    if let quick = isUsualMomentBefore(left, right) { return quick }
    if let left = source.stringValue(at: left), let right = source.stringValue(at: right) {
      return compiled.contract.spelling.isBefore(left, right)
    }
    guard let left = integer(at: left), let right = integer(at: right) else { return nil }
    return left < right
  }

  /// Two moments with the same offset are ordered as their texts are.
  private func isUsualMomentBefore(_ left: Int, _ right: Int) -> Bool? {
    guard
      source.endOfUsualMoment(left &+ 1) == left &+ 22 && source.byte(left &+ 20) == 0x5A
        || source.endOfUsualMoment(left &+ 1) == left &+ 27
    else { return nil }
    let offset = source.byte(left &+ 20) == 0x5A ? 0xFFFF : 0xFF_FFFF_FFFF_FFFF as UInt64
    guard source.word64(left &+ 20) & offset == source.word64(right &+ 20) & offset,
      source.byte(right) == 0x22, source.endOfUsualMoment(right &+ 1) >= 0
    else { return nil }
    for step in [0, 8] {
      let leftWord = source.word64(left &+ 1 &+ step).byteSwapped
      let rightWord = source.word64(right &+ 1 &+ step).byteSwapped
      if leftWord != rightWord { return leftWord < rightWord }
    }
    return source.word32(left &+ 17).byteSwapped >> 8 < source.word32(right &+ 17).byteSwapped >> 8
  }

  private func integer(at index: Int) -> Int64? {
    let end = source.endOfNumber(index)
    return end < 0 ? nil : try? PlainInteger.read(utf8: source.bytes(index..<end))
  }

  private func order(
    _ breach: FieldRule.Breach,
    _ place: Int,
    _ field: String,
    _ otherPlace: Int,
    _ other: String
  ) -> Finding {
    let (rule, help): (Rule, Phrase) =
      switch breach {
      case .refused: (.ruleOrder, "one of the two is wrong; they may be equal")
      case .warned: (.ruleOrderKept, "correct one of the two; until then both are kept as they are")
      }
    return Finding(
      rule,
      at: place..<(source.endOfBalancedValue(place, limit: source.count) ?? place + 1),
      "`\(field)` is before `\(other)`",
      notes: [
        .init(
          "`\(other)` stands here",
          range: otherPlace..<(source.endOfBalancedValue(otherPlace, limit: source.count) ?? otherPlace + 1)
        )
      ],
      help: help
    )
  }

  // MARK: Sums

  /// A total in the unit of its parts: an amount in major units counts in minor units.
  private func total(at place: Int, _ node: Node) -> Int64? {
    guard node.op == .decimal else { return integer(at: place) }
    let end = source.endOfNumber(place)
    guard end > place, case .decimal(let decimal) = compiled.details[Int(node.detail)].type,
      let scale = decimal.currencyField.flatMap({ currency(in: $0) })?.scale
    else { return nil }
    return try? Money.minorUnits(fromDecimal: source.bytes(place..<end), scale: scale)
  }

  private mutating func judgeSum(
    _ breach: FieldRule.Breach,
    _ list: Int,
    _ listName: String,
    _ item: String,
    _ whole: (place: Int, node: Node),
    _ totalName: String
  ) {
    let total = whole.place
    guard source.byte(list) == 0x5B, let expected = self.total(at: total, whole.node),
      let end = source.endOfBalancedValue(list, limit: source.count)
    else { return }
    var sum: Int64 = 0
    var index = source.skipWhitespace(list &+ 1)
    var count = 0
    while index < end &- 1, let next = source.endOfBalancedValue(index, limit: end) {
      // An item that is wrong in itself is told elsewhere, and no sum is made of it.
      guard let place = source.value(of: item, inObjectAt: index), let value = integer(at: place) else {
        return
      }
      let (result, overflow) = sum.addingReportingOverflow(value)
      if overflow { return }
      sum = result
      count += 1
      index = source.skipWhitespace(next)
      if source.byte(index) == 0x2C { index = source.skipWhitespace(index &+ 1) }
    }
    // A record without shares is not shared.
    guard count > 0, sum != expected else { return }
    let (rule, help): (Rule, Phrase) =
      switch breach {
      case .refused: (.ruleSum, "correct the entries or the total")
      case .warned: (.ruleSumKept, "correct the entries or the total; until then both are kept as they are")
      }
    collector.add(
      Finding(
        rule,
        at: list..<list + 1,
        "the `\(item)` of `\(listName)` add up to \(token: String(sum)), but `\(totalName)` is \(token: String(expected))",
        notes: [.init("`\(totalName)` stands here", range: total..<source.endOfNumber(total))],
        help: help
      )
    )
  }
}
