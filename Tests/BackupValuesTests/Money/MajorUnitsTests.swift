import BackupValues
import Testing

struct MajorUnitsTests {
  @Test(arguments: [
    ("14.00", 2, 1400), ("18.5", 2, 1850), ("2557.68", 2, 255_768), ("14", 2, 1400), ("-0.05", 2, -5),
    ("0", 2, 0), ("-0.00", 2, 0), ("500.000", 0, 500), ("0.1", 3, 100), ("1e3", 2, 100_000),
    ("1.5E+2", 2, 15_000), ("15e-1", 2, 150), ("100e-2", 0, 1), ("0e999999999999999999999", 2, 0),
    ("90071992547409.91", 2, 9_007_199_254_740_991), ("-90071992547409.910000", 2, -9_007_199_254_740_991),
    ("0.000000000000000000000001e24", 0, 1),
  ])
  func `major units become minor units exactly`(text: String, scale: Int, expected: Int64) throws {
    #expect(try Money.minorUnits(fromDecimal: text.utf8, scale: scale) == expected)
  }

  @Test(arguments: [
    (2, FaultRow<MoneyFaultReason>("160.1999999", .tooManyDigits, 6, 5)),
    (0, FaultRow("500.99", .fractionNotAllowed, 3, 3)),
    (2, FaultRow("1e-3", .tooManyDigits, 0, 4)),
    (2, FaultRow("1e-999999999999999999999999", .tooManyDigits, 0, 27)),
    (2, FaultRow("90071992547409.92", .outOfRange, 0, 17)),
    (2, FaultRow("1e14", .outOfRange, 0, 4)),
    (2, FaultRow("1e999999999999999999999999", .outOfRange, 0, 26)),
    (2, FaultRow("", .empty, 0, 0)),
    (2, FaultRow("14,00", .form, 2, 1)),
    (2, FaultRow(".5", .form, 0, 1)),
    (2, FaultRow("5.", .form, 2, 0)),
    (2, FaultRow("$5", .form, 0, 1)),
    (2, FaultRow("+5", .form, 0, 1)),
    (2, FaultRow("05", .form, 0, 1)),
    (2, FaultRow("NaN", .form, 0, 1)),
    (-1, FaultRow("5", .outOfRange, 0, 1)),
    (16, FaultRow("5", .outOfRange, 0, 1)),
  ])
  func `an amount that would have to be rounded or is no number is refused`(
    scale: Int,
    row: FaultRow<MoneyFaultReason>
  ) {
    let fault = #expect(throws: MoneyFault.self) {
      try Money.minorUnits(fromDecimal: row.text.utf8, scale: scale)
    }
    #expect(row.isMet(by: fault))
  }
}
