import BackupJSON

/// Operations that move the elements of lists between the root and records.
extension UpgradeRun {
  mutating func unnest(
    _ object: Node.Index,
    _ field: UInt32,
    _ to: UInt32,
    _ key: UInt32,
    _ reference: UInt32
  ) throws(StepFault) {
    guard let target = tree.member(to, of: tree.root)?.node, let member = tree.member(field, of: object)
    else {
      return
    }
    // Into itself it would go with itself.
    guard member.node != target else { throw intoItself(target) }
    tree.remove(member, from: object)
    if tree.kind(member.node) == .null { return }
    guard tree.kind(member.node) == .list else { throw otherKind(member.node, "a list") }
    var child = tree.nodes[Int(member.node)].first
    if child == 0 { return }
    guard let id = tree.member(key, of: object)?.node else {
      throw StepFault(
        .stepNoSource,
        object,
        "the record has no `\(tree.key(key))` that its elements could refer to"
      )
    }
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      guard tree.kind(child) == .object else { throw otherKind(child, "an object") }
      if let other = tree.member(reference, of: child) { throw keyTaken(reference, by: other.node, for: id) }
      let copy = tree.copy(id)
      guard copy != 0 else { throw tooLarge(child) }
      tree.nodes[Int(copy)].key = reference
      tree.append(copy, to: child)
      tree.append(child, to: target)
      changed()
      child = next
    }
  }

  /// Makes the list at the root that elements are taken out into, where it is not there.
  mutating func beginUnnesting(to: UInt32) throws(StepFault) {
    guard let member = tree.member(to, of: tree.root) else {
      let list = tree.add(Node(.list, origin: nil))
      tree.nodes[Int(list)].key = to
      return tree.append(list, to: tree.root)
    }
    guard tree.kind(member.node) == .list else { throw otherKind(member.node, "a list") }
  }

  /// Gives each record the list of the elements that refer to it.
  mutating func nest(
    _ operation: CompiledOperation,
    _ field: UInt32,
    _ from: UInt32,
    _ key: UInt32,
    _ reference: UInt32
  ) throws(StepFault) {
    owners = []
    let source = tree.kind(tree.root) == .object ? tree.member(from, of: tree.root) : nil
    if let source, tree.kind(source.node) != .null {
      guard tree.kind(source.node) == .list else { throw otherKind(source.node, "a list") }
      // A record of the list that goes would take the others with it.
      let isInside =
        switch operation.at.first {
        case .key(let first): first == from
        case .each: true
        case nil: field == from
        }
      guard !isInside else { throw intoItself(source.node) }
    }
    try walk(operation, from: tree.root, 0)
    guard faultCount == 0 else { return }
    let records = identitiesOfOwners(key)
    if let source = tree.member(from, of: tree.root) { distribute(source, records, reference) }
  }

  /// Gives a record the list that elements of the root will come into.
  mutating func nest(_ object: Node.Index, _ field: UInt32) throws(StepFault) {
    if let other = tree.member(field, of: object) { throw keyTaken(field, by: other.node) }
    let list = tree.add(Node(.list, origin: nil))
    tree.nodes[Int(list)].key = field
    tree.append(list, to: object)
    owners.append(Owner(record: object, list: list))
  }

  /// The lists that elements come into, by the ids of their records.
  private mutating func identitiesOfOwners(_ key: UInt32) -> IdentitySet {
    var records = IdentitySet()
    for owner in owners {
      guard let id = tree.member(key, of: owner.record), let text = try? word(id.node),
        !records.insert(text, owner.list)
      else { continue }
      fail(
        owner.record,
        StepFault(
          .stepKeyTwice,
          id.node,
          "another record has the id \(value: String(decoding: text, as: UTF8.self)) too, so that it is not certain which elements belong to it",
          help: "give one of the two another id, or remove it"
        )
      )
    }
    return records
  }

  private mutating func distribute(_ source: Standing, _ records: IdentitySet, _ reference: UInt32) {
    var child = tree.kind(source.node) == .list ? tree.nodes[Int(source.node)].first : 0
    tree.remove(source, from: tree.root)
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      do {
        try put(child, records, reference)
      } catch {
        fail(child, error)
      }
      child = next
    }
  }

  private mutating func put(
    _ element: Node.Index,
    _ records: IdentitySet,
    _ reference: UInt32
  ) throws(StepFault) {
    guard tree.kind(element) == .object else { throw otherKind(element, "an object") }
    guard let place = tree.member(reference, of: element) else {
      throw StepFault(
        .stepNoSource,
        element,
        "the element has no `\(tree.key(reference))` that says where it belongs",
        help: "add the id of the record that it belongs to"
      )
    }
    let text = try word(place.node)
    guard let list = records.record(text) else {
      throw StepFault(
        .stepNoRecord,
        place.node,
        "no record has the id \(value: String(decoding: text, as: UTF8.self)), so that the element belongs nowhere",
        help: "correct the reference, or remove the element"
      )
    }
    tree.remove(place, from: element)
    tree.append(element, to: list)
    changed()
  }

  private func intoItself(_ list: Node.Index) -> StepFault {
    StepFault(.stepNoRecord, list, "the step would put this list into itself, and nothing would hold it")
  }
}
