import BackupFormat
import BackupJSON

/// Where a value stands in the contract.
struct ValuePlace {
  /// The field whose value it is; `nil` for what is inside of another type.
  var field: FieldType?
  /// The name of the record that has the field.
  var record: String?
  /// The place among the elements of a list that must all be different.
  var ordinal: Int?
  /// The collection whose list or record it is.
  var collection: Int?
}

extension DocumentBuilder {
  /// A value of a type.
  mutating func value(_ type: ValueType, _ place: ValuePlace, _ active: [Active]) throws(Oversize)
    -> JSONValue
  {
    if case .value(let wanted) = end(active) { return wanted }
    switch type {
    case .record(let name):
      guard let record = index.record(name) else { return .null }
      return .object(try members(of: record, nil, active))
    case .money(let money): return .object(try members(of: MoneyRecord.type(money), nil, active))
    case .union(let union): return .object(try self.union(union, active))
    case .list(let list): return .array(try elements(of: list, place, active))
    case .map(let map): return .object(try self.map(map, active))
    case .answers(let answers): return .object(try self.answers(answers, active))
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any:
      if case .reference(let reference) = type, let collection = index.collection(reference.collection) {
        return self.reference(collection, place)
      }
      // Charged before it is made: the length comes from the contract.
      try charge(leastLength(type))
      let value = scalar(type, place)
      try charge(value.stringValue?.utf8.count ?? 4)
      return value
    }
  }

  private func leastLength(_ type: ValueType) -> Int {
    switch type {
    case .text(let text), .key(let text): max(0, text.minimum)
    case .base64(let base64): max(0, base64.minimum)
    case .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .enumeration, .list, .map, .record, .union, .reference, .any, .answers:
      0
    }
  }

  /// The id of a record, which then must be there.
  private mutating func reference(_ collection: Int, _ place: ValuePlace) -> JSONValue {
    var random = random
    let number = place.ordinal ?? referenced(collection, &random)
    need(collection, number)
    return id(collection, number)
  }

  // MARK: Unions

  private mutating func union(_ union: UnionType, _ active: [Active]) throws(Oversize) -> JSONObject {
    var number = index.leastCase(of: union)
    var own = active
    for case .choice(let chosen) in steps(active) {
      number = chosen
      own = following(.choice(chosen), active) + active.filter { item in steps([item]) != [.choice(chosen)] }
      _ = end(own)
      break
    }
    if steps(active).allSatisfy({ if case .choice = $0 { false } else { true } }),
      let grown = grownCase(of: union)
    {
      number = grown
    }
    if case .fallback = style, union.unknown == .kept, own.isEmpty, random.firstBits % 3 == 0 { number = nil }
    guard let number, union.cases.indices.contains(number),
      let record = index.record(union.cases[number].record)
    else { return unknownCase(of: union) }
    let discriminator = Discriminator(key: union.discriminator, value: .string(union.cases[number].value))
    return try members(of: record, discriminator, own)
  }

  /// The case that an element of a list has: one after the other.
  private func grownCase(of union: UnionType) -> Int? {
    let possible = union.cases.indices.filter { place in
      mayGrow(union.cases[place].record) && index.levels(of: .record(union.cases[place].record)) != nil
    }
    guard !possible.isEmpty else { return nil }
    if let last = path.last, let number = Int(last) { return possible[number % possible.count] }
    return possible[Int(random.firstBits % UInt64(possible.count))]
  }

  func unknownCase(of union: UnionType) -> JSONObject {
    [union.discriminator: .string(StrangeNames.discriminator(for: union))]
  }

  // MARK: Lists

  private mutating func elements(
    of list: ListType,
    _ place: ValuePlace,
    _ active: [Active]
  ) throws(Oversize) -> [JSONValue] {
    var place = place
    place.collection = place.field.flatMap { field in
      index.contract.root.isSameUTF8(as: place.record ?? "") ? index.collection(field.name) : nil
    }
    var count = usualCount(list, place)
    var pinned: [Int] = []
    for case .element(let wanted) in steps(active) {
      count = max(count, wanted + 1)
      pinned.append(wanted)
    }
    // What is wanted comes first: the others keep out of its way.
    var values: [Int: JSONValue] = [:]
    var seen: Set<JSONValue> = []
    for number in pinned where values[number] == nil {
      let value = try element(number, number, list, place, following(.element(number), active))
      values[number] = value
      seen.insert(value)
    }
    var elements: [JSONValue] = []
    var ordinal = 0
    for number in 0..<count {
      if let value = values[number] {
        elements.append(value)
        continue
      }
      var value = try element(number, ordinal, list, place, [])
      ordinal += 1
      while list.isUnique, seen.contains(value) {
        // A type without enough values gives the same again in the end.
        guard ordinal < count + pinned.count + 1 else { return elements }
        value = try element(number, ordinal, list, place, [])
        ordinal += 1
      }
      if list.isUnique { seen.insert(value) }
      elements.append(value)
    }
    return elements
  }

  private mutating func element(
    _ number: Int,
    _ ordinal: Int,
    _ list: ListType,
    _ place: ValuePlace,
    _ active: [Active]
  ) throws(Oversize) -> JSONValue {
    let inner = ValuePlace(ordinal: list.isUnique ? ordinal : nil, collection: place.collection)
    return try inside(String(number)) { builder throws(Oversize) in
      try builder.value(list.element, inner, active)
    }
  }

  private func usualCount(_ list: ListType, _ place: ValuePlace) -> Int {
    let most = index.most(list, collection: place.collection)
    if style.isLeast || !canHold(list.element) { return list.minimum }
    var wanted = place.collection == nil ? 2 : 3
    if case .union(let union) = list.element { wanted = max(wanted, min(union.cases.count, 12)) }
    if varies {
      wanted = place.collection == nil && random.firstBits % 6 == 0 ? 0 : wanted + 2
    }
    return max(list.minimum, min(wanted, most))
  }

  private func canHold(_ type: ValueType) -> Bool {
    switch type {
    case .record(let name): mayGrow(name) && index.levels(of: type) != nil
    case .union(let union): union.cases.contains { mayGrow($0.record) }
    case .list, .map, .money, .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment,
      .localMoment, .day, .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      index.levels(of: type) != nil
    }
  }

  // MARK: Maps

  private mutating func map(_ map: MapType, _ active: [Active]) throws(Oversize) -> JSONObject {
    var keys: [String] = []
    for case .member(let key) in steps(active) where !keys.contains(where: { $0.isSameUTF8(as: key) }) {
      keys.append(key)
    }
    if !style.isLeast, canHold(map.value) {
      for number in 0..<min(2, max(0, map.maximum - keys.count)) {
        let key = mapKey(map.key, number)
        if !keys.contains(where: { $0.isSameUTF8(as: key) }) { keys.append(key) }
      }
    }
    var members: [JSONObject.Member] = []
    for key in keys {
      try charge(key.utf8.count + 4)
      let own = following(.member(key), active)
      let value = try inside(key) { builder throws(Oversize) in
        try builder.value(map.value, ValuePlace(), own)
      }
      members.append(.init(key: key, value: value))
    }
    return JSONObject(uncheckedUnique: members)
  }
}

/// The object that an amount of money is, as a record.
enum MoneyRecord {
  static func type(_ money: MoneyType) -> RecordType {
    let amount = MinorUnitsType(of: "currency", money.minimum...max(money.minimum, money.maximum))
    return RecordType(
      "money",
      fields: [FieldType("amount", .minorUnits(amount)), FieldType("currency", .currency)]
    )
  }
}
