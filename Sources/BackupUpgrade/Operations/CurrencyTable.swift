import BackupJSON
import BackupValues

/// The currencies that amounts of a file may be in: other names of codes, and decimals that ISO 4217 does not have.
struct CurrencyTable {
  private var aliases: [[UInt8]: String] = [:]
  private var decimals: [[UInt8]: Int] = [:]
  /// The code of all amounts; `nil` where it stands in the file.
  let fixed: String?

  init(aliases: [UpgradeRenaming], decimals: [UpgradeDecimals], fixed: String?) {
    for alias in aliases { self.aliases[Array(alias.old.utf8)] = alias.new }
    for pair in decimals { self.decimals[Array(pair.code.utf8)] = pair.count }
    self.fixed = fixed
  }

  /// The code that a text stands for by an alias.
  func alias(_ text: [UInt8]) -> String? { aliases[text] }

  /// How many decimals the currency of a text has; `nil` where nothing says it.
  func scale(_ text: [UInt8]) -> Int? {
    let code = aliases[text].map { Array($0.utf8) } ?? text
    if let count = decimals[code] { return count }
    return code.withUnsafeBytes { try? CurrencyCode.read($0.bytes) }?.minorUnits
  }
}

extension UpgradeRun {
  mutating func currency(_ node: Node.Index, _ table: CurrencyTable) throws(StepFault) {
    guard tree.kind(node) == .string else { throw otherKind(node, "the code of a currency") }
    let text = try word(node)
    if let code = table.alias(text) {
      let made = tree.makeString(code, origin: nil)
      guard made != 0 else { throw tooLarge(node) }
      tree.take(made, into: node)
      return changed()
    }
    guard text.count == 3, text.allSatisfy({ $0 &- 0x41 < 26 }) else {
      throw StepFault(
        .stepUnknownCurrency,
        node,
        "\(value: String(decoding: text, as: UTF8.self)) is neither the code of a currency nor a name that the step knows"
      )
    }
  }

  mutating func minorUnits(
    _ object: Node.Index,
    _ fields: [[CompiledOperation.Token]],
    _ source: CompiledOperation.Source?,
    _ table: CurrencyTable
  ) throws(StepFault) {
    // Looked for at the first amount: a record without one needs no currency.
    var scale: Int?
    for path in fields {
      try forValues(path, of: object) { (run, node) throws(StepFault) in
        let decimals: Int
        if let scale { decimals = scale } else { decimals = try run.scale(source, of: object, table, node) }
        scale = decimals
        try run.minorUnits(node, decimals)
      }
    }
  }

  private func scale(
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
      text = try word(node)
    } else {
      text = Array((table.fixed ?? "").utf8)
    }
    if let scale = table.scale(text) { return scale }
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
    guard let place = tree.keep(String(amount).utf8) else { throw tooLarge(node) }
    tree.setText(of: node, .number, place)
    changed()
  }
}

/// An amount with more digits than its currency has, rounded half away from zero.
enum RoundedAmount {
  /// The minor units; `nil` for a text that is no number, and beyond ±(2^53−1).
  static func minorUnits(_ text: [UInt8], scale: Int) -> Int64? {
    var digits: [Int64] = []
    var power = scale
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    var isFraction = false
    while index < text.count, text[index] | 0x20 != UInt8(ascii: "e") {
      if text[index] == UInt8(ascii: ".") {
        isFraction = true
      } else {
        guard text[index] &- 0x30 < 10, digits.count < 400 else { return nil }
        digits.append(Int64(text[index] - 0x30))
        if isFraction { power -= 1 }
      }
      index += 1
    }
    if index < text.count {
      let exponent = text[(index + 1)...].drop { $0 == UInt8(ascii: "+") }
      guard let value = Int(String(decoding: exponent, as: UTF8.self)), (-400...400).contains(value) else {
        return nil
      }
      power += value
    }
    guard power < 0 else { return nil }
    let kept = digits.count + power
    var amount: Int64 = 0
    if kept > 0 {
      for digit in digits[..<kept] {
        guard amount <= PlainInteger.range.upperBound else { return nil }
        amount = amount * 10 + digit
      }
    }
    if kept >= 0, digits[kept] >= 5 { amount += 1 }
    guard amount <= PlainInteger.range.upperBound else { return nil }
    return text.first == UInt8(ascii: "-") ? -amount : amount
  }
}
