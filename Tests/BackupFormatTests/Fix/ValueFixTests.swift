import BackupFormat
import BackupJSON
import Testing

/// What becomes of a value that is not as its type wants it.
struct ValueFixTests {
  struct Case: CustomTestStringConvertible {
    let type: ValueType
    let value: String
    let safe: String
    let all: String

    init(_ type: ValueType, _ value: String, safe: String? = nil, all: String? = nil) {
      self.type = type
      self.value = value
      self.safe = safe ?? value
      self.all = all ?? safe ?? value
    }

    var testDescription: String { value }
  }

  private static let id = "0f8fad5b-d9cb-469f-a165-70867728950e"
  private static let enumeration = ValueType.enumeration(
    EnumerationType(["cash", "card-gold"], unknown: .refused)
  )

  private static let cases = [
    Case(.utcMoment, #""2026-01-31 10:00:00Z""#, safe: #""2026-01-31T10:00:00Z""#),
    Case(.utcMoment, #""2026-01-31T10:00:00+0800""#, safe: #""2026-01-31T10:00:00+08:00""#),
    Case(.localMoment, #""2026-01-31t10:00:00z""#, safe: #""2026-01-31T10:00:00Z""#),
    Case(.localMoment, #""2026-01-31T10:00:00""#),
    Case(.localMoment, #""2026-01-31T10:00:00-00:00""#),
    Case(.utcMoment, #""2026-02-30T10:00:00Z""#),
    Case(.day, #""2026-1-5""#, safe: #""2026-01-05""#),
    Case(.uuid, "\"{\(id)}\"", safe: "\"\(id)\""),
    Case(.uuid, "\"{\(id.uppercased())}\"", safe: "\"\(id)\""),
    Case(.uuid, "\"\(id.uppercased())\""),
    Case(.uuid, "\"\(id.replacing("-", with: ""))\"", safe: "\"\(id)\""),
    Case(.uuid, #""0f8fad5b""#),
    Case(.uuid, "5"),
    Case(.base64(Base64Type()), #""__8""#, safe: #""//8=""#),
    Case(.base64(Base64Type(alphabet: .url)), #""//8=""#, safe: #""__8""#),
    Case(.base64(Base64Type()), #""A""#),
    Case(.currency, #""eur""#, all: #""EUR""#),
    Case(.currency, #""€""#, all: #""EUR""#),
    Case(.currency, #""RM""#),
    Case(enumeration, #""Cash""#, all: #""cash""#),
    Case(enumeration, #""card gold""#, all: #""card-gold""#),
    Case(enumeration, #""cheque""#),
    Case(enumeration, "1"),
    Case(.integer(IntegerType(0...10)), #""5""#, all: "5"),
    Case(.integer(IntegerType(0...10)), #""11""#),
    Case(.integer(IntegerType(0...10)), "5.0", all: "5"),
    Case(.integer(IntegerType(0...10)), "5e1"),
    Case(.integer(IntegerType(0...10)), "-0", all: "0"),
    Case(.integer(IntegerType(0...10)), "5.5"),
    Case(.integer(IntegerType(0...10)), "11"),
    Case(.decimal(DecimalType(maximum: "2")), #""1.5""#, all: "1.5"),
    Case(.decimal(DecimalType(maximum: "2")), #""2.5""#),
    Case(.boolean, #""true""#, all: "true"),
    Case(.boolean, "0", all: "false"),
    Case(.boolean, "2"),
    Case(.boolean, #""yes""#),
    Case(.text(TextType(1...3)), "123", all: #""123""#),
    Case(.text(TextType(1...3)), "1234"),
    Case(.text(TextType(1...5)), "true", all: #""true""#),
    Case(.text(TextType(1...3)), #""abcd""#),
    Case(
      .money(MoneyType()),
      #"{"amount": 14.00, "currency": "usd"}"#,
      all: #"{"amount": 1400, "currency": "USD"}"#
    ),
    Case(.money(MoneyType()), #"{"amount": 14.5, "currency": "JPY"}"#),
    Case(
      .money(MoneyType()),
      #"{"amount": 1.5, "currency": "KWD"}"#,
      all: #"{"amount": 1500, "currency": "KWD"}"#
    ),
    Case(.money(MoneyType()), #"{"amount": 1.005, "currency": "USD"}"#),
    Case(.money(MoneyType()), #"{"amount": "14.00", "currency": "USD"}"#),
    Case(.money(MoneyType(0...1000)), #"{"amount": 14.00, "currency": "USD"}"#),
    Case(
      .money(MoneyType()),
      #"{"amuont": 1, "currency": "USD"}"#,
      all: #"{"amount": 1, "currency": "USD"}"#
    ),
  ]

  @Test(arguments: cases)
  func `safe fixes write the same value in the right form`(_ test: Case) throws {
    try expect(test.safe, test, .safe)
  }

  @Test(arguments: cases)
  func `all fixes write what was likely meant`(_ test: Case) throws {
    try expect(test.all, test, .unsafe)
  }

  private func expect(_ wanted: String, _ test: Case, _ safety: Fix.Safety) throws {
    let checker = try SmallContract.checker(test.type)
    let fixed = checker.fix(InputBytes(SmallContract.document(test.value)), allowing: safety)
    #expect(String(decoding: fixed.after.bytes, as: UTF8.self) == SmallContract.document(wanted))
    // What is offered is right, so that nothing has to be held back.
    #expect(fixed.heldBack.map(\.title.description) == [])
    #expect(fixed.reportAfter.findings.count <= fixed.reportBefore.findings.count)
    #expect(!checker.fix(fixed.after, allowing: safety).isChanged)
  }
}
