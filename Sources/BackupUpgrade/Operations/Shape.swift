import BackupJSON

/// Operations that change which members an object has.
extension UpgradeRun {
  mutating func mark(
    _ root: Node.Index,
    _ set: [(key: UInt32, value: JSONValue)],
    _ remove: [UInt32]
  ) throws(StepFault) {
    for key in remove + set.map(\.key) {
      if let member = tree.member(key, of: root) { tree.remove(member, from: root) }
    }
    var previous: Node.Index = 0
    for (key, value) in set {
      let node = tree.make(value, origin: nil)
      guard node != 0 else { throw tooLarge(root) }
      tree.nodes[Int(node)].key = key
      tree.insert(node, behind: previous, in: root)
      previous = node
    }
    changed()
  }

  mutating func rename(_ object: Node.Index, _ names: [CompiledOperation.Renaming]) throws(StepFault) {
    for name in names {
      guard let member = ownMember(name.old, of: object) else { continue }
      if name.new != name.old, let other = ownMember(name.new, of: object) {
        throw keyTaken(name.new, by: other.node)
      }
      tree.nodes[Int(member.node)].key = name.new
      present.insert(name.new)
      changed()
    }
  }

  mutating func move(_ object: Node.Index, _ from: [UInt32], _ to: [UInt32]) throws(StepFault) {
    var container = object
    for key in from.dropLast() {
      guard tree.kind(container) == .object, let member = tree.member(key, of: container) else { return }
      container = member.node
    }
    guard let last = from.last, let key = to.last, tree.kind(container) == .object,
      let place = tree.member(last, of: container)
    else { return }
    tree.remove(place, from: container)
    var target = object
    for key in to.dropLast() {
      if let member = tree.member(key, of: target) {
        target = member.node
        guard tree.kind(target) == .object else { throw otherKind(target, "an object") }
      } else {
        let inner = tree.add(Node(.object, origin: tree.nodes[Int(place.node)].origin))
        tree.nodes[Int(inner)].key = key
        tree.append(inner, to: target)
        target = inner
      }
    }
    if let other = tree.member(key, of: target) { throw keyTaken(key, by: other.node) }
    tree.nodes[Int(place.node)].key = key
    tree.append(place.node, to: target)
    changed()
  }

  mutating func hoist(
    _ object: Node.Index,
    _ field: UInt32,
    _ names: [CompiledOperation.Renaming]
  ) throws(StepFault) {
    guard let place = tree.member(field, of: object) else { return }
    switch tree.kind(place.node) {
    case .object: break
    case .null:
      // Nothing stood in the object, and its key goes as well.
      tree.remove(place, from: object)
      return changed()
    case .no, .yes, .number, .string, .list: throw otherKind(place.node, "an object")
    }
    tree.remove(place, from: object)
    var previous = place.previous
    var child = tree.nodes[Int(place.node)].first
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      let old = tree.nodes[Int(child)].key
      let key = names.first { $0.old == old }?.new ?? old
      if let other = tree.member(key, of: object) { throw keyTaken(key, by: other.node) }
      tree.nodes[Int(child)].key = key
      tree.insert(child, behind: previous, in: object)
      previous = child
      child = next
    }
    changed()
  }

  mutating func wrap(
    _ object: Node.Index,
    _ fields: [UInt32],
    _ into: UInt32,
    _ always: Bool
  ) throws(StepFault) {
    /// What stands before the first of them.
    var before: Node.Index?
    var taken: Node.Index = 0
    var previous: Node.Index = 0
    var child = tree.nodes[Int(object)].first
    while child != 0 {
      let key = tree.nodes[Int(child)].key
      if fields.contains(key) {
        if before == nil { before = previous }
      } else {
        if key == into, taken == 0 { taken = child }
        previous = child
      }
      child = tree.nodes[Int(child)].next
    }
    guard always || before != nil else { return }
    guard taken == 0 else { throw keyTaken(into, by: taken) }
    let wrapper = tree.add(Node(.object, origin: tree.nodes[Int(object)].origin))
    tree.nodes[Int(wrapper)].key = into
    for field in fields {
      guard let member = tree.member(field, of: object) else { continue }
      tree.remove(member, from: object)
      if tree.nodes[Int(wrapper)].first == 0 {
        tree.nodes[Int(wrapper)].origin = tree.nodes[Int(member.node)].origin
      }
      tree.append(member.node, to: wrapper)
    }
    if let before {
      tree.insert(wrapper, behind: before, in: object)
    } else {
      tree.append(wrapper, to: object)
    }
    changed()
  }

  mutating func remove(_ object: Node.Index, _ fields: [UInt32]) {
    for field in fields {
      guard let member = tree.member(field, of: object) else { continue }
      dropped(member.node, in: object)
      tree.remove(member, from: object)
    }
  }

  mutating func dropNull(_ object: Node.Index, _ fields: [UInt32]) {
    var previous: Node.Index = 0
    var child = tree.nodes[Int(object)].first
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      if tree.kind(child) == .null, fields.isEmpty || fields.contains(tree.nodes[Int(child)].key) {
        tree.remove(Standing(node: child, previous: previous), from: object)
        changed()
      } else {
        previous = child
      }
      child = next
    }
  }
}
