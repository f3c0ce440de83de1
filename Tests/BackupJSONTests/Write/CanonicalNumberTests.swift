import BackupJSON
import Testing

struct CanonicalNumberTests {
  static func canonical(_ literal: String) throws -> String {
    let number = try #require(JSONNumber(literal))
    return String(decoding: try CanonicalWriter().write(.number(number)), as: UTF8.self)
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.0", "0"), ("-0e9", "0"), ("0e99999999999999999999", "0"), ("-0.000e-7", "0"),
    ("7", "7"), ("-7", "-7"), ("14.00", "14"), ("1e3", "1000"), ("1.4E+1", "14"), ("1400e-2", "14"),
    ("9007199254740991", "9007199254740991"), ("-9007199254740991", "-9007199254740991"),
    ("9007199254740991.0", "9007199254740991"), ("9.007199254740991e15", "9007199254740991"),
    ("1e15", "1000000000000000"), ("100e13", "1000000000000000"),
  ])
  func `an integer is plain digits however it was spelled`(literal: String, form: String) throws {
    #expect(try Self.canonical(literal) == form)
  }

  @Test(arguments: [
    ("0.1", "0.1"), ("0.10", "0.1"), ("1.50", "1.5"), ("-4.50", "-4.5"), ("15e-1", "1.5"),
    ("0.000001", "0.000001"),
    ("1e-6", "0.000001"), ("1e-7", "1e-7"), ("0.0000001", "1e-7"), ("-0.00000012", "-1.2e-7"),
    ("12e-8", "1.2e-7"),
    ("1234.5e-3", "1.2345"),
    ("0.10000000000000000000000000000000000001", "0.10000000000000000000000000000000000001"),
    ("123456789012345678901.5", "123456789012345678901.5"),
    ("1234567890123456789012.5", "1.2345678901234567890125e+21"),
    ("1e21", "1e+21"), ("1E30", "1e+30"), ("123e19", "1.23e+21"), ("1e400", "1e+400"), ("1e-400", "1e-400"),
    ("10e399", "1e+400"), ("0.1e-399", "1e-400"), ("100.001", "100.001"), ("1.0010e0", "1.001"),
  ])
  func `any other number keeps its exact digits`(literal: String, form: String) throws {
    #expect(try Self.canonical(literal) == form)
  }

  @Test(
    arguments: [
      ("9007199254740992", .unsafeInteger), ("-9007199254740992", .unsafeInteger),
      ("9007199254740993.0", .unsafeInteger),
      ("1e16", .unsafeInteger), ("1e20", .unsafeInteger), ("999999999999999900000", .unsafeInteger),
      ("1000000000000000000000000", .unsafeInteger), ("10000000000000000", .unsafeInteger),
      ("9.99999999999999999999e20", .unsafeInteger),
      ("0.12345678901234567890123456789012345678901", .tooManyDigits),
      ("1.0000000000000000000000000000000000000001", .tooManyDigits),
      ("12345678901234567890123456789012345678901e1", .tooManyDigits),
      ("1e401", .exponentOutOfRange), ("1e-401", .exponentOutOfRange), ("0.1e-400", .exponentOutOfRange),
      ("-1e99999999999999999999999999", .exponentOutOfRange),
      ("1e-99999999999999999999999999", .exponentOutOfRange),
    ] as [(String, CanonicalError.Code)]
  )
  func `what would have to be rounded is refused`(literal: String, code: CanonicalError.Code) throws {
    let number = try #require(JSONNumber(literal))
    let error = #expect(throws: CanonicalError.self) { try CanonicalWriter().write([["n": .number(number)]]) }
    #expect(error?.code == code)
    #expect(error?.literal == literal)
    #expect(error?.pointer == .to("/0/n"))
  }

  @Test
  func `zeros that say nothing do not count as digits`() throws {
    let zeros = String(repeating: "0", count: 5000)
    #expect(try Self.canonical("1.5\(zeros)") == "1.5")
    #expect(try Self.canonical("0.\(zeros)15e5001") == "1.5")
    #expect(try Self.canonical("15\(zeros)e-5001") == "1.5")
  }
}
