package import BackupJSON

extension Rule {
  // Numbers. Spec/values.md, section *Numbers*.
  package static let notPlainInteger = Rule("number/not-plain-integer", .error)
  package static let unsafeInteger = Rule("number/unsafe-integer", .error)
  package static let outOfRange = Rule("number/out-of-range", .error)
  package static let rangeFallback = Rule("number/fallback", .warning, degrades: true)
  package static let decimalLimits = Rule("number/too-many-digits", .error)

  // Money. Spec/values.md, section *Money*.
  package static let notMinorUnits = Rule("money/not-minor-units", .error)
  package static let amountTooPrecise = Rule("money/too-precise", .warning)
  package static let currencyMalformed = Rule("money/malformed-currency", .error)
  package static let currencyUnknown = Rule("money/unknown-currency", .warning)
  package static let currencyWithdrawn = Rule("money/withdrawn-currency", .note)

  // Dates. Spec/values.md, section *Dates*.
  package static let dateForm = Rule("date/form", .error)
  package static let dateYear = Rule("date/year-form", .error)
  package static let dateNoSuchDay = Rule("date/no-such-day", .error)
  package static let dateSeparator = Rule("date/separator", .error)
  package static let dateCase = Rule("date/lower-case", .error)
  package static let dateTime = Rule("date/time", .error)
  package static let dateHour24 = Rule("date/hour-24", .error)
  package static let dateLeapSecond = Rule("date/leap-second", .error)
  package static let dateFraction = Rule("date/fraction", .error)
  package static let dateMissingOffset = Rule("date/missing-offset", .error)
  package static let dateUnknownOffset = Rule("date/unknown-offset", .error)
  package static let dateOffset = Rule("date/offset", .error)
  package static let dateTrailingText = Rule("date/trailing-text", .error)
  package static let dateYearRange = Rule("date/year-range", .error)
  package static let datePrecision = Rule("date/precision", .note)
  package static let dateUnusualOffset = Rule("date/unusual-offset", .note)
  package static let dateFuture = Rule("date/future", .warning)

  package static let valueRules: [Rule] = [
    notPlainInteger, unsafeInteger, outOfRange, rangeFallback, decimalLimits, notMinorUnits,
    amountTooPrecise, currencyMalformed, currencyUnknown, currencyWithdrawn, dateForm, dateYear,
    dateNoSuchDay, dateSeparator, dateCase, dateTime,
    dateHour24, dateLeapSecond, dateFraction, dateMissingOffset, dateUnknownOffset, dateOffset,
    dateTrailingText,
    dateYearRange, datePrecision, dateUnusualOffset, dateFuture,
  ]
}
