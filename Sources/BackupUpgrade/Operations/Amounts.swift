import BackupJSON
import BackupValues

/// Amounts in major units that become minor units.
extension UpgradeRun {
  mutating func minorUnits(
    _ object: Node.Index,
    _ fields: ValuePaths,
    _ source: CompiledOperation.Source?,
    _ table: CurrencyTable
  ) throws(StepFault) {
    // Looked for at the first amount: a record without one needs no currency.
    var scale: Int?
    try forValues(fields, of: object) { (run, node) throws(StepFault) in
      let decimals: Int
      if let scale { decimals = scale } else { decimals = try run.scale(source, of: object, table, node) }
      scale = decimals
      try run.minorUnits(node, decimals)
    }
  }

  private mutating func scale(
    _ source: CompiledOperation.Source?,
    of object: Node.Index,
    _ table: CurrencyTable,
    _ amount: Node.Index
  ) throws(StepFault) -> Int {
    let text: [UInt8]
    if let source {
      guard let node = value(at: source, of: object) else {
        throw StepFault(.stepNoSource, amount, "nothing says which currency the amount is in")
      }
      let short = tree.shortString(node)
      if recentCurrencies.scale.answers(number, short) { return recentCurrencies.scale.known }
      text = try word(node)
      if let scale = table.scale(text) {
        recentCurrencies.scale = RecentCurrencies.Entry(number, short, scale)
        return scale
      }
    } else {
      if let scale = table.fixedScale { return scale }
      text = Array((table.fixed ?? "").utf8)
    }
    throw StepFault(
      .stepUnknownCurrency,
      amount,
      "how many decimals \(value: String(decoding: text, as: UTF8.self)) has is not known, so that the amount cannot be converted"
    )
  }

  private mutating func minorUnits(_ node: Node.Index, _ scale: Int) throws(StepFault) {
    let literal: UnsafeRawBufferPointer
    switch tree.kind(node) {
    case .number: literal = tree.literal(node)
    case .string: literal = UnsafeRawBufferPointer(rebasing: tree.literal(node).dropFirst().dropLast())
    case .null, .no, .yes, .list, .object: throw otherKind(node, "an amount")
    }
    if let amount = PlainAmount.minorUnits(literal, scale) { return try setAmount(of: node, amount) }
    let amount: Int64
    do {
      amount = try Money.minorUnits(fromDecimal: literal.bytes, scale: scale)
    } catch {
      let text = String(decoding: literal, as: UTF8.self)
      switch error.reason {
      case .fractionNotAllowed, .tooManyDigits:
        guard options.roundsMoney, let rounded = RoundedAmount.minorUnits(Array(literal), scale: scale) else {
          throw StepFault(
            .stepMoneyDigits,
            node,
            "\(token: text) has more digits than the \(scale) of its currency",
            help: "correct the amount, or allow the upgrade to round it"
          )
        }
        amount = rounded
        account.note(.rounded, by: number, at: tree.nodes[Int(node)].origin, key: tree.nodes[Int(node)].key)
      case .outOfRange, .empty, .form, .differentCurrencies:
        throw StepFault(.stepMoneyDigits, node, "\(token: text) is no amount that fits into minor units")
      }
    }
    try setAmount(of: node, amount)
  }

  private mutating func setAmount(of node: Node.Index, _ amount: Int64) throws(StepFault) {
    guard let place = tree.keep(amount) else { throw tooLarge(node) }
    tree.setText(of: node, .number, place)
    changed()
  }
}

/// An amount of few digits, as nearly all are.
enum PlainAmount {
  /// The minor units; `nil` for a text that takes a closer look, and for every one that is no amount.
  static func minorUnits(_ text: UnsafeRawBufferPointer, _ scale: Int) -> Int64? {
    // Eleven digits and four zeros are within what an amount may be.
    guard text.count <= 11, let first = text.first, first &- 0x30 < 10 else { return nil }
    guard first != 0x30 || text.count == 1 || text[1] == 0x2E else { return nil }
    var amount: Int64 = 0
    var point = text.count
    for (place, byte) in text.enumerated() {
      if byte &- 0x30 < 10 {
        amount = amount &* 10 &+ Int64(byte &- 0x30)
      } else {
        guard byte == 0x2E, point == text.count, place > 0 else { return nil }
        point = place
      }
    }
    let missing = point == text.count ? scale : scale - (text.count - point - 1)
    guard point != text.count - 1, missing >= 0, missing <= 4 else { return nil }
    for _ in 0..<missing { amount = amount &* 10 }
    return amount
  }
}
