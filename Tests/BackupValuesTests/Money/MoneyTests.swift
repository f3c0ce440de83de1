import BackupValues
import TestSupport
import Testing

struct MoneyTests {
  private func money(_ amount: Int64, _ code: String) throws -> Money {
    let currency = try #require(CurrencyCode(code))
    return try #require(Money(amount: amount, currency: currency))
  }

  @Test(arguments: [
    (1400, "USD", "14.00", "14.00 USD"), (-5, "USD", "-0.05", "-0.05 USD"), (1400, "JPY", "1400", "1400 JPY"),
    (1, "KWD", "0.001", "0.001 KWD"), (12345, "UYW", "1.2345", "1.2345 UYW"), (0, "EUR", "0.00", "0.00 EUR"),
    (1400, "QQQ", nil, "1400 minor units of QQQ"), (-0, "JPY", "0", "0 JPY"),
  ])
  func `an amount is written with the decimals of its currency`(
    amount: Int64,
    code: String,
    decimal: String?,
    text: String
  ) throws {
    #expect(try money(amount, code).decimalText == decimal)
    #expect(try money(amount, code).description == text)
  }

  @Test
  func `sums stay in one currency and in range`() throws {
    let limit: Int64 = 9_007_199_254_740_991
    #expect(try money(1400, "USD").adding(money(-5, "USD")) == money(1395, "USD"))
    #expect(try money(1400, "USD").subtracting(money(1405, "USD")) == money(-5, "USD"))
    #expect(throws: MoneyFault.self) { try money(limit, "USD").adding(money(1, "USD")) }
    #expect(throws: MoneyFault.self) { try money(-limit, "USD").subtracting(money(1, "USD")) }
    #expect(throws: MoneyFault.self) { try money(1, "USD").adding(money(1, "EUR")) }
    let dollar = try #require(CurrencyCode("USD"))
    #expect(Money(amount: limit + 1, currency: dollar) == nil)
    #expect(Money(amount: .min, currency: dollar) == nil)
  }

  @Test
  func `amounts are ordered by currency, then by amount`() throws {
    let sorted = try [money(5, "EUR"), money(-1, "USD"), money(3, "USD"), money(1, "XAU")]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test
  func `major units that are written are read as the same minor units`() throws {
    var bits = SplitMix64(seed: 4217)
    var failures = 0
    for code in ["JPY", "USD", "KWD", "UYW"] {
      for _ in 0..<5000 {
        let value = try money(
          Int64.random(in: -9_007_199_254_740_991...9_007_199_254_740_991, using: &bits)
            >> Int64.random(in: 0...50, using: &bits),
          code
        )
        let scale = try #require(value.currency.minorUnits)
        let text = try #require(value.decimalText)
        if try Money.minorUnits(fromDecimal: text.utf8, scale: scale) != value.amount { failures += 1 }
      }
    }
    #expect(failures == 0)
  }
}
