import BackupFormat
import BackupJSON

/// Contracts without mistakes that nobody would write by hand.
struct RandomContract<Random: RandomNumberGenerator> {
  var random: Random

  /// Whether contract files can say them, and so the check obeys them.
  private static var hasAliases: Bool {
    ContractFileFormat.contract.record("text field")?.field("aliases") != nil
  }

  mutating func next() -> Contract {
    while true {
      let contract = contract()
      if contract.mistakes.isEmpty { return contract }
    }
  }

  private mutating func contract() -> Contract {
    let names = ["alpha", "be/ta", "ga~mma δ", "delta"].prefix(chance(2...4))
    let items = RecordType(
      "item",
      fields: [FieldType("id", chance(2) ? .uuid : .key(TextType(1...chance(3...40))))] + fields(names, 3)
    )
    let records = names.map { name in
      RecordType(
        name,
        unknownFields: RecordType.UnknownFields.allCases.randomElement(using: &random) ?? .kept,
        fields: fields(names, 4)
      )
    }
    let root = RecordType(
      "root",
      fields: [FieldType("items", .list(ListType(of: .record("item"), 0...chance(2...9))))] + fields(names, 5)
    )
    let isInteger = chance(4)
    return Contract(
      format: "random",
      title: "Random",
      version: FormatVersion(chance(1...3), isInteger ? 0 : chance(0...2)),
      status: .draft,
      recognition: Recognition(value: "random", versionForm: isInteger ? .integer : .majorMinor),
      root: "root",
      records: [root, items] + records,
      collections: [Collection(field: "items")],
      limits: Limits(records: chance(3...20))
    )
  }

  private mutating func fields(_ records: ArraySlice<String>, _ count: Int) -> [FieldType] {
    (0..<count).map { number in
      let type = type(records, 0)
      return FieldType(
        "f\(number)",
        type,
        presence: chance(2) ? .required : .optional,
        null: chance(3) ? .absent : chance(3) ? .meaning("none") : .refused,
        aliases: Self.hasAliases && chance(6) ? ["old\(number)"] + (chance(3) ? ["older\(number)"] : []) : []
      )
    }
  }

  private mutating func type(_ records: ArraySlice<String>, _ depth: Int) -> ValueType {
    let record = records.randomElement(using: &random) ?? "alpha"
    switch chance(0...(depth > 2 ? 17 : 21)) {
    case 0: return .text(TextType(0...chance(1...9)))
    case 1:
      return .text(
        TextType(
          chance(0...3)...9,
          characters: ["a-z", "0-9A-F", "a-z0-9_-", "^]-a", "!-~"].randomElement(using: &random)
        )
      )
    case 2: return .boolean
    case 3: return .integer(IntegerType(Int64(-chance(0...3))...Int64(chance(0...9))))
    case 4: return .integer(IntegerType(0...9, outside: chance(2) ? .value(3) : .null))
    case 5:
      return .decimal(DecimalType(minimum: chance(2) ? "-0.5" : nil, maximum: chance(2) ? "10.25" : nil))
    case 6: return .money(MoneyType(0...Int64(chance(100...999))))
    case 7: return .currency
    case 8: return .utcMoment
    case 9: return .localMoment
    case 10: return .day
    case 11: return .timeOfDay
    case 12: return .uuid
    case 13: return .reference(ReferenceType(to: "items", dangling: .warned))
    case 14:
      let least = chance(0...7)
      return .base64(
        Base64Type(least...(least + chance(0...7)), alphabet: chance(2) ? .standard : .url)
      )
    case 15, 16:
      let unknown: [EnumerationType.Unknown] = [.refused, .null, .value("a"), .kept(shownAs: "?")]
      return .enumeration(
        EnumerationType(["a", "b", "é"], unknown: unknown.randomElement(using: &random) ?? .refused)
      )
    case 17: return .any
    case 18:
      return .list(ListType(of: type(records, depth + 1), 0...chance(1...4), isUnique: chance(3)))
    case 19:
      return .map(
        MapType(
          MapType.Key.allCases.randomElement(using: &random) ?? .text,
          to: type(records, depth + 1),
          maximum: chance(1...4)
        )
      )
    case 20: return .record(record)
    default:
      let other = records.randomElement(using: &random) ?? "alpha"
      return .union(
        UnionType(
          on: "kind",
          [.init("circle", record), .init("square", other)],
          unknown: chance(2) ? .kept : .refused
        )
      )
    }
  }

  /// One in so many.
  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func chance(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
