import BackupFormat
import BackupJSON
import BackupValues

/// Amounts in major units: no more decimals than their currency has, and totals of parts in minor units.
extension RuleSettler {
  /// Gives way to amounts that their currency cannot have, with another currency or a whole number.
  func settleAmounts(_ object: inout JSONObject) {
    for field in record.fields {
      guard case .decimal(let decimal) = field.type, let name = decimal.currencyField,
        let text = object[field.name]?.numberValue?.text
      else { continue }
      let scale = scale(object, name)
      if let scale, (try? Money.minorUnits(fromDecimal: text.utf8, scale: scale)) != nil { continue }
      if scale == nil, isPinned(name) {
        dropParts(of: field.name, from: &object)
      } else if !isPinned(name) {
        object[name] = .string(index.contract.spelling.currencies.first?.text ?? Currencies.usual[0])
      } else if !isPinned(field.name) {
        let whole = ["30", "1", "0"].first { Numbers.contains($0, decimal) }
        object[field.name] = Numbers.number(whole ?? decimal.minimum ?? "0")
      }
    }
  }

  /// Parts cannot be added up to an amount of a currency whose minor units nobody knows.
  private func dropParts(of total: String, from object: inout JSONObject) {
    for rule in record.rules {
      guard case .sum(let list, _, total) = rule.condition, !isPinned(list), isOptional(list) else {
        continue
      }
      object[list] = nil
    }
  }

  /// A total in the unit of its parts; `nil` where there is none.
  func total(_ object: JSONObject, _ name: String) -> Int64? {
    guard let currency = currencyField(name) else { return object[name]?.integerValue }
    guard let text = object[name]?.numberValue?.text, let scale = scale(object, currency) else { return nil }
    return try? Money.minorUnits(fromDecimal: text.utf8, scale: scale)
  }

  func totalRange(_ object: JSONObject, _ name: String) -> ClosedRange<Int64>? {
    guard let field = record.field(name) else { return nil }
    guard case .decimal(let decimal) = field.type else { return Self.range(field.type) }
    guard let scale = decimal.currencyField.flatMap({ scale(object, $0) }) else { return nil }
    let limit = { (text: String?) in
      text.flatMap { try? Money.minorUnits(fromDecimal: $0.utf8, scale: scale) }
    }
    let minimum = limit(decimal.minimum) ?? -Self.largestTotal
    return minimum...max(minimum, limit(decimal.maximum) ?? Self.largestTotal)
  }

  func setTotal(_ object: inout JSONObject, _ name: String, _ total: Int64) {
    guard let field = currencyField(name), let text = object[field]?.stringValue,
      let currency = index.contract.spelling.currency(text),
      let amount = Money(amount: total, currency: currency)?.decimalText
    else {
      object[name] = .integer(total)
      return
    }
    object[name] = Numbers.number(amount)
  }

  private static let largestTotal = IntegerType.largest

  private func currencyField(_ name: String) -> String? {
    guard case .decimal(let decimal) = record.field(name)?.type else { return nil }
    return decimal.currencyField
  }

  private func scale(_ object: JSONObject, _ name: String) -> Int? {
    object[name]?.stringValue.flatMap { index.contract.spelling.currency($0) }?.minorUnits
  }
}
