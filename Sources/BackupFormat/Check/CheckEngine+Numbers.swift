@_spi(Scanning) import BackupJSON
import BackupValues

/// Numbers that are not plain integers within their range.
extension CheckEngine {
  /// A number that RFC 8259 allows.
  mutating func judgeNumber(_ range: Range<Int>, _ node: Node) {
    if node.op == .decimal { return judgeDecimal(range, node) }
    let value: Int64
    do {
      value = try PlainInteger.read(utf8: source.bytes(range))
    } catch {
      guard collector.isOpen(.error) else { return collector.count(.error) }
      collector.add(notPlainInteger(range, error, node))
      return
    }
    guard !node.allows(value) else { return }
    let limits = rangeWords(node.minimum, node.maximum)
    if case .integer(let integer) = compiled.details[Int(node.detail)].type, integer.outside != .refused {
      let becomes =
        switch integer.outside {
        case .refused, .null: "null"
        case .value(let value): String(value)
        }
      collector.add(
        Finding(
          .rangeFallback,
          at: range,
          "\(subject(node)) is \(token: source.text(range)), outside of \(limits)",
          caption: "imported as \(becomes)"
        )
      )
      return
    }
    collector.add(
      Finding(
        .outOfRange,
        at: range,
        "\(subject(node)) is \(token: source.text(range)), outside of \(limits)",
        help: "write a number from \(limits)"
      )
    )
  }

  /// Whether a number would be as its place wants it, were it written so.
  func fits(_ text: String, _ node: Node) -> Bool {
    switch node.op {
    case .integer, .minorUnits, .integerKey:
      (try? PlainInteger.read(utf8: text.utf8)).map(node.allows) ?? false
    case .decimal:
      if case .decimal(let limits) = compiled.details[Int(node.detail)].type {
        ExactDecimal(text).map { DecimalRange(limits).contains($0) } ?? false
      } else {
        false
      }
    case .boolean, .text, .restrictedText, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key,
      .enumeration, .base64, .any, .record, .list, .map, .union, .answers:
      false
    }
  }

  private func rangeWords(_ minimum: Int64, _ maximum: Int64) -> String {
    if maximum == IntegerType.largest {
      return minimum == -IntegerType.largest ? "±(2^53−1)" : "\(minimum) or more"
    }
    return "\(minimum)…\(maximum)"
  }

  /// What a message calls the value: its field, or the element of a list.
  func subject(_ node: Node) -> String {
    compiled.details[Int(node.detail)].field.map { "`\($0.name)`" } ?? "the value"
  }

  private func notPlainInteger(_ range: Range<Int>, _ fault: IntegerFault, _ node: Node) -> Finding {
    let text = source.text(range)
    if fault.reason == .unsafeRange {
      return Finding(
        .unsafeInteger,
        at: range,
        "\(token: text) is beyond ±(2^53−1)",
        notes: [.why("many languages read a larger integer as another number without a word")],
        help: "a number of this size is surely wrong; ids and serial numbers are written as text"
      )
    }
    if node.op == .minorUnits, fault.reason != .minusZero, let finding = majorUnits(range, text, node) {
      return finding
    }
    let meant = fault.suggestion.flatMap { fits($0, node) ? $0 : nil }
    let fixes = meant.map { meant in
      [Fix("write \(token: meant)", safety: .unsafe, edits: [TextEdit(range: range, replacement: meant)])]
    }
    return Finding(
      .notPlainInteger,
      at: range,
      "\(subject(node)) must be written as a plain whole number",
      notes: [.why("readers differ in what they make of \(token: text)")],
      help: fixes == nil ? "write digits only: no point, no exponent, no minus before 0" : nil,
      fixes: fixes ?? []
    )
  }

  /// An amount with a point or exponent was most likely written in major units.
  private func majorUnits(_ range: Range<Int>, _ text: String, _ node: Node) -> Finding? {
    guard case .minorUnits(let units) = compiled.details[Int(node.detail)].type else { return nil }
    let message: Phrase = "\(subject(node)) is written in major units"
    // The currency stands in the same record, before or behind the amount.
    guard let (code, scale) = currency(in: units.currencyField),
      let meant = try? Money.minorUnits(fromDecimal: text.utf8, scale: scale), node.allows(meant)
    else {
      return Finding(
        .notMinorUnits,
        at: range,
        message,
        notes: [.why("a reader that takes \(token: text) as a whole number restores another amount")],
        help: "write the amount in minor units of its currency: 14.00 USD is 1400"
      )
    }
    let decimals = decimalWords(scale)
    let whole = text.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    let read = Int64(whole)
    let wrong = read.flatMap { Money(amount: $0, currency: code)?.decimalText }
    let reason: Phrase? =
      if read == meant {
        "not every reader takes \(token: text) as a whole number"
      } else {
        wrong.map { "a reader that takes \(token: text) as a whole number restores \(token: $0) \(code)" }
      }
    return Finding(
      .notMinorUnits,
      at: range,
      message,
      caption: "\(code) has \(decimals), so this is \(token: String(meant)) minor units",
      notes: reason.map { [.why($0)] } ?? [],
      fixes: [
        Fix(
          "write \(token: String(meant))",
          safety: .unsafe,
          edits: [TextEdit(range: range, replacement: String(meant))]
        )
      ]
    )
  }

  private mutating func judgeDecimal(_ range: Range<Int>, _ node: Node) {
    guard case .decimal(let limits) = compiled.details[Int(node.detail)].type else { return }
    let value: ExactDecimal
    do {
      value = try ExactDecimal.read(utf8: source.bytes(range))
    } catch {
      collector.add(
        Finding(
          .decimalLimits,
          at: range,
          "\(subject(node)) has more digits or a larger exponent than any reader keeps",
          help: "at most \(ExactDecimal.maximumDigits) digits are kept exactly"
        )
      )
      return
    }
    let allowed = DecimalRange(limits)
    guard !allowed.contains(value) else {
      if let field = limits.currencyField { judgePrecision(range, field, node) }
      return
    }
    let text = source.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 2000))
    let bounds = allowed.words
    collector.add(Finding(.outOfRange, at: range, "\(subject(node)) is \(token: text); it must be \(bounds)"))
  }

  // MARK: Amounts in major units

  /// The currency of an amount in the record that is open; `nil` where that is missing, wrong or unknown.
  func currency(in field: String) -> (code: CurrencyCode, scale: Int)? {
    source.value(of: field, inObjectAt: unsafe openings[depth], reach: 1 << 14)
      .flatMap { source.stringValue(at: $0) }.flatMap { compiled.contract.spelling.currency($0) }
      .flatMap { code in code.minorUnits.map { (code, $0) } }
  }

  private func decimalWords(_ scale: Int) -> String {
    scale == 0 ? "no decimals" : scale == 1 ? "1 decimal" : "\(scale) decimals"
  }

  private mutating func judgePrecision(_ range: Range<Int>, _ field: String, _ node: Node) {
    guard let (code, scale) = currency(in: field) else { return }
    do {
      _ = try Money.minorUnits(fromDecimal: source.bytes(range), scale: scale)
    } catch {
      guard error.reason == .fractionNotAllowed || error.reason == .tooManyDigits else { return }
      guard collector.isOpen(.warning) else { return collector.count(.amountTooPrecise) }
      collector.add(
        Finding(
          .amountTooPrecise,
          at: range,
          "\(subject(node)) is \(token: source.text(range)), and \(code) has \(decimalWords(scale))",
          notes: [.why("no whole number of minor units is this amount, and none is guessed")],
          help: "write the amount that was paid; until then it is kept as it is"
        )
      )
    }
  }
}

/// The limits of a decimal number, as numbers.
private struct DecimalRange {
  private let minimum: ExactDecimal?
  private let maximum: ExactDecimal?

  init(_ type: DecimalType) {
    minimum = type.minimum.flatMap { ExactDecimal($0) }
    maximum = type.maximum.flatMap { ExactDecimal($0) }
  }

  func contains(_ value: ExactDecimal) -> Bool {
    minimum.map { value >= $0 } != false && maximum.map { value <= $0 } != false
  }

  /// `at least 0 and at most 1`
  var words: String {
    [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap { $0 }
      .joined(separator: " and ")
  }
}
