import BackupValues
import Testing

struct PlainIntegerTests {
  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("1400", 1400), ("9007199254740991", 9_007_199_254_740_991),
    ("-9007199254740991", -9_007_199_254_740_991), ("9007199254740000", 9_007_199_254_740_000),
    ("1000000000000000", 1_000_000_000_000_000),
  ])
  func `plain digits are read`(text: String, expected: Int64) throws {
    #expect(try PlainInteger.read(utf8: text.utf8) == expected)
  }

  @Test(arguments: [
    FaultRow<IntegerFaultReason>("", .empty, 0, 0),
    FaultRow("-0", .minusZero, 0, 2, "0"),
    FaultRow("007", .leadingZero, 0, 1),
    FaultRow("-01", .leadingZero, 1, 1),
    FaultRow("+5", .plusSign, 0, 1, "5"),
    FaultRow("+05", .plusSign, 0, 1),
    FaultRow("+5.0", .plusSign, 0, 1),
    FaultRow("14.00", .fraction, 2, 3, "14"),
    FaultRow("14.5", .fraction, 2, 2),
    FaultRow("14.5e1", .fraction, 2, 2, "145"),
    FaultRow("-0.0", .fraction, 2, 2, "0"),
    FaultRow("1e3", .exponent, 1, 2, "1000"),
    FaultRow("1E-3", .exponent, 1, 3),
    FaultRow("1e99999999999999999999", .exponent, 1, 21),
    FaultRow("9007199254740992", .unsafeRange, 0, 16),
    FaultRow("-9007199254740992", .unsafeRange, 0, 17),
    FaultRow("10000000000000000", .unsafeRange, 0, 17),
    FaultRow("99999999999999999999999999", .unsafeRange, 0, 26),
    FaultRow("-", .form, 1, 0),
    FaultRow("--1", .form, 1, 1),
    FaultRow("1_000", .form, 1, 1),
    FaultRow("1e", .form, 2, 0),
    FaultRow("0x1F", .form, 1, 1),
    FaultRow("1\u{660}", .form, 1, 2),
  ])
  func `any other spelling is refused`(row: FaultRow<IntegerFaultReason>) {
    let fault = #expect(throws: IntegerFault.self) { try PlainInteger.read(utf8: row.text.utf8) }
    #expect(row.isMet(by: fault))
  }
}
