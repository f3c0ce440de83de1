import BackupJSON
import Testing

struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "-12", "1.0", "0.5", "1e3", "1E+3", "-1.25e-07", "10000000000000000000000",
  ])
  func `a literal of the grammar is kept as it is written`(text: String) {
    #expect(JSONNumber(text)?.text == text)
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "00", ".5", "1.", "1.e3", "1e", "1e+", "0x1", "1_0", " 1", "1 ", "NaN", "1,5",
    "١",
    "1e3.5", "--1", "Infinity", "1\u{0}",
  ])
  func `any other text is no number`(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("1400", 1400),
      ("9007199254740991", 9_007_199_254_740_991), ("-9007199254740991", -9_007_199_254_740_991),
    ] as [(String, Int64)]
  )
  func `plain digits are an integer`(text: String, value: Int64) {
    #expect(JSONNumber(text)?.integer == value)
    #expect(JSONNumber(value).text == text)
  }

  @Test(arguments: [
    "-0", "1.0", "14.00", "1e3", "1E0", "9007199254740992", "-9007199254740992", "9999999999999999",
    "10000000000000000", "99999999999999999999999999",
  ])
  func `what is not plain digits in the safe range is no integer`(text: String) throws {
    #expect(try #require(JSONNumber(text)).integer == nil)
  }

  @Test
  func `an integer outside the safe range keeps its text`() {
    #expect(JSONNumber(.min).text == "-9223372036854775808")
    #expect(JSONNumber(.min).integer == nil)
  }

  @Test
  func `numbers are equal when their texts are`() {
    #expect(JSONNumber("1") == JSONNumber(1))
    #expect(JSONNumber("1.0") != JSONNumber(1))
  }
}
