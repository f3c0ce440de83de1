import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Types of numbers, each by a few values.
struct InferredNumberTests {
  private static func inferred(_ name: String, _ values: [String], _ more: String = "") throws -> Inferred {
    let records = values.map { "{\"\(name)\": \($0)\(more)}" }.joined(separator: ",")
    return try Inferred(Inferred.file("\"things\": [\(records)]"))
  }

  @Test(arguments: [
    ("count", ["0", "-7", "9007199254740991"], ValueType.integer(IntegerType())),
    ("count", ["1", "1.5"], .decimal(DecimalType())), ("count", ["1.0"], .decimal(DecimalType())),
    ("count", ["1e3"], .decimal(DecimalType())), ("count", ["-0"], .decimal(DecimalType())),
    ("serial", ["9007199254740992"], .decimal(DecimalType())),
    ("confidence", ["0.25", "1", "0"], .decimal(DecimalType(minimum: "0", maximum: "1"))),
    ("confidence", ["0.25", "1.5"], .decimal(DecimalType())), ("x", ["0.25"], .decimal(DecimalType())),
    ("x", ["0.12345678901234567890123456789012345678901"], .any), ("x", ["1e999"], .any),
    ("x", ["1", "true"], .any), ("x", ["1", "\"1\""], .any),
  ])
  func `a type is that of all numbers`(name: String, values: [String], expected: ValueType) throws {
    let inferred = try Self.inferred(name, values)
    #expect(try inferred.thing(name).type == expected)
    #expect(inferred.notes("/things/*/\(name)", .type).count == 1)
  }

  @Test
  func `many zeros and ones have a range, which is in doubt`() throws {
    let many = try Self.inferred("flag", Array(repeating: ["0", "1"], count: 10).flatMap { $0 })
    #expect(try many.thing("flag").type == .integer(IntegerType(0...1)))
    #expect(
      many.notes("/things/*/flag") == [
        "? is a whole number: 20 values, each 0 or 1, so that it may be a boolean"
      ]
    )
    let few = try Self.inferred("flag", ["0", "1"])
    #expect(try few.thing("flag").type == .integer(IntegerType()))
  }

  private static let moments: [(name: String, values: [String], unit: String?)] = [
    ("createdAt", ["1702934567", "1702934568"], "seconds since 1970-01-01T00:00:00Z"),
    ("updatedAt", ["1702934567518"], "milliseconds since 1970-01-01T00:00:00Z"),
    ("x", ["1702934567518"], "milliseconds since 1970-01-01T00:00:00Z"),
    ("dateAdded", ["1475084731479000", "0"], "microseconds since 1970-01-01T00:00:00Z"),
    ("size", ["1702934567"], nil), ("createdAt", ["17029345"], nil), ("createdAt", ["1702934567", "5"], nil),
    ("fileId", ["1702934567518"], nil), ("createdAt", ["0"], nil),
  ]

  @Test(arguments: moments)
  func `moments as numbers have their unit`(name: String, values: [String], unit: String?) throws {
    let inferred = try Self.inferred(name, values)
    #expect(try inferred.thing(name).unit == unit)
    #expect(try inferred.thing(name).type == .integer(IntegerType()))
  }

  @Test
  func `amounts beside a currency are minor units, by their name or their size`() throws {
    let minor = try Self.inferred("amountMinor", ["5", "7"], ", \"currency\": \"EUR\"")
    #expect(try minor.thing("amountMinor").type == .minorUnits(MinorUnitsType(of: "currency")))
    #expect(
      minor.notes("/things/*/amountMinor") == ["is an amount in minor units of `currency`: 2 of 2 values"]
    )
    let doubtful = try Self.inferred("price", ["1400"], ", \"currency\": \"EUR\"")
    #expect(try doubtful.thing("price").type == .minorUnits(MinorUnitsType(of: "currency")))
    #expect(try doubtful.thing("price").doc.hasPrefix("To decide: is an amount in minor units"))
  }

  @Test(arguments: [
    ("price", ["14"], ", \"currency\": \"EUR\""), ("price", ["1400"], ", \"currency\": \"RM\""),
    ("price", ["1400"], ""), ("price", ["1400"], ", \"currency\": null"),
    ("price", ["1400"], ", \"currency\": \"EUR\", \"otherCurrency\": \"USD\""),
  ])
  func `other whole numbers are whole numbers`(name: String, values: [String], more: String) throws {
    #expect(try Self.inferred(name, values, more).thing(name).type == .integer(IntegerType()))
  }

  @Test
  func `an object of an amount and a currency is money`() throws {
    let inferred = try Inferred(
      Inferred.things(
        #"{"cost": {"amount": 1400, "currency": "USD"}}"#,
        #"{"cost": {"currency": "JPY", "amount": 5}}"#
      )
    )
    #expect(try inferred.thing("cost").type == .money(MoneyType()))
    #expect(inferred.support("/things/*/cost") == "2 of 2")
  }

  @Test(arguments: [
    #"{"amount": 14.5, "currency": "USD"}"#, #"{"amount": 14, "currency": "RM"}"#,
    #"{"amount": 14, "currency": "USD", "period": "day"}"#, #"{"amount": 14}"#,
  ])
  func `another object is a record`(cost: String) throws {
    let inferred = try Inferred(Inferred.things("{\"cost\": \(cost)}"))
    #expect(try inferred.thing("cost").type == .record("cost"))
  }
}
