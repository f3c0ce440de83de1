import BackupJSON

/// A contract made ready for checking: flat tables that the checker walks along while it reads.
final class CompiledContract: Sendable {
  let contract: Contract
  /// The node of the root record.
  let root: Int
  /// A node that takes any JSON.
  let anyNode: Int
  let nodes: Table<Node>
  /// The fields of all records, the cases of all unions.
  let fields: Table<Pattern>
  /// The values of all enumerations.
  let values: Table<Pattern>
  /// The bytes of all keys and values, for those that are longer than a ``Pattern`` holds.
  let names: Table<UInt8>
  let details: [Detail]

  /// What a finding needs to know of a node.
  struct Detail: Sendable {
    var type: ValueType?
    /// The field whose value the node checks; `nil` for elements and the root.
    var field: FieldType?
    /// For a record, also as a case of a union.
    var record: RecordType?
    /// The rules of the record, with the numbers of the two fields that each is about.
    var rules: [(rule: FieldRule, first: Int, second: Int)] = []
    /// The aliases of the record, each with its own number and that of its field. Their patterns come last.
    var aliases: [(alias: Int, field: Int)] = []
    /// The key of the discriminator, where the record is a case of a union.
    var discriminator: String?
  }

  init(
    contract: Contract,
    root: Int,
    anyNode: Int,
    nodes: [Node],
    fields: [Pattern],
    values: [Pattern],
    names: [UInt8],
    details: [Detail]
  ) {
    self.contract = contract
    self.root = root
    self.anyNode = anyNode
    self.nodes = Table(nodes)
    self.fields = Table(fields)
    self.values = Table(values)
    self.names = Table(names)
    self.details = details
  }

  deinit {
    nodes.deallocate()
    fields.deallocate()
    values.deallocate()
    names.deallocate()
  }

  /// The text of a pattern.
  func text(_ pattern: Pattern) -> String {
    let start = Int(pattern.name)
    return String(decoding: (start..<start + Int(pattern.length)).map { names[$0] }, as: UTF8.self)
  }
}
