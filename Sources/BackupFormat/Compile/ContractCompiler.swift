import BackupJSON
import BackupValues

/// Turns a contract into the flat tables of a ``CompiledContract``.
///
/// - Precondition: the contract has no mistakes (``Contract/mistakes``).
struct ContractCompiler {
  private let contract: Contract
  private var nodes: [Node] = []
  private var fields: [Pattern] = []
  private var values: [Pattern] = []
  private var names: [UInt8] = []
  private var details: [CompiledContract.Detail] = []
  /// Where the fields of each record are, once they are compiled.
  private var layouts: [String: Layout] = [:]
  /// Nodes of records whose fields are still to be compiled: records may contain themselves.
  private var waiting: [(node: Int, record: RecordType, union: UnionType?)] = []

  private struct Layout {
    /// The keys of all fields, and of their aliases behind them.
    var first: Int
    var count: Int
    /// The number of the first field: before it are the keys that are no fields.
    var offset: Int
    var required: UInt64
    var aliases: [(alias: Int, field: Int)]

    func fill(_ node: inout Node) {
      node.first = Int32(first)
      node.count = Int32(count)
      node.required = required
      node.watched = aliases.reduce(required) { $0 | 1 << UInt64($1.alias) }
    }
  }

  static func compile(_ contract: Contract) -> CompiledContract {
    var compiler = ContractCompiler(contract: contract)
    return compiler.compiled()
  }

  private init(contract: Contract) {
    self.contract = contract
  }

  private mutating func compiled() -> CompiledContract {
    let any = add(Node(op: .any, isNullable: true), .init())
    let root = recordNode(contract.root, field: nil, union: nil)
    var next = 0
    while next < waiting.count {
      layOut(waiting[next])
      next += 1
    }
    return CompiledContract(
      contract: contract,
      root: root,
      anyNode: any,
      nodes: nodes,
      fields: fields,
      values: values,
      names: names,
      details: details
    )
  }

  // MARK: Entries

  private mutating func add(_ node: Node, _ detail: CompiledContract.Detail) -> Int {
    var node = node
    node.detail = Int32(details.count)
    details.append(detail)
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func pattern(_ text: String, node: Int = 0) -> Pattern {
    let place = names.count
    names.append(contentsOf: text.utf8)
    return Pattern(text, node: node, name: place)
  }

  // MARK: Records

  private mutating func recordNode(_ name: String, field: FieldType?, union: UnionType?) -> Int {
    let record = contract.record(name)!
    let node = add(
      // The places of the root's values are kept for the sake of the export time.
      Node(op: .record, hasRules: !record.rules.isEmpty || record.hasAliases || name == contract.root),
      .init(type: .record(name), field: field, record: record, discriminator: union?.discriminator)
    )
    waiting.append((node, record, union))
    return node
  }

  private mutating func layOut(_ item: (node: Int, record: RecordType, union: UnionType?)) {
    // A record as a case of a union has one field more, so its layout is kept under a name of its own.
    let key = item.record.name + (item.union.map { "\u{0}" + $0.discriminator } ?? "")
    let layout =
      layouts[key]
      ?? newLayout(
        item.record,
        union: item.union,
        isRoot: item.record.name == contract.root,
        key: key
      )
    layout.fill(&nodes[item.node])
    details[Int(nodes[item.node].detail)].aliases = layout.aliases
    details[Int(nodes[item.node].detail)].rules = item.record.rules.map { rule in
      let (first, second) = rule.fields
      let number = { (name: String) in item.record.fields.firstIndex { $0.name == name }! + layout.offset }
      return (rule, number(first), number(second))
    }
  }

  private mutating func newLayout(
    _ record: RecordType,
    union: UnionType? = nil,
    isRoot: Bool = false,
    key: String
  ) -> Layout {
    var patterns: [Pattern] = []
    var required: UInt64 = 0
    if isRoot {
      // The keys by which the file was recognised; their values were judged before the contract was chosen.
      if let mark = contract.recognition.mark {
        patterns.append(pattern(mark, node: add(Node(op: .any, isNullable: true), .init())))
      }
      if let mark = contract.recognition.versionMark {
        patterns.append(pattern(mark, node: versionNode()))
      }
    }
    if let union {
      patterns.append(pattern(union.discriminator, node: add(Node(op: .any), .init())))
    }
    let offset = patterns.count
    for field in record.fields {
      if field.presence == .required { required |= 1 << UInt64(patterns.count) }
      patterns.append(pattern(field.name, node: node(of: field.type, field: field, record: record)))
    }
    var aliases: [(alias: Int, field: Int)] = []
    for (number, field) in record.fields.enumerated() {
      for alias in field.aliases {
        aliases.append((patterns.count, offset + number))
        patterns.append(pattern(alias, node: Int(patterns[offset + number].node)))
      }
    }
    let layout = Layout(
      first: fields.count,
      count: patterns.count,
      offset: offset,
      required: required,
      aliases: aliases
    )
    fields.append(contentsOf: patterns)
    layouts[key] = layout
    return layout
  }

  // MARK: Values

  private mutating func node(of type: ValueType, field: FieldType?, record: RecordType?) -> Int {
    let detail = CompiledContract.Detail(type: type, field: field, record: nil)
    let index: Int
    switch type {
    case .record(let name): index = recordNode(name, field: field, union: nil)
    case .money(let limits): index = money(limits, field: field)
    case .union(let union): index = self.union(union, detail)
    case .list(let list):
      let collection = collection(record, field)
      let element = node(of: list.element, field: nil, record: nil)
      var node = Node(op: .list, first: Int32(element))
      node.minimum = Int64(list.minimum)
      node.maximum = Int64(collection == nil ? list.maximum : min(list.maximum, contract.limits.records))
      node.table = Int16(collection ?? -1)
      index = add(node, detail)
    case .map(let map):
      let value = node(of: map.value, field: nil, record: nil)
      index = add(Node(op: .map, first: Int32(value), maximum: Int64(map.maximum)), detail)
    case .enumeration(let enumeration):
      let first = values.count
      for value in enumeration.values { values.append(pattern(value.name)) }
      index = add(
        Node(op: .enumeration, first: Int32(first), count: Int32(enumeration.values.count)),
        detail
      )
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .reference, .base64, .any, .answers:
      index = add(scalar(type, field: field, record: record), detail)
    }
    if let field, field.null != .refused { nodes[index].isNullable = true }
    return index
  }

  private mutating func scalar(_ type: ValueType, field: FieldType?, record: RecordType?) -> Node {
    switch type {
    case .text(let text):
      var node = Node(op: .text, minimum: Int64(text.minimum), maximum: Int64(text.maximum))
      node.count = Int32(
        clamping: text.minimum <= 1
          ? text.minimum : text.minimum.multipliedReportingOverflow(by: Node.mostBytesPerScalar).partialValue
      )
      if let characters = text.characterClass {
        node.op = .restrictedText
        node.characters = characters
      }
      return node
    case .boolean: return Node(op: .boolean)
    case .integer(let range):
      guard let table = keyedTable(record, field) else {
        return Node(op: .integer, minimum: range.minimum, maximum: range.maximum)
      }
      return Node(op: .integerKey, table: Int16(table), minimum: range.minimum, maximum: range.maximum)
    case .decimal(let decimal):
      // The key is found like a value of an enumeration.
      let currency = values.count
      if let field = decimal.currencyField { values.append(pattern(field)) }
      return Node(
        op: .decimal,
        first: Int32(currency),
        count: decimal.currencyField == nil ? 0 : 1,
        minimum: wholeLimit(decimal.minimum, unless: -Node.usualDecimal),
        maximum: wholeLimit(decimal.maximum, unless: Node.usualDecimal)
      )
    case .minorUnits(let range): return Node(op: .minorUnits, minimum: range.minimum, maximum: range.maximum)
    case .currency: return Node(op: .currency)
    case .utcMoment:
      return Node(
        op: .utcMoment,
        isChange: isMoment(\.updatedAt, record, field),
        isHappening: isMoment(\.happenedAt, record, field)
      )
    case .localMoment: return Node(op: .localMoment)
    case .day: return Node(op: .day)
    case .timeOfDay: return Node(op: .timeOfDay)
    case .uuid: return Node(op: .uuid, table: Int16(keyedTable(record, field) ?? -1))
    case .key(let text):
      var node = Node(
        op: .key,
        table: Int16(keyedTable(record, field) ?? -1),
        minimum: Int64(text.minimum),
        maximum: Int64(text.maximum)
      )
      if let characters = text.characterClass { node.characters = characters }
      return node
    case .reference(let reference): return referenceNode(reference)
    case .base64(let limits):
      return Node(op: .base64, minimum: Int64(limits.minimum), maximum: Int64(limits.maximum))
    case .answers: return Node(op: .answers)
    case .any: return Node(op: .any, isNullable: true)
    case .money, .enumeration, .list, .map, .record, .union: return Node(op: .any)
    }
  }

  /// A limit of a decimal as a whole number; the other end of all numbers for one that has a fraction, so that no
  /// number is well within.
  private func wholeLimit(_ limit: String?, unless none: Int64) -> Int64 {
    guard let limit else { return none }
    let whole = ExactDecimal(limit).flatMap { Int64($0.description) }
    return whole.flatMap { abs($0) < Node.usualDecimal ? $0 : nil } ?? -none
  }

  /// A reference is checked as the kind of value that the key of its collection is.
  private func referenceNode(_ reference: ReferenceType) -> Node {
    let table = contract.collections.firstIndex { $0.field == reference.collection } ?? -1
    var node = Node(op: .uuid, table: Int16(table), isReference: true)
    switch table >= 0 ? contract.keyType(of: contract.collections[table]) : nil {
    case .key(let text)?:
      node.op = .key
      node.minimum = Int64(text.minimum)
      node.maximum = Int64(text.maximum)
    case .integer(let range)?:
      node.op = .integerKey
      node.minimum = range.minimum
      node.maximum = range.maximum
    default: break
    }
    return node
  }

  /// The version as a record, so that keys which do not belong into it are told.
  private mutating func versionNode() -> Int {
    switch contract.recognition.versionForm {
    case .integer, .unwritten: return add(Node(op: .any), .init())
    case .majorMinor:
      let record = RecordType(
        "version",
        fields: [FieldType("major", .integer(IntegerType())), FieldType("minor", .integer(IntegerType()))]
      )
      let layout = newLayout(record, key: "\u{0}version")
      var node = Node(op: .record)
      layout.fill(&node)
      return add(node, .init(record: record))
    }
  }

  private mutating func money(_ limits: MoneyType, field: FieldType?) -> Int {
    let record = RecordType(
      "money",
      fields: [
        FieldType(
          "amount",
          .minorUnits(MinorUnitsType(of: "currency", limits.minimum...limits.maximum))
        ),
        FieldType("currency", .currency),
      ]
    )
    let layoutKey = "\u{0}money \(limits.minimum) \(limits.maximum)"
    let layout = layouts[layoutKey] ?? newLayout(record, key: layoutKey)
    var node = Node(op: .record)
    layout.fill(&node)
    return add(node, .init(type: .money(limits), field: field, record: record))
  }

  private mutating func union(_ union: UnionType, _ detail: CompiledContract.Detail) -> Int {
    let cases = union.cases.map { ($0.value, recordNode($0.record, field: nil, union: union)) }
    let first = fields.count
    for (value, node) in cases { fields.append(pattern(value, node: node)) }
    return add(Node(op: .union, first: Int32(first), count: Int32(cases.count)), detail)
  }

  // MARK: Collections

  private func collection(_ record: RecordType?, _ field: FieldType?) -> Int? {
    guard let record, let field, record.name == contract.root else { return nil }
    return contract.collections.firstIndex { $0.field == field.name }
  }

  /// The collection that a field of this record is the key of.
  private func keyedTable(_ record: RecordType?, _ field: FieldType?) -> Int? {
    guard let record, let field else { return nil }
    return contract.collections.firstIndex {
      $0.key == field.name && contract.recordType(of: $0)?.name == record.name
    }
  }

  /// Whether a field is the one that its collection names as a moment of this kind.
  private func isMoment(
    _ moment: KeyPath<Collection, String?>,
    _ record: RecordType?,
    _ field: FieldType?
  ) -> Bool {
    guard let record, let field else { return false }
    return contract.collections.contains {
      $0[keyPath: moment] == field.name && contract.recordType(of: $0)?.name == record.name
    }
  }
}
