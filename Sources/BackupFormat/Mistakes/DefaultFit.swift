import BackupJSON
import BackupValues

/// Whether a default value is one that the field could have.
struct DefaultFit {
  /// Why a default does not fit, and where in it.
  struct Misfit {
    var path: [String]
    let message: String

    init(_ message: String, _ path: [String] = []) {
      self.message = message
      self.path = path
    }

    func inside(_ token: String) -> Misfit { Misfit(message, [token] + path) }
  }

  let contract: Contract
  let records: NameIndex
  private let doubts: Doubts

  init(_ contract: Contract, _ records: NameIndex, _ doubts: Doubts) {
    self.contract = contract
    self.records = records
    self.doubts = doubts
  }

  /// What is wrong with the default of a field; `nil` where nothing is.
  func misfit(of value: JSONValue, for field: FieldType) -> Misfit? {
    if let misfit = form(value, 0) { return misfit }
    if value.isNull, field.null != .refused { return nil }
    return misfit(value, field.type)
  }

  /// What no value of a file may be, whatever its type.
  private func form(_ value: JSONValue, _ depth: Int) -> Misfit? {
    switch value {
    case .null, .boolean, .number: return nil
    case .string(let text): return text.utf8.contains(0) ? Misfit("a text must not contain U+0000") : nil
    case .array, .object:
      guard depth < MistakeLimits.defaultDepth else { return Misfit("the default is nested too deep") }
      for (token, inner) in children(value) {
        if token.utf8.contains(0) { return Misfit("a key must not contain U+0000") }
        if let misfit = form(inner, depth + 1) { return misfit.inside(token) }
      }
      return nil
    }
  }

  private func children(_ value: JSONValue) -> [(String, JSONValue)] {
    if let object = value.objectValue { return object.map { ($0.key, $0.value) } }
    return (value.arrayValue ?? []).enumerated().map { (String($0), $1) }
  }

  func misfit(_ value: JSONValue, _ type: ValueType) -> Misfit? {
    switch type {
    case .any: nil
    case .list(let list): elements(value, list)
    case .map(let map): members(value, map)
    case .record(let name): records[name].flatMap { fields(value, contract.records[$0], nil) }
    case .union(let union): inUnion(value, union)
    case .money(let money): amount(value, money)
    case .answers: value.objectValue == nil ? wanted("an object") : nil
    case .reference: Misfit("the key of a record in some file cannot be a default")
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .base64:
      scalar(value, type)
    }
  }

  func wanted(_ what: String) -> Misfit { Misfit("the default must be \(what)") }

  // MARK: Containers

  private func elements(_ value: JSONValue, _ list: ListType) -> Misfit? {
    guard let elements = value.arrayValue else { return wanted("a list") }
    if elements.count < list.minimum || elements.count > list.maximum {
      return wanted("a list of \(list.minimum) to \(list.maximum) elements")
    }
    var seen: Set<JSONValue> = []
    for (index, element) in elements.enumerated() {
      if let misfit = misfit(element, list.element) { return misfit.inside(String(index)) }
      if list.isUnique, !seen.insert(element).inserted {
        return Misfit("the same element stands twice", [String(index)])
      }
    }
    return nil
  }

  private func members(_ value: JSONValue, _ map: MapType) -> Misfit? {
    guard let object = value.objectValue else { return wanted("an object") }
    if object.count > map.maximum { return wanted("an object of at most \(map.maximum) members") }
    for member in object {
      let fits =
        switch map.key {
        case .text: true
        case .integer: (try? PlainInteger.read(utf8: member.key.utf8)) != nil
        case .uuid: RecordID(member.key) != nil
        case .day: CalendarDay(member.key) != nil
        }
      if !fits { return Misfit("the key must be of the kind \(map.key.rawValue)", [member.key]) }
      if let misfit = misfit(member.value, map.value) { return misfit.inside(member.key) }
    }
    return nil
  }

  private func inUnion(_ value: JSONValue, _ union: UnionType) -> Misfit? {
    guard let object = value.objectValue else { return wanted("an object") }
    guard let text = object[union.discriminator]?.stringValue else {
      return Misfit("the default has no text in the discriminator", [union.discriminator])
    }
    guard let match = union.cases.first(where: { $0.value.isSameUTF8(as: text) }) else {
      return Misfit("the default is of no known case", [union.discriminator])
    }
    return records[match.record].flatMap { fields(value, contract.records[$0], union.discriminator) }
  }

  private func amount(_ value: JSONValue, _ money: MoneyType) -> Misfit? {
    var amount = IntegerType()
    (amount.minimum, amount.maximum) = (money.minimum, money.maximum)
    let record = RecordType(
      "money",
      fields: [FieldType("amount", .integer(amount)), FieldType("currency", .currency)]
    )
    return fields(value, record, nil)
  }

  private func fields(_ value: JSONValue, _ record: RecordType, _ discriminator: String?) -> Misfit? {
    guard let object = value.objectValue else { return wanted("an object") }
    // What has too many fields is told for that, and would take too long to compare with.
    if record.fields.count > MistakeLimits.fields { return nil }
    if doubts.cover(JSONPointer(tokens: ["records", record.name])) { return nil }
    for field in record.fields where field.presence == .required && object[field.name] == nil {
      return Misfit("the default has no field \(NameForm.shown(field.name))", [field.name])
    }
    let index = NameIndex(record.fields.map(\.name))
    for member in object {
      if let discriminator, member.key.isSameUTF8(as: discriminator) { continue }
      guard let place = index[member.key] else {
        return Misfit("the default has a field that \(NameForm.shown(record.name)) has not", [member.key])
      }
      if let misfit = misfit(of: member.value, for: record.fields[place]) {
        return misfit.inside(member.key)
      }
    }
    return nil
  }
}
