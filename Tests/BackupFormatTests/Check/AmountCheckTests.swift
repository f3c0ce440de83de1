import BackupFormat
import BackupJSON
import BackupValues
import Testing

/// Amounts in major units, as old formats have them.
struct AmountCheckTests {
  private static let contract: Contract = {
    var contract = SmallContract.contract(
      RecordType(
        "value",
        rules: [.sum(list: "shares", item: "minor", total: "amount")],
        fields: [
          FieldType("amount", .decimal(DecimalType(maximum: "1000", currencyField: "currency"))),
          FieldType("currency", .currency),
          FieldType("shares", .list(ListType(of: .record("share"))), presence: .optional),
        ]
      ),
      RecordType("share", fields: [FieldType("minor", .integer(IntegerType()))])
    )
    contract.spelling.currencies = [.init("RM", CurrencyCode("MYR")!)]
    return contract
  }()

  private static func lines(_ amount: String, _ currency: String, _ shares: String? = nil) throws -> [String]
  {
    let list = shares.map { #", "shares": [\#($0)]"# } ?? ""
    let value = #"{"amount": \#(amount), "currency": "\#(currency)"\#(list)}"#
    return try SmallContract.report(contract, value).lines
  }

  @Test(arguments: [
    ("30", "RM"), ("18.5", "RM"), ("557.68", "MYR"), ("18.500", "RM"), ("500", "JPY"), ("5e2", "JPY"),
    ("0.125", "KWD"), ("1.25e1", "RM"), ("-0", "RM"), ("-18.55", "RM"), ("500.0", "JPY"),
  ])
  func `an amount with the decimals of its currency is right`(amount: String, currency: String) throws {
    #expect(try Self.lines(amount, currency) == [])
  }

  @Test(arguments: [
    ("160.1999999", "EUR"), ("500.99", "JPY"), ("18.505", "RM"), ("0.30000000000000004", "RM"),
    ("1e-3", "RM"),
    ("0.1255", "KWD"),
  ])
  func `an amount with more decimals is kept and told`(amount: String, currency: String) throws {
    let report = try SmallContract.report(
      Self.contract,
      #"{"amount": \#(amount), "currency": "\#(currency)"}"#
    )
    #expect(report.lines == ["money/too-precise /value/amount"])
    #expect(report.verdict == .accepted)
  }

  @Test func `limits hold for amounts as for other decimals`() throws {
    #expect(try Self.lines("1000.00", "RM") == [])
    #expect(try Self.lines("1000.01", "RM") == ["number/out-of-range /value/amount"])
    #expect(try Self.lines("99999999999999999999", "RM") == ["number/out-of-range /value/amount"])
  }

  @Test(arguments: [
    ("18.5", "RM", #"{"minor": 925}, {"minor": 925}"#, []),
    ("18.5", "RM", #"{"minor": 925}, {"minor": 924}"#, ["rule/sum /value/shares"]),
    ("500", "JPY", #"{"minor": 500}"#, []), ("500", "JPY", #"{"minor": 50000}"#, ["rule/sum /value/shares"]),
    ("18.5", "RM", "", []), ("18.505", "RM", #"{"minor": 1}"#, ["money/too-precise /value/amount"]),
    ("18.5", "USX", #"{"minor": 1}"#, ["money/unknown-currency /value/currency"]),
  ])
  func `parts in minor units add up to an amount in major units`(
    amount: String,
    currency: String,
    shares: String,
    expected: [String]
  ) throws {
    #expect(try Self.lines(amount, currency, shares) == expected)
  }
}
