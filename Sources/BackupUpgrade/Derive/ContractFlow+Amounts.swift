import BackupFormat

/// Where the currency of an amount in minor units is, once it was made of one in major units.
enum AmountCurrency: Hashable {
  /// In a field of the same record.
  case field(String)
  /// It is this one.
  case code(String)
  /// In another object.
  case elsewhere

  // No key of a contract begins with such a character.
  private static let codeMark = "\u{0}code "
  private static let elsewhereMark = "\u{0}elsewhere"

  /// What stands in the place of the name of the field in a type.
  init(_ text: String) {
    if text.utf8.elementsEqual(AmountCurrency.elsewhereMark.utf8) {
      self = .elsewhere
    } else if text.utf8.starts(with: AmountCurrency.codeMark.utf8) {
      self = .code(String(decoding: text.utf8.dropFirst(AmountCurrency.codeMark.utf8.count), as: UTF8.self))
    } else {
      self = .field(text)
    }
  }

  var text: String {
    switch self {
    case .field(let key): key
    case .code(let code): AmountCurrency.codeMark + code
    case .elsewhere: AmountCurrency.elsewhereMark
    }
  }

  /// How the currency is not certain to be the one in a field of the record; `nil` where it is.
  func difference(from key: String, in record: RecordType) -> (level: StepGap.Level, clause: String)? {
    switch self {
    case .field(let own):
      guard !own.utf8.elementsEqual(key.utf8) else { return nil }
      return (.fault, "is in the currency of `\(own)`, and not in that of `\(key)`")
    case .code(let code):
      let known = record.fields(named: key)
      let isSame = known.allSatisfy { field in
        guard case .enumeration(let values) = field.type else { return false }
        return values.values.map(\.name) == [code]
      }
      return isSame && !known.isEmpty ? nil : (.fault, "is in \(code), and `\(key)` may be another currency")
    case .elsewhere:
      return (.doubt, "is in a currency that stands in another object, and may not be that of `\(key)`")
    }
  }
}

extension ContractFlow {
  mutating func minorUnits(_ record: inout RecordType, _ amounts: UpgradeAmounts, _ outers: [RecordType]) {
    var currency = AmountCurrency.elsewhere
    switch amounts.currency {
    case .code(let code): currency = .code(code)
    case .source(let source):
      if fields(at: source, of: record, outers).fields.isEmpty {
        gap(.fault, "there is no `\(source)` that names the currency")
      }
      if source.start == .record(outward: 0), source.keys.count == 1 { currency = .field(source.keys[0]) }
    }
    for path in amounts.fields {
      let isInside = path.tokens.dropFirst().contains { $0 != .each }
      var found = currency
      if isInside, case .field = currency { found = .elsewhere }
      let around = record
      editValues(&record, [path]) { $0.minorUnits(&$1, found, around) }
    }
  }

  private mutating func minorUnits(
    _ field: inout FieldType,
    _ currency: AmountCurrency,
    _ record: RecordType
  ) {
    var result = MinorUnitsType(of: currency.text)
    switch field.type {
    case .decimal(let decimal):
      if let minimum = decimal.minimum, !minimum.utf8.starts(with: "-".utf8) { result.minimum = 0 }
      if let key = decimal.currencyField, let difference = currency.difference(from: key, in: record) {
        gap(difference.level, "an amount that stands for another currency \(difference.clause)")
        // It is told here, and not once more where the result is compared.
        result.currencyField = key
      }
    case .integer(let integer): if integer.minimum >= 0 { result.minimum = 0 }
    case .minorUnits: gap(.fault, "an amount is in minor units already, and would be multiplied again")
    case .text, .boolean, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      gap(.doubt, "a value that is no number does not come through")
    }
    field.type = .minorUnits(result)
  }
}
