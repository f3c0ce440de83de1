public import BackupJSON
public import BackupValues

extension ValueCoding where Value == String {
  /// A text, its length in Unicode scalars, the characters that it may have as ranges of ASCII (`a-z0-9_-`), and
  /// which texts the app takes for equal.
  public static func text(
    _ length: ClosedRange<Int> = 0...1_000_000,
    characters: String? = nil,
    equality: TextType.Equality = .exact
  ) -> ValueCoding {
    text(.text(TextType(length, characters: characters, equality: equality)))
  }

  /// A plain string that identifies something, the characters that it may have as ranges of ASCII (`a-z0-9_-`), and
  /// which of them the app takes for equal.
  public static func key(
    _ length: ClosedRange<Int> = 1...200,
    characters: String? = nil,
    equality: TextType.Equality = .exact
  ) -> ValueCoding {
    text(.key(TextType(length, characters: characters, equality: equality)))
  }

  /// The text key of a record in a collection.
  public static func keyReference(
    to collection: String,
    dangling: ReferenceType.Dangling = .refused
  ) -> ValueCoding {
    text(.reference(ReferenceType(to: collection, dangling: dangling)))
  }

  private static func text(_ type: ValueType) -> ValueCoding {
    ValueCoding(type, encode: JSONValue.string) { json throws(CodecError) in
      guard let text = json.stringValue else { throw .expected("a text") }
      return text
    }
  }
}

extension ValueCoding where Value == Bool {
  /// `true` or `false`.
  public static var boolean: ValueCoding {
    ValueCoding(.boolean, encode: JSONValue.boolean) { json throws(CodecError) in
      guard let value = json.booleanValue else { throw .expected("true or false") }
      return value
    }
  }
}

extension ValueCoding where Value == Int {
  /// A whole number, and what one outside of the range is read as.
  public static func integer(
    _ range: ClosedRange<Int> = -Int(IntegerType.largest)...Int(IntegerType.largest),
    outside: IntegerType.Fallback = .refused
  ) -> ValueCoding {
    let type = IntegerType(Int64(range.lowerBound)...Int64(range.upperBound), outside: outside)
    return ValueCoding(.integer(type), encode: { .integer(Int64($0)) }) { json throws(CodecError) in
      guard let value = json.integerValue else { throw .expected("a whole number") }
      if range.contains(Int(value)) { return Int(value) }
      switch outside {
      case .refused: throw .expected("a whole number \(range.lowerBound)…\(range.upperBound)")
      case .null: return nil
      case .value(let fallback): return Int(fallback)
      }
    }
  }
}

extension ValueCoding where Value == Int64 {
  /// An amount in minor units of the currency in another field of the same record.
  public static func minorUnits(
    of currencyField: String,
    _ range: ClosedRange<Int64> = -IntegerType.largest...IntegerType.largest
  ) -> ValueCoding {
    ValueCoding(.minorUnits(MinorUnitsType(of: currencyField, range)), encode: JSONValue.integer) {
      json throws(CodecError) in
      guard let value = json.integerValue else { throw .expected("a whole number of minor units") }
      return value
    }
  }
}

extension ValueCoding where Value == Money {
  /// An object `{"amount": …, "currency": …}`.
  public static func money(
    _ range: ClosedRange<Int64> = -IntegerType.largest...IntegerType.largest
  ) -> ValueCoding {
    ValueCoding(.money(MoneyType(range))) { money in
      ["amount": .integer(money.amount), "currency": .string(money.currency.description)]
    } decode: { json throws(CodecError) in
      guard let amount = json.objectValue?["amount"]?.integerValue,
        let currency = (json.objectValue?["currency"]?.stringValue).flatMap({ CurrencyCode($0) }),
        let money = Money(amount: amount, currency: currency)
      else { throw .expected("an amount with its currency") }
      return money
    }
  }
}

extension ValueCoding where Value: TextValue {
  /// A value that is written as its canonical text.
  fileprivate static func text(_ type: ValueType, _ words: String) -> ValueCoding {
    ValueCoding(type, encode: { .string($0.description) }) { json throws(CodecError) in
      guard let value = json.stringValue.flatMap({ Value($0) }) else { throw .expected(words) }
      return value
    }
  }
}

extension ValueCoding where Value == CurrencyCode {
  /// A code of ISO 4217.
  public static var currency: ValueCoding { text(.currency, "a currency code") }
}

extension ValueCoding where Value == UTCMoment {
  /// An instant, written in UTC.
  public static var utcMoment: ValueCoding { text(.utcMoment, "a moment") }
}

extension ValueCoding where Value == LocalMoment {
  /// A moment at a place, whose offset is part of it.
  public static var localMoment: ValueCoding { text(.localMoment, "a moment with its offset") }
}

extension ValueCoding where Value == CalendarDay {
  /// A day of the calendar.
  public static var day: ValueCoding { text(.day, "a day") }
}

extension ValueCoding where Value == TimeOfDay {
  /// Hours and minutes.
  public static var timeOfDay: ValueCoding { text(.timeOfDay, "a time of day") }
}

extension ValueCoding where Value == RecordID {
  /// A UUID.
  public static var recordID: ValueCoding { text(.uuid, "a UUID") }

  /// The UUID of a record in a collection.
  public static func reference(
    to collection: String,
    dangling: ReferenceType.Dangling = .refused
  ) -> ValueCoding {
    text(.reference(ReferenceType(to: collection, dangling: dangling)), "a UUID")
  }
}

extension ValueCoding where Value == Base64Text {
  /// Bytes, their number limited, and the characters that they are written in.
  public static func base64(
    _ bytes: ClosedRange<Int> = 0...100_000_000,
    alphabet: Base64Type.Alphabet = .standard
  ) -> ValueCoding {
    ValueCoding(.base64(Base64Type(bytes, alphabet: alphabet))) { value in
      .string(value.text(in: alphabet.ofText))
    } decode: { json throws(CodecError) in
      guard let value = json.stringValue.flatMap({ Base64Text($0, in: alphabet.ofText) }) else {
        throw .expected("base64")
      }
      return value
    }
  }
}

extension ValueCoding where Value == ExactDecimal {
  /// A number with a fraction, exact to its last digit. Limits are decimal texts.
  public static func decimal(minimum: String? = nil, maximum: String? = nil) -> ValueCoding {
    ValueCoding(.decimal(DecimalType(minimum: minimum, maximum: maximum))) { value in
      JSONNumber(value.description).map(JSONValue.number)
    } decode: { json throws(CodecError) in
      guard let value = json.numberValue.flatMap({ ExactDecimal($0.text) }) else {
        throw .expected("a number")
      }
      return value
    }
  }
}

extension ValueCoding where Value == JSONValue {
  /// Any JSON, kept as it is.
  public static var any: ValueCoding {
    ValueCoding(.any, encode: { $0 }) { json throws(CodecError) in json }
  }
}

extension ValueCoding where Value == JSONObject {
  /// Answers to a form of the same file, kept as they are.
  public static func answers(_ type: AnswersType) -> ValueCoding {
    ValueCoding(.answers(type), encode: JSONValue.object) { json throws(CodecError) in
      guard let object = json.objectValue else { throw .expected("an object") }
      return object
    }
  }
}
