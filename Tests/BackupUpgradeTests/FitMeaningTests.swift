import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// What loads and means something else is told, and no longer where an operation says what becomes of it.
struct FitMeaningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let old: [FieldType]
    let new: [FieldType]
    var operations: [String] = []
    let gap: String
    /// Operations with which nothing is found; `nil` where no operation can help.
    var mended: [String]?
    var testDescription: String { name }
  }

  private static let currencies = [FieldType("cur", .currency), FieldType("cur2", .currency)]
  private static let minor = FieldType("a", .minorUnits(MinorUnitsType(of: "cur")))
  private static let major = FieldType("a", .decimal(DecimalType(currencyField: "cur")))
  private static let number = FieldType("a", .integer(IntegerType()))

  private static func choice(_ unknown: EnumerationType.Unknown) -> FieldType {
    FieldType("a", .enumeration(EnumerationType(["x", "y"], unknown: unknown)))
  }

  private static func text(_ presence: FieldType.Presence) -> FieldType {
    FieldType("a", .text(TextType()), presence: presence)
  }

  private static func minorUnits(_ currency: String) -> String {
    #"{"do": "minorUnits", "at": "/items/*", "fields": ["a"], \#(currency)}"#
  }

  static let amounts = [
    Row(
      name: "an amount in major units",
      old: currencies + [major],
      new: currencies + [minor],
      gap: "fault: `items/*/a` is an amount in major units: no `minorUnits` turns it into minor units",
      mended: [minorUnits(#""currency": "cur""#)]
    ),
    Row(
      name: "a number that becomes an amount",
      old: currencies + [number],
      new: currencies + [minor],
      gap:
        "fault: `items/*/a` is a plain number, and an amount in minor units in the new contract: no `minorUnits` makes it one",
      mended: [minorUnits(#""currency": "cur""#)]
    ),
    Row(
      name: "an amount that becomes a number",
      old: currencies + [minor],
      new: currencies + [number],
      gap: "doubt: `items/*/a` is an amount in minor units, and a plain number in the new contract"
    ),
    Row(
      name: "an amount in minor units that becomes one in major units",
      old: currencies + [minor],
      new: currencies + [major],
      gap: "fault: `items/*/a` is an amount in minor units, and one in major units in the new contract"
    ),
    Row(
      name: "an amount whose currency stands in another field",
      old: currencies + [FieldType("a", .minorUnits(MinorUnitsType(of: "cur2")))],
      new: currencies + [minor],
      gap: "fault: `items/*/a` is in the currency of `cur2`, and not in that of `cur`"
    ),
    Row(
      name: "an amount that is read by the other currency",
      old: currencies + [major],
      new: currencies + [minor],
      operations: [minorUnits(#""currency": "cur2""#)],
      gap:
        "fault: an amount that stands for another currency is in the currency of `cur2`, and not in that of `cur`",
      mended: [minorUnits(#""currency": "cur""#)]
    ),
    Row(
      name: "a plain number that is read by the other currency",
      old: currencies + [number],
      new: currencies + [minor],
      operations: [minorUnits(#""currency": "cur2""#)],
      gap: "fault: `items/*/a` is in the currency of `cur2`, and not in that of `cur`",
      mended: [minorUnits(#""currency": "cur""#)]
    ),
    Row(
      name: "a plain number that is read as yen",
      old: currencies + [number],
      new: currencies + [minor],
      operations: [minorUnits(#""currencyCode": "JPY""#)],
      gap: "fault: `items/*/a` is in JPY, and `cur` may be another currency"
    ),
    Row(
      name: "a plain number in yen whose currency says euro",
      old: [number],
      new: [minor, FieldType("cur", .currency)],
      operations: [
        minorUnits(#""currencyCode": "JPY""#),
        #"{"do": "set", "at": "/items/*", "field": "cur", "value": "EUR"}"#,
      ],
      gap: "fault: `items/*/a` is in JPY, and `cur` may be another currency",
      mended: [
        minorUnits(#""currencyCode": "JPY""#),
        #"{"do": "set", "at": "/items/*", "field": "cur", "value": "JPY"}"#,
      ]
    ),
    Row(
      name: "an amount that is multiplied twice",
      old: currencies + [number],
      new: currencies + [minor],
      operations: [minorUnits(#""currency": "cur""#), minorUnits(#""currency": "cur""#)],
      gap: "fault: an amount is in minor units already, and would be multiplied again",
      mended: [minorUnits(#""currency": "cur""#)]
    ),
    Row(
      name: "an amount in a list",
      old: currencies + [FieldType("a", .list(ListType(of: .integer(IntegerType()))))],
      new: currencies + [FieldType("a", .list(ListType(of: .minorUnits(MinorUnitsType(of: "cur")))))],
      gap:
        "fault: `items/*/a` is a plain number, and an amount in minor units in the new contract: no `minorUnits` makes it one",
      mended: [
        #"{"do": "minorUnits", "at": "/items/*", "fields": ["a/*"], "currency": "cur"}"#
      ]
    ),
    Row(
      name: "a decimal whose currency stands in another field",
      old: currencies + [FieldType("a", .decimal(DecimalType(currencyField: "cur2")))],
      new: currencies + [major],
      gap: "fault: `items/*/a` is in the currency of `cur2`, and not in that of `cur`"
    ),
  ]

  static let meanings = [
    Row(
      name: "another default",
      old: [text(.defaulting("x"))],
      new: [text(.defaulting("y"))],
      gap: "fault: `items/*/a` means another value where it is left out: no `add` writes the old one",
      mended: [#"{"do": "add", "at": "/items/*", "field": "a", "value": "x"}"#]
    ),
    Row(
      name: "another default that is written as what it was not",
      old: [text(.defaulting("x"))],
      new: [text(.defaulting("y"))],
      operations: [#"{"do": "add", "at": "/items/*", "field": "a", "value": "y"}"#],
      gap: "doubt: `a` has a default in the old contract, and the operation writes another value"
    ),
    Row(
      name: "a default where there was none",
      old: [text(.optional)],
      new: [text(.defaulting("hello"))],
      gap:
        "doubt: `items/*/a` means no value where it is left out, and gets a default: no `add` writes what it is",
      mended: [#"{"do": "add", "at": "/items/*", "field": "a", "value": ""}"#]
    ),
    Row(
      name: "a default that goes",
      old: [text(.defaulting("x"))],
      new: [text(.optional)],
      gap:
        "doubt: `items/*/a` means a value where it is left out, and none in the new contract: no `add` writes it",
      mended: [#"{"do": "add", "at": "/items/*", "field": "a", "value": "x"}"#]
    ),
    Row(
      name: "another fallback",
      old: [choice(.value("x"))],
      new: [choice(.value("y"))],
      gap: "fault: `items/*/a` may be unknown, and is read as `y` then, not as `x`",
      mended: [
        #"{"do": "mapValues", "at": "/items/*", "fields": ["a"], "values": {"x": "x", "y": "y"}, "othersBecome": "x"}"#
      ]
    ),
    Row(
      name: "a fallback that becomes null",
      old: [choice(.value("x"))],
      new: [choice(.null)],
      gap: "doubt: `items/*/a` may be unknown, and is read as something else then"
    ),
    Row(
      name: "a unit where there was none",
      old: [number],
      new: [FieldType("a", .integer(IntegerType()), unit: "seconds")],
      gap: "doubt: `items/*/a` has no unit in the old contract, and is in seconds in the new"
    ),
    Row(
      name: "another unit",
      old: [FieldType("a", .integer(IntegerType(0...1)), unit: "minutes")],
      new: [FieldType("a", .integer(IntegerType(0...60)), unit: "seconds")],
      gap: "fault: `items/*/a` is in minutes, and in seconds in the new contract: nothing converts it",
      mended: [#"{"do": "mapValues", "at": "/items/*", "fields": ["a"], "values": {"0": 0, "1": 60}}"#]
    ),
    Row(
      name: "another unit of a value that was moved",
      old: [FieldType("b", .integer(IntegerType()), unit: "minutes")],
      new: [FieldType("a", .integer(IntegerType()), unit: "seconds")],
      operations: [#"{"do": "rename", "at": "/items/*", "names": {"b": "a"}}"#],
      gap: "fault: `items/*/a` is in minutes, and in seconds in the new contract: nothing converts it"
    ),
    Row(
      name: "another meaning by number",
      old: [choice(.refused)],
      new: [FieldType("a", .enumeration(EnumerationType(["x", "y"], unknown: .refused)), semantics: 1)],
      gap: "doubt: `items/*/a` has another `semantics` in the new contract, and no operation works on it",
      mended: [#"{"do": "mapValues", "at": "/items/*", "fields": ["a"], "values": {"x": "y", "y": "x"}}"#]
    ),
    Row(
      name: "another meaning of null",
      old: [FieldType("a", .boolean, null: .meaning("nobody asked"))],
      new: [FieldType("a", .boolean, null: .meaning("nobody knows"))],
      gap: "doubt: `items/*/a` may be null, which means something else in the new contract"
    ),
  ]

  @Test(arguments: amounts + meanings)
  func `a value that means something else is told`(_ row: Row) throws {
    #expect(try SmallStep.gaps(row.operations, row.old, row.new).words == [row.gap])
    if let mended = row.mended { #expect(try SmallStep.gaps(mended, row.old, row.new).words == []) }
  }

  @Test func `a fallback and a default go with the values that are mapped`() throws {
    let old = FieldType(
      "a",
      .enumeration(EnumerationType(["misc", "y"], unknown: .value("misc"))),
      presence: .defaulting("misc")
    )
    let new = FieldType(
      "a",
      .enumeration(EnumerationType(["other", "y"], unknown: .value("other"))),
      presence: .defaulting("other")
    )
    let map =
      #"{"do": "mapValues", "at": "/items/*", "fields": ["a"], "values": {"misc": "other"}, "others": "kept"}"#
    #expect(try SmallStep.gaps([map], [old], [new]).words == [])
  }

  @Test func `a list that may be left out is one without elements`() throws {
    let list = ValueType.list(ListType(of: .uuid))
    let old = FieldType("a", list, presence: .optional)
    #expect(try SmallStep.gaps([], [old], [FieldType("a", list, presence: .defaulting([]))]).words == [])
  }

  @Test func `the currency of an amount is followed through new keys`() throws {
    let names = #"{"do": "rename", "at": "/items/*", "names": {"cur": "cur2", "cur2": "cur"}}"#
    let swapped = Self.currencies + [FieldType("a", .minorUnits(MinorUnitsType(of: "cur2")))]
    #expect(try SmallStep.gaps([names], Self.currencies + [Self.minor], swapped).words == [])
    let wrap = #"{"do": "wrap", "at": "/items/*", "fields": ["a", "cur"], "into": "cost"}"#
    let hoist = #"{"do": "hoist", "at": "/items/*", "field": "cost", "names": {"a": "b", "cur": "code"}}"#
    let renamed = [
      FieldType("cur2", .currency), FieldType("code", .currency),
      FieldType("b", .minorUnits(MinorUnitsType(of: "code"))),
    ]
    #expect(try SmallStep.gaps([wrap, hoist], Self.currencies + [Self.minor], renamed).words == [])
  }
}
