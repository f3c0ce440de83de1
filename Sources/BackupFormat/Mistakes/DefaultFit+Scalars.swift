import BackupJSON
import BackupValues

/// Defaults that are one text, number or truth value.
extension DefaultFit {
  func scalar(_ value: JSONValue, _ type: ValueType) -> Misfit? {
    switch type {
    case .boolean: value.booleanValue == nil ? wanted("true or false") : nil
    case .integer(let integer): whole(value, integer.minimum, integer.maximum)
    case .minorUnits(let units): whole(value, units.minimum, units.maximum)
    case .decimal(let decimal): number(value, decimal)
    case .text(let text): length(value, text)
    case .key(let text):
      value.stringValue?.utf8.isEmpty == true ? wanted("a key that is not empty") : length(value, text)
    case .currency: read(value, CurrencyCode.self, "a currency code")
    case .utcMoment: read(value, UTCMoment.self, "a date with time and offset")
    case .localMoment: read(value, LocalMoment.self, "a date with time and offset")
    case .day: read(value, CalendarDay.self, "a day like 2026-01-31")
    case .timeOfDay: read(value, TimeOfDay.self, "a time like 09:30")
    case .uuid: read(value, RecordID.self, "a UUID")
    case .base64(let base64): bytes(value, base64)
    case .enumeration(let enumeration): word(value, enumeration)
    case .money, .list, .map, .record, .union, .reference, .any, .answers: nil
    }
  }

  private func whole(_ value: JSONValue, _ minimum: Int64, _ maximum: Int64) -> Misfit? {
    guard let number = value.integerValue else { return wanted("a whole number") }
    return number < minimum || number > maximum
      ? wanted("a whole number from \(minimum) to \(maximum)") : nil
  }

  private func number(_ value: JSONValue, _ type: DecimalType) -> Misfit? {
    guard let number = value.numberValue, let decimal = ExactDecimal(number.text) else {
      return wanted("a number of at most \(ExactDecimal.maximumDigits) digits")
    }
    if let minimum = type.minimum.flatMap({ ExactDecimal($0) }), decimal < minimum {
      return wanted("a number that is at least \(minimum)")
    }
    if let maximum = type.maximum.flatMap({ ExactDecimal($0) }), decimal > maximum {
      return wanted("a number that is at most \(maximum)")
    }
    return nil
  }

  private func length(_ value: JSONValue, _ type: TextType) -> Misfit? {
    guard let text = value.stringValue else { return wanted("a text") }
    let count = text.unicodeScalars.count
    if let characters = type.characterClass, !text.unicodeScalars.allSatisfy({ characters.contains($0) }) {
      return wanted("a text of the characters \(NameForm.shown(type.characters ?? ""))")
    }
    return count < type.minimum || count > type.maximum
      ? wanted("a text of \(type.minimum) to \(type.maximum) characters") : nil
  }

  private func read<Value: TextValue>(_ value: JSONValue, _ type: Value.Type, _ what: String) -> Misfit? {
    value.stringValue.flatMap { Value($0) } == nil ? wanted(what) : nil
  }

  private func bytes(_ value: JSONValue, _ type: Base64Type) -> Misfit? {
    guard let bytes = value.stringValue.flatMap({ Base64Text($0, in: type.alphabet.ofText) })?.bytes else {
      switch type.alphabet {
      case .standard: return wanted("base64")
      case .url: return wanted("base64 in the URL alphabet")
      }
    }
    return bytes.count < type.minimum || bytes.count > type.maximum
      ? wanted("base64 of \(type.minimum) to \(type.maximum) bytes") : nil
  }

  private func word(_ value: JSONValue, _ type: EnumerationType) -> Misfit? {
    let text = value.stringValue ?? ""
    return type.values.contains { $0.name.isSameUTF8(as: text) } ? nil : wanted("one of the values")
  }
}
