/// Operations in an order that gives the same result as their own, with those on the records of one list together.
///
/// A record that is in the cache is changed by all of them at once; one pass over a large backup for each operation
/// would take several times as long.
struct Schedule {
  /// What is done in one pass.
  enum Stage {
    case single(CompiledOperation)
    /// Operations on each element of a list at the root.
    case records(UInt32, [CompiledOperation])
  }

  private struct Group {
    let collection: UInt32
    var operations: [CompiledOperation]
    var touches: Set<UInt32>
  }

  private(set) var stages: [Stage] = []
  private var groups: [Group] = []

  init(_ operations: [CompiledOperation]) {
    for operation in operations { add(operation) }
    flush()
  }

  /// The operations one after the other, each in a pass of its own: slow, and plainly right.
  init(inOrder operations: [CompiledOperation]) {
    stages = operations.map { .single($0) }
  }

  private mutating func add(_ operation: CompiledOperation) {
    guard let touches = operation.touches else {
      flush()
      stages.append(.single(operation))
      return
    }
    guard let collection = operation.collection else {
      if groups.contains(where: { !$0.touches.isDisjoint(with: touches) }) { flush() }
      stages.append(.single(operation))
      return
    }
    // The ids of a list are collected before its records change, so a group begins with such an operation.
    var readsItself = false
    if case .dropDangling(_, let list, _) = operation.action { readsItself = list == collection }
    let isFree = groups.allSatisfy { group in
      group.collection == collection ? !readsItself : group.touches.isDisjoint(with: touches)
    }
    if !isFree { flush() }
    if let index = groups.firstIndex(where: { $0.collection == collection }) {
      groups[index].operations.append(operation)
      groups[index].touches.formUnion(touches)
    } else {
      groups.append(Group(collection: collection, operations: [operation], touches: touches))
    }
  }

  private mutating func flush() {
    for group in groups { stages.append(.records(group.collection, group.operations)) }
    groups = []
  }
}
