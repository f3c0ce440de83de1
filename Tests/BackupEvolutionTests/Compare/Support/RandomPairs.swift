import BackupFormat
import BackupJSON
import TestSupport

/// Random contracts, and careless edits of them.
struct RandomPairs {
  private var types: RandomTypes

  init(seed: UInt64) { types = RandomTypes(random: SplitMix64(seed: seed)) }

  /// A contract, and what a few edits make of it; both without mistakes.
  mutating func next() -> (older: Contract, newer: Contract, edits: Int) {
    while true {
      let older = contract()
      guard older.mistakes.isEmpty else { continue }
      let edits = types.number(1...3)
      var newer = older
      for _ in 0..<edits { edit(&newer) }
      if newer.mistakes.isEmpty, newer != older { return (older, newer, edits) }
    }
  }

  private mutating func contract() -> Contract {
    let fields = (0..<types.number(2...4)).map { types.field(["alpha", "beta", "gamma", "delta"][$0]) }
    return Contract(
      format: "random-backup",
      title: "Random",
      version: FormatVersion(1, 0),
      status: .released,
      recognition: Recognition(value: "random-backup"),
      root: "backup",
      records: [
        RecordType(
          "backup",
          fields: [
            FieldType("items", .list(ListType(of: .record("item")))), FieldType("note", .record("note")),
          ]
        ), RecordType("item", fields: [FieldType("id", .uuid)] + fields),
        RecordType(
          "note",
          unknownFields: RecordType.UnknownFields.allCases[types.number(0...2)],
          fields: [types.field("first"), types.field("second")]
        ), RecordType("circle", fields: [FieldType("radius", .integer(IntegerType(0...9)))]),
        RecordType("square", fields: [FieldType("side", .integer(IntegerType(0...9)), presence: .optional)]),
      ],
      collections: [Collection(field: "items")]
    )
  }

  private mutating func edit(_ contract: inout Contract) {
    let record = types.number(1...3)
    var fields = contract.records[record].fields
    let place = types.number(0...fields.count - 1)
    switch types.number(0...10) {
    case 0: fields.append(types.field("fresh"))
    case 1 where fields.count > 1: contract.records[record].reserved.append(fields.remove(at: place).name)
    case 2: fields[place].type = types.type(isField: true)
    case 3: fields[place].type = tweaked(fields[place])
    case 4: fields[place].presence = fields[place].presence == .required ? .optional : .required
    case 5: fields[place].null = fields[place].null == .refused ? .meaning("nothing") : .refused
    case 6: fields[place].absence = fields[place].absence.isEmpty ? "that there is none" : ""
    case 7: fields[place].doc += "More."
    case 8: fields.shuffle(using: &types.random)
    case 9: contract.records[record].unknownFields = RecordType.UnknownFields.allCases[types.number(0...2)]
    default: fields[place].name = "renamed"
    }
    contract.records[record].fields = fields
  }

  /// The same kind of type with other limits.
  private mutating func tweaked(_ field: FieldType) -> ValueType {
    switch field.type {
    case .text: return .text(types.text())
    case .key: return .key(types.text())
    case .integer: return .integer(types.integer(mayBeNull: field.null != .refused))
    case .enumeration: return .enumeration(types.enumeration(mayBeNull: field.null != .refused))
    case .list(var list):
      list.maximum = list.minimum + types.number(0...4)
      return .list(list)
    case .map(var map):
      map.maximum = types.number(1...5)
      return .map(map)
    case .base64: return .base64(Base64Type(0...types.number(1...9)))
    case .union(var union):
      if union.cases.count > 1, types.chance(2) {
        union.reserved.append(union.cases.removeLast().value)
      } else {
        union.unknown = union.unknown == .kept ? .refused : .kept
      }
      return .union(union)
    case .boolean, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day, .timeOfDay,
      .uuid,
      .record, .reference, .any, .answers:
      return types.type(isField: true)
    }
  }
}
