import BackupFormat
import BackupJSON

extension DocumentBuilder {
  /// The key and the text by which a union tells which record it is.
  struct Discriminator {
    let key: String
    let value: JSONValue?
  }

  /// The members of a record, the keys that recognise the file or the case included.
  mutating func members(
    of record: RecordType,
    _ discriminator: Discriminator?,
    _ active: [Active]
  ) throws(Oversize) -> JSONObject {
    let grows = mayGrow(record.name)
    return try around(record.name) { builder throws(Oversize) in
      try builder.fields(of: record, discriminator, active, grows: grows)
    }
  }

  private mutating func fields(
    of record: RecordType,
    _ discriminator: Discriminator?,
    _ active: [Active],
    grows: Bool
  ) throws(Oversize) -> JSONObject {
    var members: [JSONObject.Member] = []
    var pinned: Set<Int> = []
    try charge(1)
    let fixed = fixedMembers(of: record, discriminator)
    for (name, value) in fixed {
      let own = following(.field(name), active)
      let inner = try inside(name) { builder throws(Oversize) in try builder.fixed(value, own) }
      if let inner { members.append(.init(key: name, value: inner)) }
    }
    for (place, field) in record.fields.enumerated() {
      let own = following(.field(field.name), active)
      if !own.isEmpty { pinned.insert(place) }
      let value = try inside(field.name) { builder throws(Oversize) in
        try builder.value(of: field, record, own, grows: grows)
      }
      guard let value else { continue }
      try charge(field.name.utf8.count + 4)
      members.append(.init(key: field.name, value: value))
    }
    var object = JSONObject(uncheckedUnique: members)
    if !RuleSettler(index: index, record: record, pinned: pinned).settle(&object) { noteDisagreement() }
    try addStrangers(to: &object, record, fixed.map(\.0), active, grows: grows)
    return object
  }

  /// Members that no field describes.
  private func fixedMembers(of record: RecordType, _ discriminator: Discriminator?) -> [(String, JSONValue?)]
  {
    if let discriminator { return [(discriminator.key, discriminator.value)] }
    guard path.isEmpty else { return [] }
    let recognition = index.contract.recognition
    let version = index.contract.version
    var members: [(String, JSONValue?)] = []
    if let mark = recognition.mark { members.append((mark, .string(recognition.value))) }
    switch recognition.versionForm {
    case .majorMinor:
      let numbers: JSONValue = ["major": .integer(Int64(version.major)), "minor": .integer(Int64(version.minor))]
      members.append((recognition.versionKey, numbers))
    case .integer: members.append((recognition.versionKey, .integer(Int64(version.major))))
    case .unwritten: break
    }
    return members
  }

  private mutating func fixed(_ value: JSONValue?, _ active: [Active]) throws(Oversize) -> JSONValue? {
    switch end(active) {
    case .value(let wanted): return wanted
    case .absent: return nil
    case .built, nil: return value
    }
  }

  /// Keys that a directive wants and the record does not know, and in one style a key of the generator's own.
  private mutating func addStrangers(
    to object: inout JSONObject,
    _ record: RecordType,
    _ fixed: [String],
    _ active: [Active],
    grows: Bool
  ) throws(Oversize) {
    for case .field(let name) in steps(active)
    where record.fields.allSatisfy({ !$0.name.isSameUTF8(as: name) }) {
      if fixed.contains(where: { $0.isSameUTF8(as: name) }) { continue }
      let own = following(.field(name), active)
      let wanted = try inside(name) { builder throws(Oversize) in try builder.fixed(nil, own) }
      if let wanted { object[name] = wanted }
    }
    guard grows, case .unknownFields = style, record.unknownFields != .refused else { return }
    object[StrangeNames.key(for: record, fixed)] = .string("of a newer version")
  }

  // MARK: Fields

  /// The value of a field; `nil` where it is left out.
  private mutating func value(
    of field: FieldType,
    _ record: RecordType,
    _ active: [Active],
    grows: Bool
  ) throws(Oversize) -> JSONValue? {
    if case .absent = end(active) { return nil }
    let isWanted = !active.isEmpty
    if !isWanted, field.presence != .required {
      guard grows, !field.deprecated, canGrow(field.type) else { return nil }
      if varies, random.firstBits % 5 == 0 { return nil }
    }
    if !isWanted, field.null != .refused {
      if index.levels(of: field.type) == nil || isAround(field.type) { return .null }
      if varies, random.firstBits % 5 == 1 { return .null }
    }
    return try value(field.type, ValuePlace(field: field, record: record.name), active)
  }

  /// Whether what need not be there can be given a value.
  private func canGrow(_ type: ValueType) -> Bool {
    switch type {
    case .record(let name): mayGrow(name) && index.levels(of: type) != nil
    case .union(let union): union.cases.contains { mayGrow($0.record) } && index.levels(of: type) != nil
    case .list: index.levels(of: type) != nil
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .map, .reference, .base64, .any, .answers:
      true
    }
  }
}

extension SplitMix64 {
  /// The next bits, which are not used up.
  var firstBits: UInt64 {
    var copy = self
    return copy.next()
  }
}
