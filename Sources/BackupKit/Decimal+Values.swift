public import BackupValues
public import Foundation

extension ExactDecimal {
  /// The same number; `nil` for one that is not a number or has more digits than are kept.
  public init?(_ decimal: Decimal) {
    guard decimal.isFinite else { return nil }
    // The description of Decimal is the same in every locale.
    self.init(decimal.description)
  }
}

extension Decimal {
  /// The same number; `nil` where it has more digits than a Decimal keeps.
  public init?(_ value: ExactDecimal) {
    guard let decimal = Decimal(string: value.description, locale: Locale(identifier: "en_US_POSIX")) else {
      return nil
    }
    guard ExactDecimal(decimal) == value else { return nil }
    self = decimal
  }
}

extension Money {
  /// The amount in major units, exact: 1400 USD is 14; `nil` where the currency has no known scale.
  public var decimal: Decimal? {
    decimalText.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
  }

  /// An amount in major units; `nil` where it has more decimals than the currency, is too large, or the currency has
  /// no known scale. Nothing is rounded.
  public init?(_ decimal: Decimal, _ currency: CurrencyCode) {
    guard let scale = currency.minorUnits, decimal.isFinite,
      let amount = try? Money.minorUnits(fromDecimal: decimal.description.utf8, scale: scale)
    else { return nil }
    self.init(amount: amount, currency: currency)
  }
}
