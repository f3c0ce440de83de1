/// Why an amount of money is refused; offset and length are 0 where no text was read.
public typealias MoneyFault = TextFault<MoneyFaultReason>

/// The reasons for which `Money` refuses a text or a calculation.
public enum MoneyFaultReason: String, FaultReason {
  /// The text is empty.
  case empty
  /// The text is no number of RFC 8259.
  case form
  /// The currency has no decimals, but the amount has some that are not 0.
  case fractionNotAllowed
  /// The amount has more decimals, not all of them 0, than the currency.
  case tooManyDigits
  /// The amount is beyond ±(2^53−1) minor units.
  case outOfRange
  /// The two amounts are of different currencies.
  case differentCurrencies
}
