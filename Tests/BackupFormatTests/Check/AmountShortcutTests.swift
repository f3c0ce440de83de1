import BackupFormat
import BackupJSON
import Testing

/// The checker looks only at the next currency behind an amount where that is the one that it met last.
struct AmountShortcutTests {
  private static let contract = SmallContract.contract(
    RecordType("value", fields: [FieldType("items", .list(ListType(of: .record("item"))))]),
    RecordType(
      "item",
      fields: [
        FieldType("amount", .decimal(DecimalType(minimum: "0", maximum: "100", currencyField: "currency"))),
        FieldType("currency", .currency),
        FieldType("note", .text(TextType()), presence: .optional),
        FieldType("inner", .any, presence: .optional),
      ]
    )
  )

  /// What is found in an item between two that are right.
  private static func lines(_ item: String) throws -> [String] {
    let plain = #"{"amount": 1, "currency": "EUR"}"#
    return try SmallContract.report(contract, #"{"items": [\#(plain), \#(item), \#(plain)]}"#).lines
  }

  @Test(arguments: [
    #"{"amount": 1.55, "currency": "EUR"}"#, #"{"currency": "EUR", "amount": 1.5}"#,
    #"{"amount": 1.5, "note": "currency", "currency": "EUR"}"#, #"{"amount": 1.500, "currency": "EUR"}"#,
    #"{"amount":0.5,"inner":{"currency":"JPY"},"currency":"EUR"}"#, #"{"amount": 100.00, "currency": "EUR"}"#,
    #"{"amount": 100, "currency": "EUR"}"#, #"{"amount": 1.555, "currency": "KWD"}"#,
  ])
  func `an amount that its currency has is right`(item: String) throws {
    #expect(try Self.lines(item) == [])
  }

  @Test(arguments: [
    #"{"amount": 1.555, "currency": "EUR"}"#, #"{"amount": 1.5, "currency": "JPY"}"#,
    #"{"currency": "JPY", "amount": 1.5}"#,
    #"{"amount": 1.5, "inner": {"currency": "EUR"}, "currency": "JPY"}"#,
    #"{"amount": 1.5, "inner": ["currency", "EUR"], "currency": "JPY"}"#,
    #"{"amount": 1.5, "note": "\"currency\": \"EUR\"", "currency": "JPY"}"#,
    #"{"amount": 1.5, "note": "currency", "currency": "JPY"}"#,
  ])
  func `an amount that its currency has not is told`(item: String) throws {
    #expect(try Self.lines(item) == ["money/too-precise /value/items/1/amount"])
  }

  @Test(arguments: ["100.01", "101", "-0.5", "-1"])
  func `the limits are not passed by less than one`(amount: String) throws {
    let lines = try Self.lines(#"{"amount": \#(amount), "currency": "EUR"}"#)
    #expect(lines == ["number/out-of-range /value/items/1/amount"])
  }
}
