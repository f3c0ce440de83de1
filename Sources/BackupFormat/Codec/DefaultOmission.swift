import BackupJSON

/// Leaves fields out of a document whose value is their default, for formats whose writers do that.
struct DefaultOmission {
  private let records: [String: RecordType]
  private let root: String

  init(_ contract: Contract) {
    records = Dictionary(contract.records.map { ($0.name, $0) }) { first, _ in first }
    root = contract.root
  }

  /// A document of the format. What does not fit its type is left as it is.
  func document(_ value: JSONValue) -> JSONValue { self.value(value, .record(root)) }

  private func value(_ value: JSONValue, _ type: ValueType) -> JSONValue {
    switch type {
    case .record(let name):
      guard let object = value.objectValue, let record = records[name] else { return value }
      return .object(self.object(object, record))
    case .union(let union):
      guard let object = value.objectValue, let text = object[union.discriminator]?.stringValue,
        let match = union.cases.first(where: { $0.value.isSameUTF8(as: text) }),
        let record = records[match.record]
      else { return value }
      return .object(self.object(object, record))
    case .list(let list):
      guard let elements = value.arrayValue else { return value }
      return .array(elements.map { self.value($0, list.element) })
    case .map(let map):
      guard var object = value.objectValue else { return value }
      for member in object { object[member.key] = self.value(member.value, map.value) }
      return .object(object)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      return value
    }
  }

  /// The default of a field is compared before anything inside of it is left out: it is stated in full.
  private func object(_ object: JSONObject, _ record: RecordType) -> JSONObject {
    var kept = object
    for field in record.fields {
      guard let value = object[field.name] else { continue }
      if case .defaulting(let standard) = field.presence, value == standard {
        kept[field.name] = nil
      } else {
        kept[field.name] = self.value(value, field.type)
      }
    }
    return kept
  }
}
