import BackupFormat
import BackupJSON

/// A value for each field of a format, found in a document of it.
struct ExampleValues {
  private var values: [Key: JSONValue] = [:]

  private struct Key: Hashable {
    let record: [UInt8]
    let field: [UInt8]
  }

  /// The longest example that is shown in a table.
  private static let longest = 60

  /// Looks through the document; one of another format has no examples.
  init(_ document: JSONDocument?, of contract: Contract) {
    guard let document, let root = contract.record(contract.root) else { return }
    take(document.root, root, contract)
  }

  /// The example of a field, on one line; empty where there is none, or a long one.
  func text(_ field: String, of record: String) -> String {
    guard let value = values[Key(record: Array(record.utf8), field: Array(field.utf8))] else { return "" }
    let text = MarkdownText.json(value)
    return text.utf8.count <= ExampleValues.longest ? MarkdownText.code(text) : ""
  }

  private mutating func take(_ value: JSONValue, _ record: RecordType, _ contract: Contract) {
    guard let object = value.objectValue else { return }
    for field in record.fields {
      guard let value = object[field.name] else { continue }
      let key = Key(record: Array(record.name.utf8), field: Array(field.name.utf8))
      // A value says more than that there is none.
      if values[key].map(\.isNull) ?? true { values[key] = value }
      take(value, field.type, contract)
    }
  }

  private mutating func take(_ value: JSONValue, _ type: ValueType, _ contract: Contract) {
    switch type {
    case .record(let name):
      if let record = contract.record(name) { take(value, record, contract) }
    case .list(let list):
      for element in value.arrayValue ?? [] { take(element, list.element, contract) }
    case .map(let map):
      for member in value.objectValue ?? JSONObject() { take(member.value, map.value, contract) }
    case .union(let union):
      let kind = value.objectValue?[union.discriminator]?.stringValue
      let item = union.cases.first { item in kind.map { $0.utf8.elementsEqual(item.value.utf8) } ?? false }
      if let record = item.flatMap({ contract.record($0.record) }) { take(value, record, contract) }
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64, .any, .answers:
      break
    }
  }
}
