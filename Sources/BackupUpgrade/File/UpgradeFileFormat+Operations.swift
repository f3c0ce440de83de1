import BackupFormat
import BackupJSON

/// The facts of each operation.
extension UpgradeFileFormat {
  static let operations: [RecordType] = OperationName.allCases.map { operation in
    RecordType(operation.rawValue, fields: (operation.hasPlace ? [at] : []) + facts(operation) + [doc])
  }

  private static let at = FieldType.optional("at", name, default: "", doc: "The objects that it works on.")
  private static let doc = FieldType.optional("doc", text, default: "", doc: "Why, for people.")
  private static let fields = FieldType.fact("fields", names, doc: "The members.")
  private static let paths = FieldType.fact("fields", names, doc: "The paths of the values.")
  private static let renamings = ValueType.map(MapType(to: name, maximum: 1000))
  private static let key = FieldType.optional(
    "key",
    name,
    default: "id",
    doc: "The field that is the id of a record."
  )

  private static func facts(_ operation: OperationName) -> [FieldType] {
    switch operation {
    case .mark:
      [
        .fact("set", .map(MapType(to: .any, maximum: 8)), doc: "The keys that name format and version."),
        .optional("remove", .list(ListType(of: name, 0...8)), default: [], doc: "Keys that go."),
      ]
    case .rename: [.fact("names", renamings, doc: "The new key for each old one.")]
    case .move: [.fact("from", name, doc: "Where it is."), .fact("to", name, doc: "Where it goes.")]
    case .hoist:
      [
        .fact("field", name, doc: "The object."),
        .optional("names", renamings, default: [:], doc: "Another key for some of the members."),
      ]
    case .wrap:
      [
        fields, .fact("into", name, doc: "The object."),
        .optional("always", .boolean, default: false, doc: "Whether it is there without members."),
      ]
    case .add:
      [
        .fact("field", name, doc: "The new member."),
        .optional("from", .list(ListType(of: name, 0...100)), default: [], doc: "Sources."),
        .optional("value", .any, null: .meaning("the value is null"), doc: "The value without a source."),
      ]
    case .set:
      [
        .fact("field", name, doc: "The member."),
        FieldType("value", .any, null: .meaning("the value is null"), doc: "What it becomes."),
      ]
    case .remove: [fields]
    case .dropNull: [.optional("fields", names, doc: "The members; without it, all.")]
    case .mapValues, .minorUnits, .currency, .date, .uuid: valueFacts(operation)
    case .mapToList, .listToMap:
      [
        .fact("field", name, doc: "The member."), .fact("key", name, doc: "The field of the key."),
        .optional("value", name, doc: "The field of the value."),
      ]
    case .makeId:
      [
        .fact("field", name, doc: "The member."), .fact("prefix", name, doc: "What the id begins with."),
        .optional("from", name, doc: "What it ends with; without it, the place in the list."),
      ]
    case .dropDangling: [fields, .fact("collection", name, doc: "The list of the records."), key]
    case .split:
      [
        .fact("field", name, doc: "The text."), .fact("separator", name, doc: "Between the parts."),
        .fact("into", .list(ListType(of: name, 2...100)), doc: "The parts."),
        .optional(
          "fewer",
          ContractFileFormat.choice(UpgradeFewer.self),
          default: "refused",
          doc: "What a text with fewer parts does."
        ),
      ]
    case .merge:
      [
        .fact("fields", .list(ListType(of: name, 2...100)), doc: "The texts."),
        .fact("separator", name, doc: "Between the texts."), .fact("into", name, doc: "The text."),
      ]
    case .unnest:
      [
        .fact("field", name, doc: "The list."), .fact("to", name, doc: "The list at the root."), key,
        reference,
      ]
    case .nest:
      [
        .fact("field", name, doc: "The list."), .fact("from", name, doc: "The list at the root."), key,
        reference,
      ]
    case .count:
      [.fact("before", name, doc: "The values then."), .fact("now", name, doc: "The values now.")]
    case .call:
      [
        .fact("function", name, doc: "The name of the function."),
        .fact("version", major, doc: "The version of the function."),
      ]
    }
  }

  private static let reference = FieldType.fact(
    "reference",
    name,
    doc: "The field of the elements that holds the id of the record."
  )

  private static func valueFacts(_ operation: OperationName) -> [FieldType] {
    switch operation {
    case .mapValues:
      [
        paths,
        .fact("values", .map(MapType(to: .any, maximum: 10_000)), doc: "The new value for each old one."),
        .optional("others", choice(["refused", "kept"]), doc: "What another value does."),
        .optional("othersBecome", .any, null: .meaning("they become null"), doc: "What others become."),
      ]
    case .minorUnits:
      [
        paths, .optional("currency", name, doc: "Where the code of the currency is."),
        .optional("currencyCode", .currency, doc: "The code of all amounts."),
        .optional("aliases", codes, default: [:], doc: "The code for each text that is none."),
        .optional(
          "decimals",
          .map(MapType(to: .integer(IntegerType(0...4)), maximum: 1000)),
          default: [:],
          doc: "Decimals of codes for which ISO 4217 has none."
        ),
      ]
    case .currency: [paths, .fact("aliases", codes, doc: "The code for each other name.")]
    case .date:
      [
        paths,
        .optional(
          "as",
          ContractFileFormat.choice(UpgradeDateForm.self),
          default: "utcMoment",
          doc: "The form in which they are written."
        ),
        .optional("offset", name, doc: "The offset of dates that have none."),
      ]
    case .uuid: [paths]
    case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapToList, .listToMap,
      .makeId,
      .dropDangling, .split, .merge, .unnest, .nest, .count, .call:
      []
    }
  }

  private static let codes = ValueType.map(MapType(to: .currency, maximum: 1000))

  private static func choice(_ words: [String]) -> ValueType {
    .enumeration(EnumerationType(words, unknown: .refused))
  }
}
