import BackupFormat
import BackupJSON

/// What it is called that a type gives way to one of another kind.
struct KindChange {
  private let old: ValueType
  private let new: ValueType
  private let older: Contract
  private let newer: Contract
  private let kinds: Set<TypeKind>

  init(_ old: ValueType, _ new: ValueType, _ older: Contract, _ newer: Contract) {
    self.old = old
    self.new = new
    self.older = older
    self.newer = newer
    kinds = [TypeKind(old), TypeKind(new)]
  }

  /// All facts that a type may have in the file form, `type` apart.
  static let typeFacts = [
    "minimum", "maximum", "characters", "equality", "outsideBecomes", "currencyField", "values",
    "unknownBecomes", "unknownShownAs", "reserved", "of", "unique", "ordered", "key", "value", "record",
    "discriminator", "cases", "unknown", "collection", "dangling", "alphabet", "questions", "idField",
    "kindField", "kinds",
  ]

  func rule(_ olderReader: Reading, _ newerReader: Reading) -> ChangeRule {
    switch (TypeKind(old), TypeKind(new)) {
    case (.integer, .decimal): return .floatAllowed
    case (.decimal, .integer): return .floatForbidden
    case (.enumeration, .text), (.enumeration, .key): return .enumOpened
    case (.text, .enumeration), (.key, .enumeration): return .becameEnum
    case (.map, .list): return .mapToArray
    case (.list, .map): return .arrayToMap
    case (.uuid, .reference), (.key, .reference), (.text, .reference): return .referenceRuleAdded
    case (.reference, .uuid), (.reference, .key), (.reference, .text): return .referenceRuleRemoved
    default: break
    }
    let carriers = Set(kinds.map(\.carrier))
    if kinds.contains(where: \.isDate), !kinds.contains(.any) {
      let others = kinds.filter { !$0.isDate }
      if others.isEmpty || others.contains(.integer) || others.contains(.decimal) {
        return .dateFormatChanged
      }
    }
    if kinds.contains(where: \.isAmount), carriers.isSubset(of: [.number, .object]),
      kinds.isSubset(of: [.money, .minorUnits, .integer, .decimal])
    {
      return .moneyUnitChanged
    }
    if kinds == [.integer, .text] || kinds == [.integer, .key] { return .intCarrierChanged }
    if isTagging(old, new, older, newer) || isTagging(new, old, newer, older) {
      return .unionTaggingStyleChanged
    }
    switch (olderReader, newerReader) {
    case (.refused, .same): return .typeWidened
    case (.same, .refused): return .typeNarrowed
    default: return .typeChanged
    }
  }

  /// Whether a union gives way to a record that has a field for each of its cases.
  private func isTagging(_ union: ValueType, _ record: ValueType, _ first: Contract, _ second: Contract)
    -> Bool
  {
    guard case .union(let union) = union, case .record(let name) = record, let record = second.record(name)
    else { return false }
    return union.cases.allSatisfy { item in
      record.fields.contains { field in
        guard case .record = field.type else { return false }
        return field.name.isSameUTF8(as: item.value)
      }
    }
  }
}
