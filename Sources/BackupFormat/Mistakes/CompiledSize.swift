/// How large the tables are that a contract is compiled to.
///
/// A record that is a case of unions is compiled once for each of their discriminators, so a small file could ask for
/// tables without end.
enum CompiledSize {
  /// The places of the records that are cases of a union.
  static func caseRecords(of contract: Contract, _ records: NameIndex) -> Set<Int> {
    Set(cases(of: contract, records).map(\.record))
  }

  /// The number of nodes, fields, values and cases.
  static func entries(of contract: Contract, _ records: NameIndex) -> Int {
    let sizes = contract.records.map { record in
      record.fields.reduce(4) { $0 + 1 + $1.aliases.count + size(of: $1.type, depth: 1) }
    }
    let cases = cases(of: contract, records).reduce(0) { $0 + sizes[$1.record] }
    return sizes.reduce(cases, +)
  }

  private struct Case: Hashable {
    let record: Int
    let discriminator: String
  }

  private static func cases(of contract: Contract, _ records: NameIndex) -> Set<Case> {
    var cases: Set<Case> = []
    for record in contract.records {
      for field in record.fields { collect(field.type, records, &cases, depth: 1) }
    }
    return cases
  }

  private static func collect(_ type: ValueType, _ records: NameIndex, _ cases: inout Set<Case>, depth: Int) {
    guard depth <= MistakeLimits.nesting else { return }
    switch type {
    case .list(let list): collect(list.element, records, &cases, depth: depth + 1)
    case .map(let map): collect(map.value, records, &cases, depth: depth + 1)
    case .union(let union):
      for item in union.cases {
        guard let record = records[item.record] else { continue }
        cases.insert(Case(record: record, discriminator: union.discriminator))
      }
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .record, .reference, .base64, .any, .answers:
      break
    }
  }

  private static func size(of type: ValueType, depth: Int) -> Int {
    guard depth <= MistakeLimits.nesting else { return 1 }
    switch type {
    case .list(let list): return 1 + size(of: list.element, depth: depth + 1)
    case .map(let map): return 1 + size(of: map.value, depth: depth + 1)
    case .union(let union): return 1 + 2 * union.cases.count
    case .enumeration(let enumeration): return 1 + enumeration.values.count
    case .answers(let answers): return 1 + answers.kinds.count
    case .money: return 3
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .record, .reference, .base64, .any:
      return 1
    }
  }
}
