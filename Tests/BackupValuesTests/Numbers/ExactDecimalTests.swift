import BackupValues
import TestSupport
import Testing

struct ExactDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.000", "0"), ("-0e-999999", "0"), ("1.50", "1.5"), ("15e-1", "1.5"),
    ("-12.3400E+2", "-1234"), ("1e3", "1000"), ("0.001", "0.001"), ("10.010", "10.01"),
    ("1e39", "1000000000000000000000000000000000000000"), ("1e40", "1e40"), ("-25e300", "-2.5e301"),
    ("1e-39", "0.000000000000000000000000000000000000001"), ("1e-40", "1e-40"), ("125e-62", "1.25e-60"),
    ("1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890"),
    ("0.1234567890123456789012345678901234567891", "1.234567890123456789012345678901234567891e-1"),
    ("9.999999999999999999999999999999999999999", "9.999999999999999999999999999999999999999"),
    ("1e400", "1e400"), ("1e-400", "1e-400"), ("10e-401", "1e-400"), ("0.1e401", "1e400"),
  ])
  func `a number is written in its canonical form`(text: String, canonical: String) {
    #expect(ExactDecimal(text)?.description == canonical)
    #expect(ExactDecimal(canonical) == ExactDecimal(text))
  }

  @Test(arguments: [
    FaultRow<DecimalFaultReason>("", .empty, 0, 0),
    FaultRow(".5", .form, 0, 1),
    FaultRow("5.", .form, 2, 0),
    FaultRow("01", .form, 0, 1),
    FaultRow("+1", .form, 0, 1),
    FaultRow("Infinity", .form, 0, 1),
    FaultRow("1 ", .form, 1, 1),
    FaultRow("12345678901234567890123456789012345678901", .tooLong, 0, 41),
    FaultRow("1e401", .exponentRange, 1, 4),
    FaultRow("1e-401", .exponentRange, 1, 5),
    FaultRow("1e999999999999999999999999999", .exponentRange, 1, 28),
    FaultRow("1e-999999999999999999999999999", .exponentRange, 1, 29),
  ])
  func `a number that cannot be kept exactly is refused`(row: FaultRow<DecimalFaultReason>) {
    #expect(row.isMet(by: fault(of: ExactDecimal.self, row.text)))
  }

  @Test(arguments: [
    ("0", true), ("10", true), ("1e300", true), ("15e-1", false), ("150e-1", true), ("1e-300", false),
  ])
  func `a number without fraction is whole`(text: String, isWhole: Bool) {
    #expect(ExactDecimal(text)?.isWhole == isWhole)
  }

  @Test
  func `numbers are ordered by value`() throws {
    let sorted = [
      "-1e300", "-20", "-2", "-1.05", "-1", "-0.9", "-1e-300", "0", "1e-300", "0.09", "0.1", "0.11", "1",
      "1.00000000000000000000000000000000000001", "1.5", "2", "10", "12", "1e300",
    ]
    let values = try sorted.map { try #require(ExactDecimal($0)) }
    #expect(values.reversed().sorted() == values)
    #expect(Set(values).count == values.count)
  }

  @Test
  func `integers and decimals agree in value and order`() {
    var bits = SplitMix64(seed: 8259)
    var previous: Int64 = 0
    var failures = 0
    for value in [Int64.min, .max] { #expect(ExactDecimal(value).description == String(value)) }
    for _ in 0..<20_000 {
      let value = Int64(truncatingIfNeeded: bits.next()) >> Int64.random(in: 0...62, using: &bits)
      let decimal = ExactDecimal(value)
      let zeros = String(repeating: "0", count: Int.random(in: 1...9, using: &bits))
      if ExactDecimal("\(value).\(zeros)") != decimal || decimal.description != String(value) {
        failures += 1
      }
      if !decimal.isWhole || decimal.isNegative != (value < 0) { failures += 1 }
      if (decimal < ExactDecimal(previous)) != (value < previous) { failures += 1 }
      previous = value
    }
    #expect(failures == 0)
  }

  @Test
  func `what is written is read as the same number`() {
    var bits = SplitMix64(seed: 40)
    var failures = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...40, using: &bits)
      let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &bits)) }.joined()
      let text =
        "-\(Int.random(in: 1...9, using: &bits)).\(digits.dropFirst())0e\(Int.random(in: -300...300, using: &bits))"
      guard let value = ExactDecimal(text) else {
        failures += 1
        continue
      }
      let written = value.description
      if ExactDecimal(written) != value || ExactDecimal(written)?.description != written { failures += 1 }
    }
    #expect(failures == 0)
  }
}
