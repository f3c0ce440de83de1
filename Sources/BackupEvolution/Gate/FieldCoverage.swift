import BackupFormat
import BackupJSON

/// Which fields of a contract some documents have.
struct FieldCoverage {
  /// A field of a record type.
  struct Field: Hashable {
    let record: String
    let name: String
  }

  private(set) var fields: Set<Field> = []
  private let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  /// Adds the fields of a document; of one that is no JSON there are none.
  mutating func add(_ input: InputBytes) {
    guard let document = try? JSONDocument(reading: input) else { return }
    addRecord(contract.root, document.root)
  }

  private mutating func addRecord(_ name: String, _ value: JSONValue) {
    guard let record = contract.record(name), let object = value.objectValue else { return }
    for field in record.fields {
      guard let member = ([field.name] + field.aliases).lazy.compactMap({ object[$0] }).first else {
        continue
      }
      fields.insert(Field(record: name, name: field.name))
      add(field.type, member)
    }
  }

  /// The depth of a document is limited by its reader, and so is that of this walk.
  private mutating func add(_ type: ValueType, _ value: JSONValue) {
    switch type {
    case .record(let name): addRecord(name, value)
    case .list(let list): for element in value.arrayValue ?? [] { add(list.element, element) }
    case .map(let map): for member in value.objectValue ?? [:] { add(map.value, member.value) }
    case .union(let union):
      guard let word = value.objectValue?[union.discriminator]?.stringValue,
        let chosen = union.cases.first(where: { $0.value.utf8.elementsEqual(word.utf8) })
      else { return }
      addRecord(chosen.record, value)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      break
    }
  }
}
