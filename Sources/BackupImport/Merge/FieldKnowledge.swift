import BackupFormat

/// Which fields of the current contract a version of the format could have written.
///
/// What it could not write, it cannot have meant to leave out: such a field never clears one that is there.
struct FieldKnowledge: Sendable {
  private enum Reach: Sendable {
    /// Every field up to a version of the same major.
    case upTo(FormatVersion)
    /// An older major: for each record of the current contract, the names that its own contract has there.
    case names([String: Set<[UInt8]>])
  }

  private let reach: Reach

  /// Of a version that nothing is known of.
  static let nothing = FieldKnowledge(reach: .names([:]))

  private init(reach: Reach) { self.reach = reach }

  /// What a version of the current major could write.
  init(upTo version: FormatVersion) { reach = .upTo(version) }

  /// What the contract of an older major could write, told by the names: where it has a record at the same place with a
  /// field of the same name. Everything else counts as what it could not know, so in doubt the value that is there stays.
  init(of old: Contract, in current: Contract) {
    var walk = NameWalk(old: old, current: current)
    walk.visit(old.root, current.root)
    reach = .names(walk.names)
  }

  /// Whether the absence of a field says something.
  func couldWrite(_ field: FieldType, of record: String) -> Bool {
    switch reach {
    case .upTo(let version): field.since.map { $0 <= version } ?? true
    case .names(let names): names[record]?.contains(Array(field.name.utf8)) ?? false
    }
  }
}

/// Walks over two contracts side by side, along fields of the same name.
private struct NameWalk {
  let old: Contract
  let current: Contract
  var names: [String: Set<[UInt8]>] = [:]

  mutating func visit(_ oldName: String, _ name: String) {
    guard names[name] == nil, let oldRecord = old.record(oldName), let record = current.record(name) else {
      return
    }
    names[name] = Set(oldRecord.fields.map { Array($0.name.utf8) })
    for field in record.fields {
      guard let before = oldRecord.field(field.name) else { continue }
      pair(before.type, field.type)
    }
  }

  private mutating func pair(_ old: ValueType, _ new: ValueType) {
    switch (old, new) {
    case (.record(let old), .record(let new)): visit(old, new)
    case (.list(let old), .list(let new)): pair(old.element, new.element)
    case (.map(let old), .map(let new)): pair(old.value, new.value)
    case (.union(let old), .union(let new)):
      for each in new.cases {
        guard let before = old.cases.first(where: { $0.value.utf8.elementsEqual(each.value.utf8) }) else {
          continue
        }
        visit(before.record, each.record)
      }
    case (.record, _), (.list, _), (.map, _), (.union, _), (.text, _), (.boolean, _), (.integer, _),
      (.decimal, _), (.money, _), (.minorUnits, _), (.currency, _), (.utcMoment, _), (.localMoment, _),
      (.day, _), (.timeOfDay, _), (.uuid, _), (.key, _), (.enumeration, _), (.reference, _), (.base64, _),
      (.any, _), (.answers, _):
      break
    }
  }
}
