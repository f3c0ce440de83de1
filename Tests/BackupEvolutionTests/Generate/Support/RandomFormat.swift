import BackupFormat
import BackupJSON
import TestSupport

/// Makes contracts without mistakes whose documents can be written, the same one for the same seed.
///
/// Every type, rule, attribute and way of being recognised occurs; limits are small, so that they can be reached.
struct RandomFormat {
  private var random: SplitMix64
  private var version = FormatVersion(1, 0)
  private var collections: [Collection] = []
  /// Records that can be used as types: later ones use earlier ones only, so that none needs itself.
  private var usable: [String] = []
  private var records: [RecordType] = []

  private init(seed: UInt64) { random = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  static func contract(seed: UInt64) -> Contract {
    var maker = RandomFormat(seed: seed)
    return maker.make(seed)
  }

  // MARK: Choices

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func word() -> String {
    pick([
      "a", "name", "é", "\u{1F602}", "a/b", "~x", "created at", "0", "-", "type", "doc", "fields", "kind",
    ])
      + String(below(1000))
  }

  private mutating func since() -> FormatVersion? {
    flip() ? nil : FormatVersion(version.major, below(version.minor + 1))
  }

  // MARK: The contract

  private mutating func make(_ seed: UInt64) -> Contract {
    version = FormatVersion(1 + below(4), flip() ? 0 : below(5))
    let integerVersion = version.minor == 0 && flip()
    for number in 0..<below(4) {
      collections.append(
        Collection(
          field: "collection\(number)",
          key: pick(["id", "uid"]),
          updatedAt: flip() ? "updatedAt" : nil,
          happenedAt: flip() ? "happenedAt" : nil
        )
      )
    }
    for number in 0..<below(6) {
      records.append(record("record \(number)"))
      usable.append("record \(number)")
    }
    if flip() { addTree() }
    for (number, collection) in collections.enumerated() { addItem(number, collection) }
    var root = record("backup")
    for (number, collection) in collections.enumerated() {
      let list = ListType(of: .record("item \(number)"), pick([0...10_000_000, 0...5, 2...9, 1...100]))
      root.fields.append(
        FieldType(
          collection.field,
          .list(list),
          presence: list.minimum > 0 ? .required : pick([.required, .optional, .defaulting([])])
        )
      )
    }
    if flip() { addForm(to: &root) }
    let hasTime = flip()
    if hasTime { root.fields.append(FieldType("made", .utcMoment)) }
    records.append(root)
    return Contract(
      format: "random-\(seed)",
      title: "Random",
      version: version,
      status: .draft,
      recognition: Recognition(
        key: pick(["format", "appName"]),
        value: pick(["random", "Random of all", "é"]),
        versionKey: pick(["version", "schema"]),
        versionForm: integerVersion ? .integer : .majorMinor
      ),
      root: "backup",
      records: records.shuffled(using: &random),
      collections: collections,
      exportedAt: hasTime ? "made" : nil,
      limits: flip() ? Limits() : Limits(bytes: 1 << 24, records: 20 + below(1000)),
      defaults: pick(Contract.Defaults.allCases)
    )
  }

  private mutating func addItem(_ number: Int, _ collection: Collection) {
    var item = record("item \(number)")
    item.fields += [
      FieldType(collection.key, flip() ? .uuid : .key(TextType(pick([1...50, 3...3, 0...20, 10...12])))),
      FieldType("updatedAt", .utcMoment), FieldType("happenedAt", .utcMoment),
    ]
    if flip() { item.rules.append(.notBefore(field: "updatedAt", other: "happenedAt")) }
    records.append(item)
  }

  /// A record that contains itself.
  private mutating func addTree() {
    let children = ListType(of: .record("tree"), 0...(1 + below(3)))
    var tree = RecordType("tree", fields: [FieldType("children", .list(children))])
    if flip() { tree.fields.append(FieldType("parent", .record("tree"), null: .meaning("has none"))) }
    if flip() { tree.fields.append(FieldType("twin", .record("tree"), presence: .optional)) }
    records.append(tree)
    usable.append("tree")
  }

  // MARK: Records

  private mutating func record(_ name: String) -> RecordType {
    var record = RecordType(name, fields: [FieldType("currency", .currency)])
    record.unknownFields = pick(RecordType.UnknownFields.allCases)
    for number in 0..<below(8) { record.fields.append(field(word() + " \(number)")) }
    record.reserved = (0..<below(3)).map { $0 == 0 ? "xUnknownKey" : "gone \($0)" }
    addOrder(to: &record)
    if flip() { addSum(to: &record, name) }
    return record
  }

  private mutating func addOrder(to record: inout RecordType) {
    let days = record.fields.filter { $0.type == .day }.map(\.name)
    if days.count > 1 { record.rules.append(rule(.notBefore(field: days[0], other: days[1]))) }
    guard flip() else { return }
    let range = pick([0...10, -5...5, 0...IntegerType.largest]) as ClosedRange<Int64>
    record.fields.append(
      FieldType("low", .integer(IntegerType(range)), presence: pick([.optional, .required]))
    )
    record.fields.append(
      FieldType("high", .integer(IntegerType(range)), presence: pick([.optional, .required]))
    )
    record.rules.append(rule(.notBefore(field: "high", other: "low")))
  }

  private mutating func addSum(to record: inout RecordType, _ name: String) {
    let part = "part of \(name)"
    records.append(RecordType(part, fields: [FieldType("share", .integer(IntegerType(0...1000)))]))
    record.fields.append(FieldType("parts", .list(ListType(of: .record(part), pick([0...4, 1...3, 2...9])))))
    record.fields.append(
      FieldType(
        "all",
        .minorUnits(MinorUnitsType(of: "currency", 0...10_000)),
        presence: pick([.optional, .required])
      )
    )
    record.rules.append(rule(.sum(list: "parts", item: "share", total: "all")))
  }

  private mutating func rule(_ condition: FieldRule.Condition) -> FieldRule {
    FieldRule(condition, breach: pick(FieldRule.Breach.allCases))
  }

  private mutating func field(_ name: String) -> FieldType {
    var field = FieldType(name, type(depth: 2, takesNull: true), presence: .optional)
    switch below(4) {
    case 0: field.presence = takesNull(field.type) ? .optional : .required
    case 1:
      field.null = .absent
      field.presence = .defaulting(nil)
    case 2: field.null = .meaning("nothing")
    default: field.absence = flip() ? "" : "means nothing"
    }
    if below(4) == 0 { field.aliases = ["old " + name] }
    field.since = since()
    field.deprecated = field.presence != .required && below(5) == 0
    return field
  }

  /// Whether the type has a fallback that is null.
  private func takesNull(_ type: ValueType) -> Bool {
    if case .integer(let integer) = type { return integer.outside == .null }
    if case .enumeration(let enumeration) = type { return enumeration.unknown == .null }
    return false
  }

  // MARK: A form

  private mutating func addForm(to root: inout RecordType) {
    let text = ValueType.text(TextType(0...(20 + below(50))))
    let isUnion = flip()
    let option = RecordType("option", fields: [FieldType("key", pick([.uuid, .key(TextType(1...30))]))])
    let number = FieldType("least", .integer(IntegerType()), presence: pick([.optional, .required]))
    let other = FieldType("most", .integer(IntegerType()), presence: pick([.optional, .required]))
    let options = FieldType(
      "options",
      .list(ListType(of: .record("option"))),
      presence: pick([.optional, .required])
    )
    let id = FieldType("code", pick([.uuid, .key(TextType()), text]))
    records.append(option)
    let kinds = ["scale", "choice", "choices", "toggle", "words"]
    var element = ValueType.record("question")
    if isUnion {
      records.append(RecordType("question", fields: [id, number, other, options]))
      let cases = kinds.map { UnionType.Case($0, "question") }
      element = .union(UnionType(on: "kind", cases, unknown: pick(UnionType.Unknown.allCases)))
    } else {
      let kind = pick([text, .enumeration(EnumerationType(kinds + ["more"], unknown: .refused))])
      records.append(RecordType("question", fields: [id, FieldType("kind", kind), number, other, options]))
    }
    let list = FieldType("questions", .list(ListType(of: element)))
    var path = ["questions"]
    if flip() {
      records.append(RecordType("form", fields: [list]))
      root.fields.append(FieldType("form", .record("form"), presence: pick([.optional, .required])))
      path = ["form", "questions"]
    } else {
      root.fields.append(list)
    }
    let answers = ValueType.answers(
      AnswersType(
        questions: path,
        idField: "code",
        kindField: "kind",
        kinds: [
          .init("scale", .integer(minimumField: "least", maximumField: "most")),
          .init("choice", .option(listField: "options", idField: "key")),
          .init("choices", .options(listField: "options", idField: "key")),
          .init("toggle", .boolean), .init("words", .text),
        ]
      )
    )
    root.fields.append(FieldType("answers", pick([answers, .list(ListType(of: answers, 0...7))])))
  }

  // MARK: Types

  private mutating func range(_ most: Int) -> ClosedRange<Int> {
    let low = below(4)
    return low...low + below(most)
  }

  private mutating func wide() -> ClosedRange<Int64> {
    let low = pick([-IntegerType.largest, -5, 0, 3])
    return low...pick([low, 3, 1_000_000, IntegerType.largest].filter { $0 >= low })
  }

  private mutating func text() -> TextType {
    let characters = below(4) == 0 ? pick(["a-z", "0-9a-f", "A-Za-z0-9_-", "x"]) : nil
    return TextType(range(60), characters: characters, equality: pick(TextType.Equality.allCases))
  }

  private mutating func type(depth: Int, takesNull: Bool = false) -> ValueType {
    switch below(depth > 0 ? 22 : 17) {
    case 0: return .text(text())
    case 1: return .boolean
    case 2:
      let range = wide()
      return .integer(
        IntegerType(range, outside: pick([.refused, .value(range.upperBound), takesNull ? .null : .refused]))
      )
    case 3: return .decimal(DecimalType(minimum: pick([nil, "-1.50"]), maximum: pick([nil, "0", "2e9"])))
    case 4: return .money(MoneyType(wide()))
    case 5: return .minorUnits(MinorUnitsType(of: "currency", wide()))
    case 6: return .currency
    case 7: return .utcMoment
    case 8: return .localMoment
    case 9, 10: return .day
    case 11: return .timeOfDay
    case 12: return .uuid
    case 13: return .key(text())
    case 14: return .enumeration(enumeration(takesNull: takesNull))
    case 15: return .base64(Base64Type(range(40), alphabet: pick(Base64Type.Alphabet.allCases)))
    case 16:
      guard !collections.isEmpty else { return .any }
      return .reference(
        ReferenceType(to: pick(collections).field, dangling: pick(ReferenceType.Dangling.allCases))
      )
    case 17, 18: return list(type(depth: depth - 1))
    case 19:
      return .map(MapType(pick(MapType.Key.allCases), to: type(depth: depth - 1), maximum: 1 + below(9)))
    case 20: return usable.isEmpty ? .any : .record(pick(usable))
    default:
      guard !usable.isEmpty else { return .any }
      let cases = (0...below(3)).map { number in
        UnionType.Case("case \(number)", pick(usable), since: since())
      }
      return .union(
        UnionType(
          on: pick(["which", "is"]),
          cases,
          unknown: pick(UnionType.Unknown.allCases),
          reserved: flip() ? [] : ["case 9", "xUnknownCase"]
        )
      )
    }
  }

  private mutating func list(_ element: ValueType) -> ValueType {
    let isUnique =
      switch element {
      case .day, .uuid, .utcMoment, .timeOfDay: flip()
      case .text(let text): text.maximum > 3 && text.characters == nil && flip()
      default: false
      }
    return .list(ListType(of: element, range(20), isUnique: isUnique, isOrdered: flip()))
  }

  private mutating func enumeration(takesNull: Bool) -> EnumerationType {
    let values = (0...below(5)).map { number in EnumerationType.Value("\(word()) \(number)", since: since()) }
    let unknown: EnumerationType.Unknown =
      switch below(4) {
      case 0: .refused
      case 1: takesNull ? .null : .refused
      case 2: .kept(shownAs: "Something else")
      default: .value(pick(values).name)
      }
    return EnumerationType(values, unknown: unknown, reserved: flip() ? [] : ["gone", "xUnknownValue"])
  }
}
