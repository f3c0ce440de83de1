/// Ways inside of a record to the values that an operation works on.
enum ValuePaths {
  /// Each is the key of a member, as nearly all are.
  case members([UInt32])
  case paths([[CompiledOperation.Token]])

  init(_ paths: [[CompiledOperation.Token]]) {
    var keys: [UInt32] = []
    for path in paths {
      guard path.count == 1, case .key(let key) = path[0] else { break }
      keys.append(key)
    }
    self = keys.count == paths.count ? .members(keys) : .paths(paths)
  }
}

extension UpgradeRun {
  /// Does something with each value that is not null.
  @inline(__always)
  mutating func forValues(
    _ paths: ValuePaths,
    of record: Node.Index,
    _ body: (inout UpgradeRun, Node.Index) throws(StepFault) -> Void
  ) throws(StepFault) {
    switch paths {
    case .members(let keys):
      for key in keys {
        guard let member = ownMember(key, of: record), tree.kind(member.node) != .null else { continue }
        try body(&self, member.node)
      }
    case .paths(let paths):
      for path in paths { try forValues(path, of: record, 0, body) }
    }
  }

  private mutating func forValues(
    _ path: [CompiledOperation.Token],
    of node: Node.Index,
    _ depth: Int,
    _ body: (inout UpgradeRun, Node.Index) throws(StepFault) -> Void
  ) throws(StepFault) {
    if depth == path.count {
      if tree.kind(node) != .null { try body(&self, node) }
      return
    }
    let kind = tree.kind(node)
    if kind == .null { return }
    switch path[depth] {
    case .key(let key):
      guard kind == .object else { throw otherKind(node, "an object") }
      if let member = tree.member(key, of: node) { try forValues(path, of: member.node, depth + 1, body) }
    case .each:
      guard kind == .list || kind == .object else { throw otherKind(node, "a list or an object") }
      var child = tree.nodes[Int(node)].first
      while child != 0 {
        try forValues(path, of: child, depth + 1, body)
        child = tree.nodes[Int(child)].next
      }
    }
  }
}
