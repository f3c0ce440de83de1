package import BackupFormat
import BackupJSON

/// Follows the types of a contract through the operations of a step: what the files look like that it makes.
///
/// A record that is changed at one place gets a name of its own, and a field that may be of several types stands
/// several times under its name.
package struct ContractFlow {
  /// The contract that the step begins with.
  let old: Contract
  /// The contract that the step shall reach.
  let new: Contract
  /// The records by their names, as they are by now.
  var records: [String: RecordType]
  /// The name of the record that the whole document is.
  var root: String
  /// The lists of records with ids.
  var collections: [Collection]
  /// What an operation cannot do for every right file.
  var gaps = StepGaps()
  /// Whether nothing was met that cannot be followed.
  var isFollowed = true
  /// What the step writes where files are recognised.
  var marks: JSONObject?
  /// Which operation is followed.
  var number = 0
  /// What an edit has made of the records that it came to; the last one is of the edit that is going on.
  var memos: [[EditedPlace: ValueType]] = []
  /// How many objects outward the operation takes values from.
  var reach = 0
  /// Whether what is edited counts as made by the step.
  var isMaking = false
  /// The records before the first operation.
  let first: (records: [String: RecordType], root: String)
  private var names = 0
  private var work = 0
  private var liveCount: Int

  /// How many fields are looked at before a step is too large to be followed.
  private static let mostWork = 2_000_000

  /// Begins with the files of a contract; neither has mistakes.
  package init(_ old: Contract, to new: Contract) {
    self.old = old
    self.new = new
    records = [:]
    for var record in old.withSpelledNames.records {
      ContractFlow.spreadAliases(&record)
      records[record.name] = record
    }
    root = old.root
    collections = old.collections
    first = (records, root)
    liveCount = records.count
  }

  /// A field with an alias may stand under either key. The keys stay noted with each, so that it is known that one of
  /// them is there.
  private static func spreadAliases(_ record: inout RecordType) {
    for index in record.fields.indices where !record.fields[index].aliases.isEmpty {
      var spread = record.fields[index]
      let keys = [spread.name] + spread.aliases
      spread.aliases = spread.isAlwaysThere ? keys : []
      if spread.isAlwaysThere { spread.presence = .optional }
      record.fields[index] = spread
      for key in keys.dropFirst() {
        spread.name = key
        record.fields.append(spread)
      }
    }
  }

  /// Follows the operations of a step, up to the first that cannot be followed.
  package mutating func follow(_ step: Upgrade) {
    for (index, operation) in step.operations.enumerated() where isFollowed {
      number = index
      reach = operation.action.reach
      expectPlaces(of: operation)
      follow(operation)
      if records.count > 2 * liveCount + 256 { dropUnused() }
    }
  }

  mutating func gap(_ level: StepGap.Level, _ message: String) {
    gaps.add(StepGap(level: level, operation: number, message: message))
  }

  // MARK: Records

  func record(_ name: String) -> RecordType? { records[name] }

  /// The collection that the list under a key of the root is; by the new contract where the old one has none.
  func collection(_ field: String) -> Collection? {
    (collections + new.collections).first { $0.field.utf8.elementsEqual(field.utf8) }
  }

  /// Takes up a record under a name of its own, and returns the name.
  mutating func keep(_ record: RecordType) -> String {
    names += 1
    var record = record
    // No name of a contract has such a character.
    record.name = "\u{0}\(names)"
    records[record.name] = record
    // The names of the records around it are looked at as well.
    count(record.fields.count + 1 + reach)
    return record.name
  }

  private mutating func count(_ fields: Int) {
    work += fields
    guard work > ContractFlow.mostWork, isFollowed else { return }
    isFollowed = false
    gap(.doubt, "the step leads to more places than can be followed")
  }

  /// Forgets the records that nothing leads to any more.
  private mutating func dropUnused() {
    var live: Set<String> = [root]
    var open = [root]
    while let name = open.popLast() {
      for field in records[name]?.fields ?? [] {
        field.type.forEachRecord { if live.insert($0).inserted { open.append($0) } }
      }
    }
    records = records.filter { live.contains($0.key) }
    liveCount = records.count
  }
}

extension ValueType {
  /// The names of the records that a value of the type has directly inside.
  func forEachRecord(_ visit: (String) -> Void) {
    switch self {
    case .record(let name): visit(name)
    case .list(let list): list.element.forEachRecord(visit)
    case .map(let map): map.value.forEachRecord(visit)
    case .union(let union): for item in union.cases { visit(item.record) }
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      break
    }
  }
}

extension UpgradeAction {
  /// How many objects outward an operation takes values from at most.
  fileprivate var reach: Int {
    let sources: [UpgradeSource]
    switch self {
    case .add(_, let from, _): sources = from
    case .makeID(_, _, let from): sources = from.map { [$0] } ?? []
    case .minorUnits(let amounts):
      if case .source(let source) = amounts.currency { sources = [source] } else { sources = [] }
    case .mark, .rename, .move, .hoist, .wrap, .set, .remove, .dropNull, .mapValues, .mapToList, .listToMap,
      .currency, .date, .uuid, .dropDangling, .split, .merge, .unnest, .nest, .count, .call:
      sources = []
    }
    return sources.map { if case .record(let outward) = $0.start { outward } else { 0 } }.max() ?? 0
  }
}
