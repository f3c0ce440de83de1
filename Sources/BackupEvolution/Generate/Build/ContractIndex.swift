import BackupFormat
import BackupJSON

/// A contract with what the generator asks of it again and again.
struct ContractIndex: Sendable {
  let contract: Contract
  /// The kinds of answers that the contract has, each with the place of its questions.
  let forms: [AnswersType]
  private let places: [[UInt8]: Int]
  /// For each record the least number of levels that one needs; `nil` where it has no end.
  private var levels: [Int?]

  init(_ contract: Contract) {
    forms = AnswersTypes.all(in: contract)
    self.contract = contract
    var places: [[UInt8]: Int] = [:]
    for (place, record) in contract.records.enumerated() {
      places[Array(record.name.utf8)] = places[Array(record.name.utf8)] ?? place
    }
    self.places = places
    levels = Array(repeating: nil, count: contract.records.count)
    for level in 1...JSONDocument.depthLimit {
      let open = contract.records.indices.filter { levels[$0] == nil }
      if open.isEmpty { break }
      let settled = open.filter { levels(ofRecord: $0).map { $0 <= level } ?? false }
      for place in settled { levels[place] = level }
    }
  }

  func place(of record: String) -> Int? { places[Array(record.utf8)] }

  func record(_ name: String) -> RecordType? { place(of: name).map { contract.records[$0] } }

  var root: RecordType? { record(contract.root) }

  func collection(_ field: String) -> Int? {
    contract.collections.firstIndex { $0.field.isSameUTF8(as: field) }
  }

  /// The type of the ids of a collection.
  func keyType(_ collection: Int) -> ValueType? { contract.keyType(of: contract.collections[collection]) }

  /// The collection of which a field of a record is the id.
  func collection(keyedBy field: String, of record: String) -> Int? {
    contract.collections.firstIndex { collection in
      collection.key.isSameUTF8(as: field)
        && contract.recordType(of: collection).map { $0.name.isSameUTF8(as: record) } ?? false
    }
  }

  /// The most elements that a list may have, the limit of the format for collections included.
  func most(_ list: ListType, collection: Int?) -> Int {
    collection == nil ? list.maximum : min(list.maximum, contract.limits.records)
  }

  // MARK: Levels

  /// The least number of levels that a value of a type needs; `nil` where it has no end.
  func levels(of type: ValueType) -> Int? {
    switch type {
    case .record(let name): place(of: name).flatMap { levels[$0] }
    case .union(let union): leastCase(of: union).flatMap { levels(of: .record(union.cases[$0].record)) }
    case .list(let list): list.minimum <= 0 ? 1 : levels(of: list.element).map { $0 + 1 }
    case .map, .money, .answers: 1
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any:
      0
    }
  }

  /// The case of a union that needs the fewest levels; `nil` where none has an end.
  func leastCase(of union: UnionType) -> Int? {
    var least: (place: Int, levels: Int)?
    for (place, item) in union.cases.enumerated() {
      guard let levels = levels(of: .record(item.record)) else { continue }
      if least.map({ levels < $0.levels }) ?? true { least = (place, levels) }
    }
    return least?.place
  }

  private func levels(ofRecord place: Int) -> Int? {
    var most = 0
    for field in contract.records[place].fields where field.presence == .required {
      guard let levels = levels(of: field.type) else {
        if field.null != .refused { continue }
        return nil
      }
      most = max(most, levels)
    }
    return 1 + most
  }
}
