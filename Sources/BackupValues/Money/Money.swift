/// An amount of money: a whole number of minor units (cents) and a currency.
///
/// The amount is within ±(2^53−1), so that every language reads it from JSON without rounding.
public struct Money: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Minor units of the currency, within ±(2^53−1).
  public let amount: Int64
  /// The currency.
  public let currency: CurrencyCode

  /// An amount in minor units; `nil` beyond ±(2^53−1).
  public init?(amount: Int64, currency: CurrencyCode) {
    guard PlainInteger.range.contains(amount) else { return nil }
    self.amount = amount
    self.currency = currency
  }

  /// The sum of two amounts of one currency.
  ///
  /// - Throws: `differentCurrencies`, or `outOfRange` where the sum is beyond ±(2^53−1).
  public func adding(_ other: Money) throws(MoneyFault) -> Money {
    // Two amounts of 53 bits cannot overflow 64.
    try replacingAmount(amount + other.amount, with: other)
  }

  /// The difference of two amounts of one currency.
  ///
  /// - Throws: `differentCurrencies`, or `outOfRange` where the difference is beyond ±(2^53−1).
  public func subtracting(_ other: Money) throws(MoneyFault) -> Money {
    try replacingAmount(amount - other.amount, with: other)
  }

  private func replacingAmount(_ amount: Int64, with other: Money) throws(MoneyFault) -> Money {
    guard currency == other.currency else { throw MoneyFault(.differentCurrencies, at: 0, length: 0) }
    guard let result = Money(amount: amount, currency: currency) else {
      throw MoneyFault(.outOfRange, at: 0, length: 0)
    }
    return result
  }

  /// The amount in major units with all decimals of the currency, for example `14.00` or `-0.05`; `nil` where the
  /// table has no decimals for the currency.
  public var decimalText: String? {
    currency.minorUnits.map { Money.decimalText(minorUnits: amount, scale: $0) }
  }

  /// An amount and a currency, for example `14.00 USD`, or `1400 minor units of XYZ` where the decimals are unknown.
  public var description: String {
    decimalText.map { "\($0) \(currency)" } ?? "\(amount) minor units of \(currency)"
  }

  /// Ordered by the code of the currency, then by amount, so that the order is total.
  public static func < (left: Money, right: Money) -> Bool {
    left.currency == right.currency ? left.amount < right.amount : left.currency < right.currency
  }
}
