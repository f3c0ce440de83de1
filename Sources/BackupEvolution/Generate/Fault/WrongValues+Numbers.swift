import BackupFormat
import BackupJSON
import BackupValues

extension WrongValues {
  func integers(_ integer: IntegerType) -> [WrongValue] {
    var values =
      wholeNumbers + [
        WrongValue("a number with a fraction", .notPlainInteger, Numbers.number("1.5")),
        WrongValue("a whole number with a point", .notPlainInteger, Numbers.number("1.0")),
        WrongValue("a whole number with an exponent", .notPlainInteger, Numbers.number("1e3")),
      ]
    switch integer.outside {
    case .refused: values += outside(integer.minimum, integer.maximum)
    case .null, .value: break
    }
    return values
  }

  func amounts(_ units: MinorUnitsType) -> [WrongValue] {
    wholeNumbers + [
      WrongValue("an amount in major units", .notMinorUnits, Numbers.number("14.50")),
      WrongValue("an amount with an exponent", .notMinorUnits, Numbers.number("14e2")),
    ] + outside(units.minimum, units.maximum)
  }

  /// What is wrong with all whole numbers alike.
  private var wholeNumbers: [WrongValue] {
    [
      WrongValue("a text in place of a number", .expectedInteger, "7"),
      WrongValue("a truth value in place of a number", .expectedInteger, true),
      WrongValue("minus zero", .notPlainInteger, Numbers.number("-0")),
      WrongValue("a number beyond 2^53", .unsafeInteger, Numbers.number("9007199254740992")),
      WrongValue("a number of twenty digits", .unsafeInteger, Numbers.number("-12345678901234567890")),
      WrongValue("a zero in front", .leadingZero, text: "01"),
      WrongValue("a plus in front", .leadingPlus, prefix: "+"),
      WrongValue("not a number", .notANumber, text: "NaN"),
    ]
  }

  private func outside(_ minimum: Int64, _ maximum: Int64) -> [WrongValue] {
    var values: [WrongValue] = []
    if minimum > -IntegerType.largest {
      values.append(WrongValue("a number below the smallest", .outOfRange, .integer(minimum - 1)))
    }
    if maximum < IntegerType.largest {
      values.append(WrongValue("a number above the largest", .outOfRange, .integer(maximum + 1)))
    }
    return values
  }

  func decimals(_ decimal: DecimalType) -> [WrongValue] {
    var values = [
      WrongValue("a text in place of a number", .expectedNumber, "7.5"),
      WrongValue(
        "more digits than are kept",
        .decimalLimits,
        Numbers.number("0." + String(repeating: "123456789", count: 5))
      ),
      WrongValue("a larger exponent than is kept", .decimalLimits, Numbers.number("1e500")),
      WrongValue("a point without a digit", .numberForm, text: "1."),
    ]
    for (what, text, limit) in [
      ("a number below the smallest", "-9e399", decimal.minimum),
      ("a number above the largest", "9e399", decimal.maximum),
    ] where limit != nil && !Numbers.contains(text, decimal) {
      values.append(WrongValue(what, .outOfRange, Numbers.number(text)))
    }
    return values
  }

  var currencies: [WrongValue] {
    [
      WrongValue("a number in place of a currency", .expectedText, 978),
      WrongValue("a currency in small letters", .currencyMalformed, "eur"),
      WrongValue("a sign in place of a currency", .currencyMalformed, "\u{20AC}"),
      WrongValue("the name of a currency", .currencyMalformed, "Euro"),
      WrongValue("an empty text in place of a currency", .currencyMalformed, ""),
    ]
  }
}
