import BackupFormat
import BackupJSON
import BackupValues
import TestSupport

/// Makes valid contracts, the same ones for the same seed.
struct RandomContract {
  private var random: SplitMix64
  private var contract = Contract.smallest
  /// Records that can be used as types: later ones use earlier ones only, so that none needs itself.
  private var usable: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func word() -> String {
    pick(["a", "name", "é", "\u{1F602}", "a/b", "~x", "created at", "0", "-", "type", "doc", "fields"])
      + String(below(1000))
  }

  private mutating func range() -> ClosedRange<Int> {
    let low = below(100)
    return low...low + below(1_000_000)
  }

  private mutating func wide() -> ClosedRange<Int64> {
    let low = pick([-IntegerType.largest, -5, 0, 3])
    return low...pick([low, 3, 1_000_000, IntegerType.largest].filter { $0 >= low })
  }

  private mutating func characters() -> String? { pick([nil, "a-z0-9_-", "\\\"/", "-", " -~"]) }

  private mutating func since() -> FormatVersion? {
    flip() ? nil : FormatVersion(contract.version.major, below(contract.version.minor + 1))
  }

  mutating func make() -> Contract {
    contract = .smallest
    usable = []
    contract.version = FormatVersion(1 + below(9), below(12))
    contract.status = pick(Contract.Status.allCases)
    contract.doc = pick(["", "One line.", "Two\nlines \u{2014} and \"quotes\"."])
    contract.recognition.value = pick(["smallest", "Smallest of all"])
    contract.recognition.key = pick(["format", "appName"])
    if contract.version.minor == 0, flip() { contract.recognition.versionForm = .integer }
    if flip() { contract.recognition.versionForm = .unwritten }
    contract.defaults = pick(Contract.Defaults.allCases)
    contract.spelling.moments = pick(Spelling.Moments.allCases)
    contract.spelling.currencies = ["RM", "$", "\u{e9}"].filter { _ in flip() }.map {
      Spelling.CurrencyName($0, CurrencyCode(pick(["MYR", "JPY"]))!)
    }
    contract.envelopes = Array(1..<1 + below(4))
    contract.limits = flip() ? Limits() : Limits(bytes: 1 + below(1 << 30), records: below(1_000_000))
    contract.collections = []
    for number in 0..<below(4) {
      contract.collections.append(
        Collection(
          field: "collection\(number)",
          key: pick(["id", "uid"]),
          updatedAt: flip() ? "updatedAt" : nil,
          happenedAt: flip() ? "happenedAt" : nil,
          duplicateSignatures: flip() ? [] : [["updatedAt"], ["updatedAt", "happenedAt"]]
        )
      )
    }
    contract.records = []
    for number in 0..<below(8) {
      contract.records.append(record("record \(number)"))
      usable.append("record \(number)")
    }
    for (number, collection) in contract.collections.enumerated() {
      var record = record("item \(number)")
      record.fields += [
        FieldType(
          collection.key,
          pick([.uuid, .key(TextType(1...below(50) + 1)), .integer(IntegerType(wide()))])
        ),
        FieldType("updatedAt", .utcMoment), FieldType("happenedAt", .utcMoment),
      ]
      contract.records.append(record)
    }
    contract.records.append(root())
    contract.records.shuffle(using: &random)
    return contract
  }

  private mutating func root() -> RecordType {
    var root = record("backup")
    for (number, collection) in contract.collections.enumerated() {
      root.fields.append(
        FieldType(
          collection.field,
          .list(ListType(of: .record("item \(number)"))),
          presence: flip() ? .required : .defaulting([])
        )
      )
    }
    if flip() {
      root.fields.append(FieldType("made", .utcMoment))
      contract.exportedAt = "made"
    } else {
      contract.exportedAt = nil
    }
    return root
  }

  private mutating func record(_ name: String) -> RecordType {
    var record = RecordType(name, doc: flip() ? "" : word(), fields: [])
    record.unknownFields = pick(RecordType.UnknownFields.allCases)
    record.fields.append(FieldType("currency", .currency))
    for number in 0..<below(9) { record.fields.append(field(word() + " \(number)")) }
    record.reserved = (0..<below(3)).map { "gone \($0)" }
    record.label = record.fields.first { if case .text = $0.type { true } else { false } }?.name
    let days = record.fields.filter { $0.type == .day }.map(\.name)
    if days.count > 1 {
      let condition = FieldRule.Condition.notBefore(field: days[0], other: days[1])
      record.rules = [FieldRule(condition, breach: pick(FieldRule.Breach.allCases))]
    }
    return record
  }

  private mutating func field(_ name: String) -> FieldType {
    var field = FieldType(name, type(depth: 2, takesNull: true), presence: .optional)
    switch below(4) {
    case 0: field.presence = takesNull(field.type) ? .optional : .required
    case 1:
      field.null = .absent
      field.presence = .defaulting(nil)
    case 2: field.null = .meaning(pick(["absent", "means it", "nothing\there"]))
    default: break
    }
    if field.presence == .optional, flip() {
      field.absence = pick(["absent", "means it", "none\twas noted"])
    }
    field.doc = flip() ? "" : word()
    field.since = since()
    field.unit = flip() ? nil : "seconds"
    field.semantics = flip() ? 0 : below(9)
    field.aliases = (0..<below(3)).map { "\(name) alias \($0)" }
    field.deprecated = field.presence != .required && flip()
    return field
  }

  /// Whether the type has a fallback that is null.
  private func takesNull(_ type: ValueType) -> Bool {
    if case .integer(let integer) = type { return integer.outside == .null }
    if case .enumeration(let enumeration) = type { return enumeration.unknown == .null }
    return false
  }

  private mutating func type(depth: Int, takesNull: Bool = false) -> ValueType {
    switch below(depth > 0 ? 22 : 17) {
    case 0:
      return .text(TextType(range(), characters: characters(), equality: pick(TextType.Equality.allCases)))
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
    case 13: return .key(TextType(range(), characters: characters()))
    case 14: return .enumeration(enumeration(takesNull: takesNull))
    case 15: return .base64(Base64Type(range(), alphabet: pick(Base64Type.Alphabet.allCases)))
    case 16:
      guard let collection = contract.collections.first else { return .any }
      return .reference(
        ReferenceType(to: collection.field, dangling: pick(ReferenceType.Dangling.allCases))
      )
    case 17, 18:
      let element = type(depth: depth - 1)
      let isUnique = if case .day = element { flip() } else { false }
      return .list(ListType(of: element, range(), isUnique: isUnique, isOrdered: flip()))
    case 19:
      return .map(MapType(pick(MapType.Key.allCases), to: type(depth: depth - 1), maximum: below(9)))
    case 20: return usable.isEmpty ? .any : .record(pick(usable))
    default:
      guard !usable.isEmpty else { return .any }
      let cases = (0...below(3)).map { number in
        UnionType.Case("case \(number)", pick(usable), since: since())
      }
      return .union(
        UnionType(
          on: pick(["kind", "is"]),
          cases,
          unknown: pick(UnionType.Unknown.allCases),
          reserved: flip() ? [] : ["case 9"]
        )
      )
    }
  }

  private mutating func enumeration(takesNull: Bool) -> EnumerationType {
    let values = (0...below(5)).map { number in
      EnumerationType.Value("\(word()) \(number)", doc: flip() ? "" : word(), since: since())
    }
    let unknown: EnumerationType.Unknown =
      switch below(4) {
      case 0: .refused
      case 1: takesNull ? .null : .refused
      case 2: .kept(shownAs: "Something else")
      default: .value(pick(values).name)
      }
    return EnumerationType(values, unknown: unknown, reserved: flip() ? [] : ["gone"])
  }
}
