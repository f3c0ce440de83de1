import BackupFormat
import BackupJSON
import BackupValues
import Testing

/// What the apps of old have always read, where the format says so, and nothing more.
struct SpellingCheckTests {
  private static let record = RecordType(
    "value",
    rules: [.notBefore(field: "end", other: "start")],
    fields: [
      FieldType("start", .utcMoment), FieldType("end", .localMoment), FieldType("currency", .currency),
    ]
  )

  private static func contract(_ spelling: Spelling) -> Contract {
    var contract = SmallContract.contract(record)
    contract.spelling = spelling
    return contract
  }

  private static let lenient = Spelling(
    moments: .lenient,
    currencies: [.init("RM", CurrencyCode("MYR")!), .init("ringgit malaysia", CurrencyCode("MYR")!)]
  )

  private static func lines(_ spelling: Spelling, _ start: String, _ end: String, _ currency: String) throws
    -> [String]
  {
    let value = #"{"start": "\#(start)", "end": "\#(end)", "currency": "\#(currency)"}"#
    return try SmallContract.report(contract(spelling), value).lines
  }

  @Test(arguments: [
    "2026-01-31T10:00:00Z", "2026-01-31 10:00:00Z", "2026-01-31T18:00:00+0800", "2026-01-31 18:00:00.25+0800",
    "2026-01-31T18:00:00+08:00", "2026-01-31 01:30:00-0830",
  ])
  func `a moment may have a space and an offset without a colon`(moment: String) throws {
    #expect(try Self.lines(Self.lenient, moment, moment, "EUR") == [])
  }

  @Test(arguments: [
    ("2026-01-31 10:00:00Z", "date/separator"), ("2026-01-31T18:00:00+0800", "date/offset"),
  ])
  func `without the format saying so, such a moment is wrong`(moment: String, rule: String) throws {
    let lines = try Self.lines(Spelling(), moment, "2026-02-01T00:00:00Z", "EUR")
    #expect(lines == ["\(rule) /value/start"])
  }

  @Test(arguments: [
    ("2026-01-31t10:00:00Z", "date/lower-case"), ("2026-02-30 10:00:00Z", "date/no-such-day"),
    ("2026-01-31T10:00:00", "date/missing-offset"), ("2026-01-31T10:00:00+08", "date/offset"),
    ("2026-01-31T10:00:00+1500", "date/offset"), ("2026-01-31T10:00:00-0000", "date/unknown-offset"),
    ("2026-01-31  10:00:00Z", "date/time"), ("2026-01-31_10:00:00Z", "date/separator"), ("", "date/form"),
    ("2026-01-31T10:00:00+08000", "date/offset"), ("2026-01-31T10:00:00.+0800", "date/fraction"),
  ])
  func `a lenient reader is as strict as any in all else`(moment: String, rule: String) throws {
    let lines = try Self.lines(Self.lenient, moment, "2026-02-01T00:00:00Z", "EUR")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == [rule])
  }

  @Test func `moments are compared however they are spelled`() throws {
    let early = "2026-01-31 17:59:59+0800"
    #expect(
      try Self.lines(Self.lenient, "2026-01-31T10:00:00Z", early, "EUR") == ["rule/not-before /value/end"]
    )
    #expect(try Self.lines(Self.lenient, early, "2026-01-31T10:00:00Z", "EUR") == [])
  }

  @Test(arguments: [
    ("RM", []), ("ringgit malaysia", []), ("MYR", []), (#"\u0052M"#, []),
    ("rm", ["money/malformed-currency /value/currency"]),
    ("R", ["money/malformed-currency /value/currency"]),
    ("USX", ["money/unknown-currency /value/currency"]),
  ])
  func `a currency may have a name of the format's own`(text: String, expected: [String]) throws {
    let moment = "2026-01-31T10:00:00Z"
    #expect(try Self.lines(Self.lenient, moment, moment, text) == expected)
    if text == "RM" {
      let lines = try Self.lines(Spelling(), moment, moment, text)
      #expect(lines == ["money/malformed-currency /value/currency"])
    }
  }

  @Test func `an export time is understood in the spelling of the format`() throws {
    var contract = Self.contract(Self.lenient)
    contract.records[0].fields.append(FieldType("made", .utcMoment))
    contract.exportedAt = "made"
    let text =
      #"{"format": "small", "version": {"major": 1, "minor": 1}, "made": "2026-01-31 18:00:00+0800", "value": {"start": "2026-01-31T10:00:00Z", "end": "2026-01-31T10:00:00Z", "currency": "RM"}}"#
    let report = BackupChecker(try FormatLibrary([contract])).check(InputBytes(text))
    #expect(report.lines == [])
    #expect(report.exportedAt == "2026-01-31T10:00:00Z")
  }
}
