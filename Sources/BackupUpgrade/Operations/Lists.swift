import BackupJSON

/// Operations between objects whose keys are data, and lists.
extension UpgradeRun {
  mutating func mapToList(
    _ object: Node.Index,
    _ field: UInt32,
    _ key: UInt32,
    _ value: UInt32?
  ) throws(StepFault) {
    guard let map = tree.member(field, of: object)?.node else { return }
    if tree.kind(map) == .null { return }
    guard tree.kind(map) == .object else { throw otherKind(map, "an object") }
    var child = tree.nodes[Int(map)].first
    tree.nodes[Int(map)].kind = .list
    tree.nodes[Int(map)].first = 0
    tree.nodes[Int(map)].last = 0
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      let name = tree.nodes[Int(child)].key
      tree.nodes[Int(child)].next = 0
      var element = child
      if let value {
        element = tree.add(Node(.object, origin: tree.nodes[Int(child)].origin))
        tree.nodes[Int(child)].key = value
        tree.append(child, to: element)
      } else {
        guard tree.kind(child) == .object else { throw otherKind(child, "an object") }
        tree.nodes[Int(child)].key = 0
        if let other = tree.member(key, of: child) { throw keyTaken(key, by: other.node) }
      }
      let text = tree.makeString(tree.key(name), origin: tree.nodes[Int(child)].origin)
      guard text != 0 else { throw tooLarge(child) }
      tree.nodes[Int(text)].key = key
      tree.insert(text, behind: 0, in: element)
      tree.append(element, to: map)
      changed()
      child = next
    }
  }

  mutating func listToMap(
    _ object: Node.Index,
    _ field: UInt32,
    _ key: UInt32,
    _ value: UInt32?
  ) throws(StepFault) {
    guard let list = tree.member(field, of: object)?.node else { return }
    if tree.kind(list) == .null { return }
    guard tree.kind(list) == .list else { throw otherKind(list, "a list") }
    var taken: Set<UInt32> = []
    var child = tree.nodes[Int(list)].first
    tree.nodes[Int(list)].kind = .object
    tree.nodes[Int(list)].first = 0
    tree.nodes[Int(list)].last = 0
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      tree.nodes[Int(child)].next = 0
      guard tree.kind(child) == .object else { throw otherKind(child, "an object") }
      guard let member = tree.member(key, of: child) else {
        throw StepFault(
          .stepNoSource,
          child,
          "the element has no `\(tree.key(key))`, which is to be its key",
          help: "add its key"
        )
      }
      let name = try self.name(member.node)
      guard taken.insert(name).inserted else {
        throw StepFault(.stepKeyTwice, member.node, "two elements have the key \(value: tree.key(name))")
      }
      tree.remove(member, from: child)
      var element = child
      if let value {
        guard let place = tree.member(value, of: child) else {
          throw StepFault(
            .stepNoSource,
            child,
            "the element has no `\(tree.key(value))`, which is to be its value",
            help: "add its value"
          )
        }
        tree.remove(place, from: child)
        let rest = tree.nodes[Int(child)].first
        guard rest == 0 else {
          throw StepFault(
            .stepKeyTaken,
            rest,
            "`\(value: tree.key(tree.nodes[Int(rest)].key))` has no place beside the value of the element",
            help: "remove it, or give it a place of its own"
          )
        }
        element = place.node
      }
      tree.nodes[Int(element)].key = name
      tree.append(element, to: list)
      changed()
      child = next
    }
  }

  /// The key that a value becomes.
  private mutating func name(_ node: Node.Index) throws(StepFault) -> UInt32 {
    if let text = tree.string(node) { return tree.name(text) }
    guard tree.kind(node) == .number else { throw otherKind(node, "a text or a whole number") }
    let digits = String(decoding: tree.literal(node), as: UTF8.self)
    // 1.0 and 1 would be two keys of one id.
    guard JSONNumber(digits)?.integer != nil else {
      throw StepFault(
        .stepIDForm,
        node,
        "\(token: digits) is no whole number that can be a key",
        help: "correct the id, and all references to it"
      )
    }
    return tree.name(digits)
  }
}
