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
        throw StepFault(
          .stepNoSource,
          amount,
          "nothing says which currency the amount is in",
          help: "add the currency"
        )
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
      "how many decimals \(value: String(decoding: text, as: UTF8.self)) has is not known, so that the amount cannot be converted",
      help: "write the code of ISO 4217, for example EUR"
    )
  }

  private mutating func minorUnits(_ node: Node.Index, _ scale: Int) throws(StepFault) {
    let literal: UnsafeRawBufferPointer
    switch tree.kind(node) {
    case .number: literal = tree.literal(node)
    case .string: literal = UnsafeRawBufferPointer(rebasing: tree.literal(node).dropFirst().dropLast())
    case .null, .no, .yes, .list, .object: throw otherKind(node, "an amount")
    }
    let amount: Int64
    do {
      amount = try Money.minorUnits(fromDecimal: literal.bytes, scale: scale)
    } catch {
      return try round(node, Array(literal), scale, error.reason)
    }
    try setAmount(of: node, amount)
  }

  /// Rounds an amount that does not fit, where a person has allowed it and it can be meant.
  private mutating func round(
    _ node: Node.Index,
    _ text: [UInt8],
    _ scale: Int,
    _ reason: MoneyFaultReason
  ) throws(StepFault) {
    let words = String(decoding: text, as: UTF8.self)
    let name: Phrase = tree.kind(node) == .number ? "\(token: words)" : "\(value: tree.string(node) ?? words)"
    switch reason {
    case .fractionNotAllowed:
      // More likely it is in another currency.
      throw StepFault(
        .stepMoneyDigits,
        node,
        "\(name) has decimals, and its currency has none",
        help: "correct the amount, or its currency"
      )
    case .tooManyDigits:
      let rounded = RoundedAmount.minorUnits(text, scale: scale)
      // An amount that becomes nothing is no amount that is a little off.
      guard let rounded, rounded != 0 else {
        throw StepFault(
          .stepMoneyDigits,
          node,
          "\(name) has more digits than the \(scale) of its currency",
          help: "correct the amount"
        )
      }
      guard options.roundsMoney else {
        throw StepFault(
          .stepMoneyDigits,
          node,
          "\(name) has more digits than the \(scale) of its currency",
          help: "correct the amount, or round it: `backup-lint upgrade --round-money`"
        )
      }
      guard let place = tree.keep(rounded) else { throw tooLarge(node) }
      self.rounded(
        node,
        Account.Change(old: words, new: Money.decimalText(minorUnits: rounded, scale: scale))
      )
      tree.setText(of: node, .number, place)
    case .outOfRange:
      throw StepFault(
        .stepMoneyDigits,
        node,
        "\(name) is beyond what fits into minor units",
        help: "correct the amount"
      )
    case .empty, .form, .differentCurrencies:
      throw StepFault(.stepMoneyDigits, node, "\(name) is no amount", help: "write the amount as a number")
    }
  }

  private mutating func setAmount(of node: Node.Index, _ amount: Int64) throws(StepFault) {
    guard let place = tree.keep(amount) else { throw tooLarge(node) }
    tree.setText(of: node, .number, place)
    changed()
  }
}
