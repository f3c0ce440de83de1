import BackupJSON

/// Finds records that can never be written: those that need themselves, and those that need more levels than a
/// document may have.
struct EndlessRecords {
  /// Why a record has no end.
  struct Cause {
    /// The place of the field by which it has none.
    let field: Int
    /// The record at the end of the field; `nil` where there are only too many levels.
    let record: Int?

    func message(_ contract: Contract) -> String {
      guard let record else { return "the field needs more than \(JSONDocument.depthLimit) levels" }
      let name = NameForm.shown(contract.records[record].name)
      return "each \(name) would have to hold another one for ever; make the field optional"
    }
  }

  private let contract: Contract
  private let records: NameIndex
  /// The least number of levels of each record; `nil` where it has no end.
  private var depths: [Int?]

  init(_ contract: Contract, _ records: NameIndex) {
    self.contract = contract
    self.records = records
    depths = Array(repeating: nil, count: contract.records.count)
    guard contract.records.count <= MistakeLimits.records else {
      depths = Array(repeating: 1, count: contract.records.count)
      return
    }
    // One level more in each round, so that no record is deeper than it must be.
    var open = Array(contract.records.indices)
    for level in 1...JSONDocument.depthLimit where !open.isEmpty {
      let settled = open.filter { levels(of: $0).map { $0 <= level } ?? false }
      for place in settled { depths[place] = level }
      open.removeAll { depths[$0] != nil }
    }
  }

  /// One cause for each circle of records, at the first of them, and for each record that is too deep.
  func causes() -> [Int: Cause] {
    var causes: [Int: Cause] = [:]
    var visited: Set<Int> = []
    for start in contract.records.indices where depths[start] == nil {
      var path: [Int] = []
      var place = start
      while visited.insert(place).inserted {
        path.append(place)
        guard let blocked = blockedField(of: place) else { break }
        guard let next = blocked.record else {
          causes[place] = blocked
          break
        }
        place = next
      }
      // The walk came back to where it had been: from there on the path is a circle.
      guard let entry = path.firstIndex(of: place), path.count > 0 else { continue }
      guard let first = path[entry...].min(), let blocked = blockedField(of: first) else { continue }
      causes[first] = causes[first] ?? Cause(field: blocked.field, record: first)
    }
    return causes
  }

  private func blockedField(of place: Int) -> Cause? {
    for (number, field) in contract.records[place].fields.enumerated() {
      guard isNeeded(field) else { continue }
      if let levels = levels(of: field.type, 1), levels < JSONDocument.depthLimit { continue }
      return Cause(field: number, record: openRecord(in: field.type, 1))
    }
    return nil
  }

  private func isNeeded(_ field: FieldType) -> Bool {
    field.presence == .required && field.null == .refused
  }

  /// The least number of levels of a record, from what is known of others.
  private func levels(of place: Int) -> Int? {
    var most = 0
    for field in contract.records[place].fields where isNeeded(field) {
      guard let levels = levels(of: field.type, 1) else { return nil }
      most = max(most, levels)
    }
    return 1 + most
  }

  private func levels(of type: ValueType, _ depth: Int) -> Int? {
    guard depth <= MistakeLimits.nesting else { return 1 }
    switch type {
    case .record(let name): return records[name].map { depths[$0] } ?? 1
    case .union(let union):
      if union.unknown == .kept { return 1 }
      let cases = union.cases.map { item in records[item.record].map { depths[$0] } ?? 1 }
      return cases.isEmpty ? 1 : cases.compactMap { $0 }.min()
    case .list(let list):
      return list.minimum <= 0 ? 1 : levels(of: list.element, depth + 1).map { $0 + 1 }
    case .map, .money, .answers: return 1
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any:
      return 0
    }
  }

  /// The first record in a type that has no end.
  private func openRecord(in type: ValueType, _ depth: Int) -> Int? {
    guard depth <= MistakeLimits.nesting else { return nil }
    switch type {
    case .record(let name): return records[name].flatMap { depths[$0] == nil ? $0 : nil }
    case .union(let union):
      return union.cases.lazy.compactMap { records[$0.record] }.first { depths[$0] == nil }
    case .list(let list): return openRecord(in: list.element, depth + 1)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .map, .reference, .base64, .any, .answers:
      return nil
    }
  }
}
