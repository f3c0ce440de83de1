import BackupJSON

/// Looks for everything that is wrong with a contract, in the order of its file form.
struct MistakeFinder {
  let contract: Contract
  let doubts: Doubts
  let records: NameIndex
  let collections: NameIndex
  /// The fields of each record.
  let fields: [NameIndex]
  /// The aliases of all fields of each record.
  let aliases: [NameIndex]
  /// For the record of a collection, by its place: the field of the first collection that has it.
  let collectionOfRecord: [Int: String]
  /// The records that are cases of a union; they have its discriminator as a field more.
  let caseRecords: Set<Int>
  /// The fields by which a record needs itself, by the place of the record.
  let endless: [Int: EndlessRecords.Cause]
  private(set) var mistakes: [ContractMistake] = []

  init(_ contract: Contract, _ doubts: Doubts) {
    self.contract = contract
    self.doubts = doubts
    let records = NameIndex(contract.records.map(\.name))
    self.records = records
    collections = NameIndex(contract.collections.map(\.field))
    let fields = contract.records.map { NameIndex($0.fields.map(\.name)) }
    self.fields = fields
    aliases = contract.records.map { NameIndex($0.fields.flatMap(\.aliases)) }
    var collectionOfRecord: [Int: String] = [:]
    if let root = records[contract.root] {
      for collection in contract.collections {
        guard let field = fields[root][collection.field],
          case .list(let list) = contract.records[root].fields[field].type,
          case .record(let name) = list.element, let record = records[name]
        else { continue }
        if collectionOfRecord[record] == nil { collectionOfRecord[record] = collection.field }
      }
    }
    self.collectionOfRecord = collectionOfRecord
    caseRecords = CompiledSize.caseRecords(of: contract, records)
    endless = EndlessRecords(contract, records).causes()
  }

  mutating func all() -> [ContractMistake] {
    findInDocument()
    for place in contract.collections.indices { findInCollection(place) }
    findInSizes()
    for place in contract.records.indices.prefix(MistakeLimits.records) { findInRecord(place) }
    return mistakes
  }

  // MARK: Telling

  mutating func tell(
    _ rule: Rule,
    _ pointer: JSONPointer,
    _ message: String,
    suggestion: String? = nil
  ) {
    guard mistakes.count < MistakeLimits.mistakes else { return }
    mistakes.append(ContractMistake(rule, at: pointer, message, suggestion: suggestion))
  }

  /// The word that was meant, looked for in short lists and for the first mistakes only: it takes time.
  func suggestion(_ word: String, _ words: [String]) -> String? {
    mistakes.count < 100 && words.count <= MistakeLimits.records
      ? Suggestion.nearest(to: word, among: words) : nil
  }

  /// A name as a message shows it.
  func shown(_ name: String) -> String { NameForm.shown(name) }

  // MARK: Looking up

  /// A field of a record by name. Without one there is a mistake at the pointer, unless the file has a finding that
  /// explains it.
  ///
  /// - Parameter mayHaveAliases: whether readers find the field under its aliases, too; most look for its name.
  mutating func field(
    _ name: String,
    of record: Int,
    _ pointer: JSONPointer,
    _ rule: Rule = .contractUnknownField,
    mayHaveAliases: Bool = false
  ) -> FieldType? {
    let type = contract.records[record]
    if let place = fields[record][name] {
      let there = JSONPointer(tokens: ["records", type.name, "fields", name])
      if doubts.cover(there) { return nil }
      if !mayHaveAliases, !type.fields[place].aliases.isEmpty {
        tell(.contractAlias, pointer, "\(shown(name)) has aliases, and here only its name is looked for")
      }
      return type.fields[place]
    }
    if doubts.coverPart(of: type.name) { return nil }
    tell(
      rule,
      pointer,
      "the record \(shown(type.name)) has no field \(shown(name))",
      suggestion: suggestion(name, fields[record].names)
    )
    return nil
  }

  /// A record by name. Without one there is a mistake at the pointer.
  mutating func record(_ name: String, _ pointer: JSONPointer) -> Int? {
    if let place = records[name] { return place }
    tell(
      .contractUnknownRecord,
      pointer,
      "there is no record \(shown(name))",
      suggestion: suggestion(name, records.names)
    )
    return nil
  }

  /// A field whose type is not one of those that its part in the contract asks for.
  mutating func tellType(
    _ field: FieldType,
    _ pointer: JSONPointer,
    _ wanted: String,
    _ rule: Rule = .contractFieldType
  ) {
    tell(
      rule,
      pointer,
      "\(shown(field.name)) must be \(wanted), its type is \(TypeName(field.type).rawValue)"
    )
  }
}
