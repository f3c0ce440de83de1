import BackupFormat
import BackupJSON

/// The types of values.
extension Drafter {
  /// - Parameter key: the key of the field that has the value, or in which it is.
  mutating func type(
    at place: Int,
    _ key: String,
    _ pointer: JSONPointer,
    _ company: Company,
    depth: Int
  ) -> ValueType {
    let values = evidence[place]
    if values.isSealed {
      return any(place, pointer, 0, "is not looked into: the files have more places than are remembered")
    }
    guard values.doubts != .all, depth <= InferenceLimits.nesting else {
      return any(place, pointer, values.count, "is of no type that all values have")
    }
    guard let kind = values.kind else {
      return values.count == 0
        ? any(
          place,
          pointer,
          values.nulls,
          "is always null: \(counted(values.nulls, "value")); its type is not known"
        )
        : any(place, pointer, values.count, "is of several types: \(mixture(values))")
    }
    if depth > 1, values.nulls > 0 {
      return any(
        place,
        pointer,
        values.count,
        "has \(counted(values.nulls, "null")) beside \(counted(values.count, "value")), so it is any JSON"
      )
    }
    switch kind {
    case .boolean:
      note(
        .type,
        place,
        pointer,
        values.booleans,
        of: values.booleans,
        "is a boolean: \(counted(values.booleans, "value"))"
      )
      return .boolean
    case .number: return number(place, key, pointer, depth == 1 ? company : Company(record: company.record))
    case .text: return text(place, key, pointer)
    case .array: return list(place, key, pointer, company, depth)
    case .object: return object(place, key, pointer, company, depth)
    }
  }

  private mutating func any(_ place: Int, _ pointer: JSONPointer, _ support: Int, _ text: String) -> ValueType
  {
    note(.type, place, pointer, support, of: support, isDoubtful: true, text)
    return .any
  }

  private func mixture(_ values: Place) -> String {
    values.kinds.map { kind in
      let word =
        switch kind {
        case .boolean: "boolean"
        case .number: "number"
        case .text: "text"
        case .array: "list"
        case .object: "object"
        }
      return counted(values.count(kind), word)
    }.joined(separator: ", ")
  }

  // MARK: Lists

  private mutating func list(
    _ place: Int,
    _ key: String,
    _ pointer: JSONPointer,
    _ company: Company,
    _ depth: Int
  ) -> ValueType {
    let arrays = evidence[place].arrays
    let most = max(ListType(of: .any).maximum, arrays.longest)
    guard let element = arrays.element else {
      note(
        .type,
        place,
        pointer,
        arrays.count,
        of: arrays.count,
        isDoubtful: true,
        "is a list that is always empty: \(counted(arrays.count, "list")); the type of its elements is not known"
      )
      return .list(ListType(of: .any, 0...most))
    }
    note(
      .type,
      place,
      pointer,
      arrays.count,
      of: arrays.count,
      "is a list: \(counted(arrays.count, "list")) with \(counted(arrays.elements, "element"))"
    )
    let type = type(at: element, key, pointer.appending("of"), company, depth: depth + 1)
    return .list(ListType(of: type, 0...most))
  }

  // MARK: Objects

  private mutating func object(
    _ place: Int,
    _ key: String,
    _ pointer: JSONPointer,
    _ company: Company,
    _ depth: Int
  ) -> ValueType {
    let objects = evidence[place].objects
    let count = objects.count
    if let value = objects.mapValue { return map(place, value, key, pointer, company, depth) }
    if objects.keyCount == 0 {
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        isDoubtful: true,
        "is an object that is always empty: \(counted(count, "object")); taken for a map"
      )
      return .map(MapType(to: .any))
    }
    if isMoney(objects) {
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        isDoubtful: true,
        "is money: \(count) of \(counted(count, "object")) with an amount and a currency; its amounts are taken for minor units"
      )
      return .money(MoneyType())
    }
    if objects.isUnion, let discriminator = objects.discriminator {
      return union(place, discriminator, key, pointer, company)
    }
    guard let record = record(at: place, key: key, in: company.record) else {
      return any(place, pointer, count, "is not looked into: the draft is as large as a contract may be")
    }
    note(.type, place, pointer, count, of: count, "is a record: \(counted(count, "object"))")
    return .record(record)
  }

  private func isMoney(_ objects: ObjectEvidence) -> Bool {
    let members = objects.members
    guard members.count == 2, members.allSatisfy({ $0.count == objects.count && $0.places.count == 1 }),
      let amount = members.first(where: { $0.key.isSameUTF8(as: "amount") }).map({ evidence[$0.places[0]] }),
      let currency = members.first(where: { $0.key.isSameUTF8(as: "currency") }).map({
        evidence[$0.places[0]]
      })
    else { return false }
    return amount.kind == .number && amount.numbers.integers == amount.numbers.count && currency.kind == .text
      && currency.texts.has(.currency) && amount.nulls == 0 && currency.nulls == 0 && amount.doubts == .none
      && currency.doubts == .none
  }

  private mutating func map(
    _ place: Int,
    _ value: Int,
    _ key: String,
    _ pointer: JSONPointer,
    _ company: Company,
    _ depth: Int
  ) -> ValueType {
    let objects = evidence[place].objects
    let keys = objects.mapKeys
    let kind: MapType.Key =
      keys.count == 0
      ? .text : keys.areIDs ? .uuid : keys.areDays ? .day : keys.areIntegers ? .integer : .text
    note(
      .type,
      place,
      pointer,
      objects.count,
      of: objects.count,
      isDoubtful: kind == .text,
      "is a map: \(counted(objects.count, "object")) with \(counted(keys.count, "key")), taken for data (\(kind.rawValue))"
    )
    let type = type(at: value, key, pointer.appending("value"), company, depth: depth + 1)
    return .map(MapType(kind, to: type, maximum: max(MapType(to: .any).maximum, objects.largest)))
  }

  private mutating func union(
    _ place: Int,
    _ discriminator: String,
    _ key: String,
    _ pointer: JSONPointer,
    _ company: Company
  ) -> ValueType {
    let place = evidence.representative(place)
    if let union = unionOfPlace[place] { return .union(union) }
    let objects = evidence[place].objects
    var cases: [UnionType.Case] = []
    for (number, variant) in objects.variants.enumerated() {
      guard let value = variant.value,
        let record = record(ofCase: value, variant: number, at: place, in: Singular.of(key))
      else {
        return any(
          place,
          pointer,
          objects.count,
          "is not looked into: the draft is as large as a contract may be"
        )
      }
      cases.append(UnionType.Case(value, record))
      entries += 2
    }
    let union = UnionType(on: discriminator, cases, unknown: .kept)
    unionOfPlace[place] = union
    note(
      .type,
      place,
      pointer,
      objects.count,
      of: objects.count,
      isDoubtful: objects.count < objects.variants.count * 5,
      "is one of \(cases.count) records, told apart by `\(discriminator)`: \(counted(objects.count, "object"))"
    )
    return .union(union)
  }
}
