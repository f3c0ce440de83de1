import BackupFormat
import BackupJSON

/// Completes the value that wins from the one that loses: with what the writers of the winner could not know, or have
/// known only before those of the loser.
///
/// Both are in normal form, and so is the result.
struct Completion {
  let contract: Contract
  let uncompleted = Uncompleted()
  private let records: [String: RecordType]

  init(_ contract: Contract) {
    self.contract = contract
    records = Dictionary(contract.records.map { ($0.name, $0) }) { first, _ in first }
  }

  func record(_ name: String) -> RecordType? { records[name] }

  /// - Parameter sides: the winner first.
  func complete(
    _ winner: JSONValue,
    from loser: JSONValue,
    _ type: ValueType,
    _ sides: Sides
  ) -> JSONValue {
    switch type {
    case .record(let name):
      guard let left = winner.objectValue, let right = loser.objectValue, let record = records[name] else {
        return winner
      }
      return .object(complete(left, from: right, record, sides))
    case .union(let union):
      guard let left = winner.objectValue, let right = loser.objectValue,
        let text = left[union.discriminator]?.stringValue,
        right[union.discriminator]?.stringValue?.isSameUTF8(as: text) == true,
        let match = union.cases.first(where: { $0.value.isSameUTF8(as: text) }),
        let record = records[match.record]
      else { return winner }
      return .object(complete(left, from: right, record, sides, discriminator: union.discriminator))
    case .map(let map):
      guard var left = winner.objectValue, let right = loser.objectValue else { return winner }
      for member in left {
        guard let other = right[member.key] else { continue }
        left[member.key] = complete(member.value, from: other, map.value, sides)
      }
      return .object(left)
    case .list(let list):
      guard let left = winner.arrayValue, let right = loser.arrayValue, holdsRecords(list.element) else {
        return winner
      }
      return .array(complete(left, from: right, list, sides))
    case .money:
      // An object whose two members are known; others travel.
      guard let left = winner.objectValue, let right = loser.objectValue else { return winner }
      return .object(united(left, right.filter { $0.key != "amount" && $0.key != "currency" }))
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      return winner
    }
  }

  /// - Parameter discriminator: the member that both have, where they are cases of a union.
  func complete(
    _ winner: JSONObject,
    from loser: JSONObject,
    _ record: RecordType,
    _ sides: Sides,
    discriminator: String? = nil
  ) -> JSONObject {
    var completed = winner
    var missing: [JSONObject.Member] = []
    for member in loser where discriminator?.isSameUTF8(as: member.key) != true {
      let field = record.exactField(member.key)
      if let value = winner[member.key] {
        guard let field else { continue }
        let inner =
          sides.prefersSecond(field, of: record.name, true, true)
          ? complete(member.value, from: value, field.type, sides.swapped)
          : complete(value, from: member.value, field.type, sides)
        if inner != value { completed[member.key] = inner }
      } else if let field {
        if sides.prefersSecond(field, of: record.name, false, true) { missing.append(member) }
      } else if record.unknownFields == .kept {
        missing.append(member)
      }
    }
    // What the loser has cleared after the winner got it from somebody else.
    completed.removeAll { member in
      guard loser[member.key] == nil, let field = record.exactField(member.key) else { return false }
      return sides.prefersSecond(field, of: record.name, true, false)
    }
    return withoutBreaches(united(completed, missing), winner, record)
  }

  /// An object with more members, in order.
  func united(_ object: JSONObject, _ members: [JSONObject.Member]) -> JSONObject {
    let new = members.filter { object[$0.key] == nil }
    guard !new.isEmpty else { return object }
    let all = (Array(object) + new).sorted { $0.key.precedesInUTF16($1.key) }
    return JSONObject(uncheckedUnique: all)
  }

  // MARK: Lists

  private func holdsRecords(_ element: ValueType) -> Bool {
    switch element {
    case .record, .union, .money: true
    case .list(let list): holdsRecords(list.element)
    case .map(let map): holdsRecords(map.value)
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      false
    }
  }

  /// An element is completed from the one with its id, else from the first one of the other list that is the same but for what one of the two
  /// could not know; each is used once.
  private func complete(
    _ winner: [JSONValue],
    from loser: [JSONValue],
    _ list: ListType,
    _ sides: Sides
  ) -> [JSONValue] {
    guard winner != loser else { return winner }
    let pairs = matchedByID(winner, loser, list.element)
    let matched = Set(pairs.values)
    var waiting: [JSONValue: [Int]] = [:]
    for (index, element) in loser.enumerated().reversed() where !matched.contains(index) {
      waiting[bared(element, list.element, sides), default: []].append(index)
    }
    var completed = winner.enumerated().map { place, element in
      guard let index = pairs[place] ?? waiting[bared(element, list.element, sides)]?.popLast() else {
        return element
      }
      return complete(element, from: loser[index], list.element, sides)
    }
    if !list.isOrdered { completed.sort(by: Completion.inNormalOrder) }
    return completed
  }

  /// The places of elements that have one id, in both lists: what has changed otherwise is the same element still.
  private func matchedByID(_ winner: [JSONValue], _ loser: [JSONValue], _ element: ValueType) -> [Int: Int] {
    guard case .record(let name) = element, let field = records[name]?.field("id"),
      field.presence == .required, field.type.isPermanentID
    else { return [:] }
    var places: [[UInt8]: Int] = [:]
    for (place, element) in loser.enumerated() {
      guard let id = element.objectValue?[field.name]?.stringValue else { continue }
      places[Array(id.utf8)] = places[Array(id.utf8)] ?? place
    }
    var pairs: [Int: Int] = [:]
    for (place, element) in winner.enumerated() {
      guard let id = element.objectValue?[field.name]?.stringValue else { continue }
      pairs[place] = places.removeValue(forKey: Array(id.utf8))
    }
    return pairs
  }

  private static func inNormalOrder(_ left: JSONValue, _ right: JSONValue) -> Bool {
    let texts = [left, right].map { (try? JSONWriter(.compact).write($0)) ?? [] }
    return texts[0].lexicographicallyPrecedes(texts[1])
  }

  /// A value without what one of the two could not know.
  private func bared(_ value: JSONValue, _ type: ValueType, _ sides: Sides) -> JSONValue {
    switch type {
    case .record(let name):
      guard let object = value.objectValue, let record = records[name] else { return value }
      return .object(bared(object, record, sides, discriminator: nil))
    case .union(let union):
      guard let object = value.objectValue, let text = object[union.discriminator]?.stringValue,
        let match = union.cases.first(where: { $0.value.isSameUTF8(as: text) }),
        let record = records[match.record]
      else { return value }
      return .object(bared(object, record, sides, discriminator: union.discriminator))
    case .list(let list):
      guard let elements = value.arrayValue else { return value }
      return .array(elements.map { bared($0, list.element, sides) })
    case .map(let map):
      guard var object = value.objectValue else { return value }
      for member in object { object[member.key] = bared(member.value, map.value, sides) }
      return .object(object)
    case .money:
      guard var object = value.objectValue else { return value }
      object.removeAll { $0.key != "amount" && $0.key != "currency" }
      return .object(object)
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      return value
    }
  }

  private func bared(
    _ object: JSONObject,
    _ record: RecordType,
    _ sides: Sides,
    discriminator: String?
  ) -> JSONObject {
    var bare = object
    bare.removeAll { member in
      if discriminator?.isSameUTF8(as: member.key) == true { return false }
      return record.exactField(member.key).map { !sides.isShared($0, of: record.name) } ?? true
    }
    for member in bare {
      guard let field = record.exactField(member.key) else { continue }
      bare[member.key] = bared(member.value, field.type, sides)
    }
    return bare
  }
}

extension ValueType {
  /// Whether an id of this type is given once and never again.
  fileprivate var isPermanentID: Bool {
    switch self {
    case .uuid, .key: true
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      false
    }
  }
}

extension RecordType {
  /// The field with a name from a file, letter for letter.
  func exactField(_ name: String) -> FieldType? { fields.first { $0.name.isSameUTF8(as: name) } }
}
