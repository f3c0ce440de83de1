import BackupFormat
import BackupJSON

/// One element of a list as compact JSON, with holes for what differs from one copy to the next.
///
/// All that a rule could be about stays as it is, so each copy is as valid as the first.
struct RecordTemplate: Sendable {
  /// What is written anew in each copy.
  enum Hole: Sendable {
    /// The id of the record itself.
    case ownID
    /// The id of any record of a collection.
    case reference(Int)
    /// A random UUID.
    case uuid
    /// Words, within these numbers of bytes.
    case words(Int, Int)
  }

  /// All bytes that stay.
  fileprivate(set) var bytes: [UInt8] = []
  /// The holes, with the number of bytes before each.
  fileprivate(set) var holes: [(end: Int, hole: Hole)] = []
}

/// Makes templates of values, led by their types.
struct TemplateMaker {
  private let index: ContractIndex
  private var template = RecordTemplate()

  init(_ index: ContractIndex) { self.index = index }

  static func template(_ value: JSONValue, _ type: ValueType, _ index: ContractIndex) -> RecordTemplate {
    var maker = TemplateMaker(index)
    maker.add(value, type, nil, nil)
    return maker.template
  }

  private mutating func add(_ value: JSONValue, _ type: ValueType, _ field: FieldType?, _ record: String?) {
    switch (type, value) {
    case (.record(let name), .object(let object)): add(object, index.record(name))
    case (.union(let union), .object(let object)):
      let text = object[union.discriminator]?.stringValue ?? ""
      let item = union.cases.first { $0.value.isSameUTF8(as: text) }
      add(object, item.flatMap { index.record($0.record) })
    case (.list(let list), .array(let elements)):
      // Elements that must differ stay the ones that do.
      add(elements, list.isUnique ? .any : list.element)
    case (.map(let map), .object(let object)):
      members(object) { maker, member in maker.add(member.value, map.value, nil, nil) }
    case (.reference(let reference), .string), (.reference(let reference), .number):
      guard let collection = index.collection(reference.collection) else { return add(value) }
      hole(.reference(collection))
    case (.uuid, .string), (.key, .string):
      if let field, let record, index.collection(keyedBy: field.name, of: record) != nil {
        return hole(.ownID)
      }
      if case .uuid = type { hole(.uuid) } else { add(value) }
    case (.integer, .number):
      if let field, let record, index.collection(keyedBy: field.name, of: record) != nil {
        return hole(.ownID)
      }
      add(value)
    case (.text(let text), .string):
      if text.characters == nil, text.maximum >= 16 {
        hole(.words(text.minimum, text.maximum))
      } else {
        add(value)
      }
    default: add(value)
    }
  }

  private mutating func add(_ object: JSONObject, _ record: RecordType?) {
    members(object) { maker, member in
      guard let field = record?.field(member.key) else { return maker.add(member.value) }
      maker.add(member.value, field.type, field, record?.name)
    }
  }

  private mutating func members(_ object: JSONObject, _ add: (inout TemplateMaker, JSONObject.Member) -> Void)
  {
    template.bytes.append(UInt8(ascii: "{"))
    for (number, member) in object.enumerated() {
      if number > 0 { template.bytes.append(UInt8(ascii: ",")) }
      self.add(.string(member.key))
      template.bytes.append(UInt8(ascii: ":"))
      add(&self, member)
    }
    template.bytes.append(UInt8(ascii: "}"))
  }

  private mutating func add(_ elements: [JSONValue], _ type: ValueType) {
    template.bytes.append(UInt8(ascii: "["))
    for (number, element) in elements.enumerated() {
      if number > 0 { template.bytes.append(UInt8(ascii: ",")) }
      add(element, type, nil, nil)
    }
    template.bytes.append(UInt8(ascii: "]"))
  }

  private mutating func add(_ value: JSONValue) {
    if let bytes = try? JSONWriter(.compact).write(value) { template.bytes += bytes }
  }

  private mutating func hole(_ hole: RecordTemplate.Hole) {
    template.holes.append((template.bytes.count, hole))
  }
}
