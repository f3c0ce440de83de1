import BackupFormat

extension MistakeCase {
  /// Replaces the type of an optional field that no rule or collection asks for.
  private static func type(
    _ name: String,
    _ rule: String,
    _ pointer: String,
    isInFile: Bool = true,
    _ type: @escaping @Sendable () -> ValueType
  ) -> MistakeCase {
    MistakeCase(name, rule, "/records/amounts/fields/x" + pointer, isInFile: isInFile) {
      $0.add(FieldType("x", type(), presence: .optional), to: "amounts")
    }
  }

  /// Replaces the type of a required field.
  private static func required(
    _ name: String,
    _ rule: String,
    _ pointer: String,
    _ type: ValueType
  ) -> MistakeCase {
    MistakeCase(name, rule, "/records/amounts/fields/x" + pointer) {
      $0.add(FieldType("x", type), to: "amounts")
    }
  }

  static let types = [
    type("a text longer than itself", "contract/empty-range", "/minimum") {
      var type = TextType()
      (type.minimum, type.maximum) = (9, 8)
      return .text(type)
    },
    type("characters that run backwards", "contract/characters", "/characters") {
      .text(TextType(characters: "z-a"))
    },
    type("no characters", "contract/characters", "/characters") { .key(TextType(1...9, characters: "")) },
    type("a key of negative length", "contract/number-range", "/minimum", isInFile: false) {
      .key(TextType(-1...8))
    },
    type("a text of endless length", "contract/number-range", "/maximum", isInFile: false) {
      .text(TextType(0...Int.max))
    },
    type("no integer", "contract/empty-range", "/minimum") {
      var type = IntegerType(0...1)
      (type.minimum, type.maximum) = (5, 1)
      return .integer(type)
    },
    type("an integer that languages round", "contract/number-range", "/maximum", isInFile: false) {
      .integer(IntegerType(0...IntegerType.largest + 1))
    },
    type("money out of range", "contract/number-range", "/minimum", isInFile: false) {
      .money(MoneyType(Int64.min...0))
    },
    type("no money", "contract/empty-range", "/minimum") {
      var type = MoneyType(0...1)
      type.minimum = 2
      return .money(type)
    },
    type("no amount", "contract/empty-range", "/minimum") {
      var type = MinorUnitsType(of: "in")
      type.maximum = -IntegerType.largest
      type.minimum = 0
      return .minorUnits(type)
    },
    type("no decimal", "contract/empty-range", "/minimum") {
      .decimal(DecimalType(minimum: "1.5", maximum: "1.49"))
    },
    type("a decimal of too many digits", "contract/number-range", "/maximum", isInFile: false) {
      .decimal(DecimalType(maximum: "1" + String(repeating: "3", count: 50)))
    },
    type("no bytes", "contract/empty-range", "/minimum") {
      var type = Base64Type(0...1)
      type.minimum = 2
      return .base64(type)
    },
    type("no list", "contract/empty-range", "/minimum") {
      var type = ListType(of: .day, 0...1)
      type.minimum = 2
      return .list(type)
    },
    type("a map of less than nothing", "contract/number-range", "/maximum", isInFile: false) {
      .map(MapType(to: .day, maximum: -1))
    },
    type("a fallback out of range", "contract/fallback-not-a-value", "/outsideBecomes") {
      .integer(IntegerType(1...5, outside: .value(6)))
    },
    required(
      "a null that is refused",
      "contract/fallback-null",
      "/outsideBecomes",
      .integer(IntegerType(1...5, outside: .null))
    ),
    required(
      "an unknown value that is refused",
      "contract/fallback-null",
      "/unknownBecomes",
      .enumeration(EnumerationType(["a"], unknown: .null))
    ),
    type("a null in a list", "contract/fallback-null", "/of/outsideBecomes") {
      .list(ListType(of: .integer(IntegerType(1...5, outside: .null))))
    },
    type("a currency that is nowhere", "contract/unknown-field", "/currencyField") {
      .minorUnits(MinorUnitsType(of: "currency"))
    },
    type("a currency that is none", "contract/field-type", "/value/currencyField") {
      .map(MapType(to: .minorUnits(MinorUnitsType(of: "fee"))))
    },
    type("a record that is nowhere", "contract/unknown-record", "/record") { .record("shapes") },
    type("a record in a list that is nowhere", "contract/unknown-record", "/of/record") {
      .list(ListType(of: .record("Share")))
    },
    type("a collection that is nowhere", "contract/unknown-collection", "/collection") {
      .reference(ReferenceType(to: "persons"))
    },
    type("types without end", "contract/too-large", String(repeating: "/of", count: 16)) {
      (0..<30).reduce(ValueType.boolean) { type, _ in .list(ListType(of: type)) }
    },
    type("equal objects", "contract/unique-containers", "/unique") {
      .list(ListType(of: .record("share"), isUnique: true))
    },
    type("no discriminator", "contract/name-form", "/discriminator") {
      .union(UnionType(on: "", [.init("a", "circle")], unknown: .refused))
    },
    type("no cases", "contract/empty-choice", "/cases") { .union(UnionType(on: "is", [], unknown: .kept)) },
    type("a case twice", "contract/duplicate-name", "/cases/a", isInFile: false) {
      .union(UnionType(on: "is", [.init("a", "circle"), .init("a", "square")], unknown: .kept))
    },
    type("a case without a name", "contract/name-form", "/cases/") {
      .union(UnionType(on: "is", [.init("", "circle")], unknown: .kept))
    },
    type("a case that is nowhere", "contract/unknown-record", "/cases/a/record") {
      .union(UnionType(on: "is", [.init("a", "circel")], unknown: .kept))
    },
    type("a case from the future", "contract/since", "/cases/a/since") {
      .union(UnionType(on: "is", [.init("a", "circle", since: FormatVersion(3, 9))], unknown: .kept))
    },
    type("a discriminator that is a field", "contract/union-discriminator", "/cases/a") {
      .union(UnionType(on: "radius", [.init("a", "circle")], unknown: .kept))
    },
    type("a reserved case in use", "contract/reserved-name", "/reserved/0") {
      .union(UnionType(on: "is", [.init("a", "circle")], unknown: .kept, reserved: ["a"]))
    },
    MistakeCase(
      "a discriminator that is reserved",
      "contract/reserved-name",
      "/records/settings/fields/shape/cases/circle"
    ) { $0.record("circle") { $0.reserved = ["is"] } },
  ]

  static let texts = [
    type("no values", "contract/empty-choice", "/values") {
      .enumeration(EnumerationType([String](), unknown: .refused))
    },
    type("a value twice", "contract/duplicate-name", "/values/a", isInFile: false) {
      .enumeration(EnumerationType(["a", "a"], unknown: .refused))
    },
    type("a value without a name", "contract/name-form", "/values/") {
      .enumeration(EnumerationType([""], unknown: .refused))
    },
    type("a value with a quote", "contract/name-form", "/values/a\"") {
      .enumeration(EnumerationType(["a\""], unknown: .refused))
    },
    type("a value from the future", "contract/since", "/values/a/since") {
      .enumeration(EnumerationType([.init("a", since: FormatVersion(4, 0))], unknown: .refused))
    },
    type("a value's doc with a control character", "contract/text-form", "/values/a/doc") {
      .enumeration(EnumerationType([.init("a", doc: "\u{85}")], unknown: .refused))
    },
    type("a fallback that is no value", "contract/fallback-not-a-value", "/unknownBecomes") {
      .enumeration(EnumerationType(["smoking", "vaping"], unknown: .value("vapping")))
    },
    type("a fallback in other bytes", "contract/fallback-not-a-value", "/unknownBecomes") {
      .enumeration(EnumerationType(["é"], unknown: .value("e\u{301}")))
    },
    type("nothing to show", "contract/text-form", "/unknownShownAs") {
      .enumeration(EnumerationType(["a"], unknown: .kept(shownAs: "")))
    },
    type("a reserved value in use", "contract/reserved-name", "/reserved/0") {
      .enumeration(EnumerationType([.init("a")], unknown: .refused, reserved: ["a"]))
    },
  ]
}
