import BackupJSON

/// The assertion that nothing was lost.
extension UpgradeRun {
  /// How many values a path leads to.
  func count(_ path: [CompiledOperation.Token]) -> Int {
    count(path, from: tree.root, 0)
  }

  private func count(
    _ path: [CompiledOperation.Token],
    from node: Node.Index,
    _ depth: Int
  ) -> Int {
    if depth == path.count { return 1 }
    switch path[depth] {
    case .key(let key):
      guard tree.kind(node) == .object, let member = tree.member(key, of: node) else { return 0 }
      return count(path, from: member.node, depth + 1)
    case .each:
      guard tree.nodes[Int(node)].isContainer else { return 0 }
      if depth + 1 == path.count { return tree.count(of: node) }
      var sum = 0
      var child = tree.nodes[Int(node)].first
      while child != 0 {
        sum += count(path, from: child, depth + 1)
        child = tree.nodes[Int(child)].next
      }
      return sum
    }
  }

  mutating func assertCount(
    _ slot: Int,
    _ path: [CompiledOperation.Token],
    _ before: String,
    _ now: String
  ) throws(StepFault) {
    let (was, found) = (counts[slot], count(path))
    guard was == found else {
      throw StepFault(
        .stepCountDiffers,
        tree.root,
        "there were \(was) values at `\(before)` before the step, and now there are \(found) at `\(now)`"
      )
    }
  }
}
