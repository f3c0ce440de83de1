import BackupFormat
import BackupJSON

/// Turns a contract into the tables of a ``NormalContract``.
struct NormalCompiler {
  let contract: Contract
  private(set) var nodes: [NormalContract.Node] = []
  private(set) var layouts: [NormalContract.Layout] = []
  private(set) var unions: [NormalContract.UnionCases] = []
  private(set) var answers: [AnswersType] = []
  /// The node of each record, also as a case of a union: records may contain themselves.
  private var known: [String: Int] = [:]
  private var waiting: [(layout: Int, record: RecordType, discriminator: String?, collection: Collection?)] =
    []

  init(_ contract: Contract) { self.contract = contract }

  mutating func openLayout() -> Int {
    layouts.append(NormalContract.Layout())
    return layouts.count - 1
  }

  /// The node of the records of a collection, whose key and times are looked at on the way.
  mutating func collection(_ collection: Collection) -> Int {
    guard let record = contract.recordType(of: collection) else { return add(.plain) }
    return add(.record, newLayout(record, discriminator: nil, collection: collection))
  }

  mutating func root() -> Int {
    guard let record = contract.record(contract.root) else { return openLayout() }
    return newLayout(record, discriminator: nil, collection: nil)
  }

  mutating func layOutWaiting() {
    var next = 0
    while next < waiting.count {
      let item = waiting[next]
      layouts[item.layout] = layout(item.record, item.discriminator, item.collection)
      next += 1
    }
    addDefaults()
  }

  private mutating func add(_ kind: NormalContract.Kind, _ inner: Int = 0) -> Int {
    nodes.append(NormalContract.Node(kind: kind, inner: inner))
    return nodes.count - 1
  }

  private mutating func newLayout(
    _ record: RecordType,
    discriminator: String?,
    collection: Collection?
  )
    -> Int
  {
    layouts.append(NormalContract.Layout())
    waiting.append((layouts.count - 1, record, discriminator, collection))
    return layouts.count - 1
  }

  private mutating func recordNode(_ name: String, discriminator: String?) -> Int {
    let key = name + (discriminator.map { "\u{0}" + $0 } ?? "")
    if let node = known[key] { return node }
    guard let record = contract.record(name) else { return add(.plain) }
    let node = add(.record, newLayout(record, discriminator: discriminator, collection: nil))
    known[key] = node
    return node
  }

  private mutating func layout(
    _ record: RecordType,
    _ discriminator: String?,
    _ collection: Collection?
  ) -> NormalContract.Layout {
    var layout = NormalContract.Layout()
    layout.dropsUnknown = record.unknownFields == .notImported
    if let discriminator { layout.add(discriminator, aliases: [], node: add(.plain)) }
    for field in record.fields {
      layout.add(field.name, aliases: field.aliases, node: node(field.type))
      layout.fields[layout.fields.count - 1].omitsNull = field.null == .absent
      layout.fields[layout.fields.count - 1].role = role(field, collection)
    }
    let order = layout.fields.indices.sorted { left, right in
      layout.name(left).precedesInUTF16(layout.name(right))
    }
    for (rank, index) in order.enumerated() { layout.fields[index].rank = rank }
    return layout
  }

  private func role(_ field: FieldType, _ collection: Collection?) -> NormalContract.Role {
    guard let collection else { return .none }
    if field.name.utf8.elementsEqual(collection.key.utf8) { return .key }
    guard field.type == .utcMoment else { return .none }
    if collection.updatedAt.map({ $0.utf8.elementsEqual(field.name.utf8) }) == true {
      return field.name.utf8.elementsEqual("createdAt".utf8) ? .bothTimes : .updatedAt
    }
    return field.name.utf8.elementsEqual("createdAt".utf8) ? .createdAt : .none
  }

  private mutating func node(_ type: ValueType) -> Int {
    switch type {
    case .text, .boolean, .integer, .minorUnits, .day, .timeOfDay, .key, .enumeration, .base64,
      .any:
      return add(.plain)
    case .money: return moneyNode()
    case .decimal: return add(.decimal)
    case .currency: return add(.currency)
    case .utcMoment: return add(.utcMoment)
    case .localMoment: return add(.localMoment)
    case .uuid: return add(.uuid)
    case .reference(let reference):
      let key = contract.collection(reference.collection).flatMap { contract.keyType(of: $0) }
      return add(key == .uuid ? .uuid : .plain)
    case .list(let list):
      let element = node(list.element)
      return add(list.isOrdered ? .list : .unorderedList, element)
    case .map(let map):
      let value = node(map.value)
      return add(map.key == .uuid ? .uuidMap : .map, value)
    case .record(let name): return recordNode(name, discriminator: nil)
    case .union(let union):
      let cases = union.cases.map { each in
        (
          value: Array(each.value.utf8),
          node: recordNode(each.record, discriminator: union.discriminator)
        )
      }
      unions.append(NormalContract.UnionCases(discriminator: union.discriminator, cases: cases))
      return add(.union, unions.count - 1)
    case .answers(let type):
      if let number = answers.firstIndex(of: type) { return add(.answers, number) }
      answers.append(type)
      return add(.answers, answers.count - 1)
    }
  }

  private mutating func moneyNode() -> Int {
    let money = RecordType(
      "money",
      fields: [FieldType("amount", .integer(IntegerType())), FieldType("currency", .currency)]
    )
    return add(.record, newLayout(money, discriminator: nil, collection: nil))
  }

  /// Defaults are compared in their normal form, for which all tables have to be there.
  private mutating func addDefaults() {
    var standards: [(layout: Int, field: Int, node: Int, value: JSONValue)] = []
    for item in waiting {
      let offset = item.discriminator == nil ? 0 : 1
      for (number, field) in item.record.fields.enumerated() {
        guard case .defaulting(let value) = field.presence else { continue }
        let node = layouts[item.layout].fields[offset + number].node
        standards.append((item.layout, offset + number, node, value))
      }
    }
    // A default may have defaults inside, whose normal form has to be known first.
    var isSettled = false
    for _ in 0..<JSONDocument.depthLimit where !isSettled {
      isSettled = true
      let tables = NormalContract(self, root: 0, collections: [], open: 0, map: 1)
      for standard in standards {
        let text = NormalWriter.text(of: standard.value, node: standard.node, tables)
        guard layouts[standard.layout].fields[standard.field].standard != text else { continue }
        layouts[standard.layout].fields[standard.field].standard = text
        isSettled = false
      }
    }
  }
}

extension NormalContract.Layout {
  fileprivate mutating func add(_ name: String, aliases: [String], node: Int) {
    for key in [name] + aliases { keys.append((KeyPattern(key), fields.count)) }
    fields.append(NormalContract.Field(prefix: Array("\"\(name)\":".utf8), node: node))
  }

  /// The name of a field; names of a contract have nothing that would be escaped.
  fileprivate func name(_ field: Int) -> String {
    String(decoding: fields[field].prefix.dropFirst().dropLast(2), as: UTF8.self)
  }
}
