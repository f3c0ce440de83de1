/// Operations on the elements of a list at the root, in one pass.
struct RecordPass {
  private(set) var operations: [CompiledOperation]
  /// For each operation the members without which it does nothing.
  private(set) var wants: [NameFilter]

  init(_ operations: [CompiledOperation]) {
    self.operations = operations
    wants = operations.map(\.wants)
  }
}

extension UpgradeRun {
  mutating func performOnRecords(_ collection: UInt32, _ operations: [CompiledOperation]) {
    guard tree.kind(tree.root) == .object else {
      return add(otherKind(tree.root, "an object"), record: tree.root)
    }
    guard let list = tree.member(collection, of: tree.root)?.node, tree.kind(list) != .null else { return }
    guard tree.nodes[Int(list)].isContainer else {
      return add(otherKind(list, "a list or an object"), record: list)
    }
    guard tree.kind(list) == .object else {
      return perform(RecordPass(operations), onElementsOf: list, [tree.root])
    }
    // What is around such a record is the object itself, which an operation may read.
    for operation in operations { perform(RecordPass([operation]), onElementsOf: list, [tree.root, list]) }
  }

  private mutating func perform(_ pass: RecordPass, onElementsOf list: Node.Index, _ around: [Node.Index]) {
    for operation in pass.operations { collectIdentities(operation) }
    outers = around
    ordinal = 0
    var record = tree.nodes[Int(list)].first
    while record != 0 {
      let next = tree.nodes[Int(record)].next
      if !hasFailed(record) {
        do {
          try perform(pass, on: record)
        } catch {
          fail(record, error)
          outers = around
        }
      }
      if tree.count & 0xFFF == 0, isTooLarge { return }
      record = next
      ordinal += 1
    }
  }

  private mutating func perform(_ pass: RecordPass, on record: Node.Index) throws(StepFault) {
    var members = tree.names(of: record)
    defer { present = .all }
    for index in pass.wants.indices where pass.wants[index].overlaps(members) {
      let operation = pass.operations[index]
      number = operation.number
      if operation.at.count == 2, tree.kind(record) == .object {
        present = members
        try apply(operation.action, to: record)
      } else {
        present = .all
        try walk(operation, from: record, 2)
      }
      members.formUnion(operation.adds)
    }
  }
}
