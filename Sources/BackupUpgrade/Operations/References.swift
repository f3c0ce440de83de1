import BackupJSON
import BackupValues

/// The ids of the records of a list: texts, and UUIDs in either case.
struct IdentitySet {
  private var identifiers: [RecordID: Node.Index] = [:]
  private var texts: [[UInt8]: Node.Index] = [:]

  /// Takes up an id, with the record that has it; of two the first stays.
  mutating func insert(_ text: [UInt8], _ record: Node.Index) {
    if let id = IdentitySet.identifier(text) {
      if identifiers[id] == nil { identifiers[id] = record }
    } else if texts[text] == nil {
      texts[text] = record
    }
  }

  /// The record that has an id.
  func record(_ text: [UInt8]) -> Node.Index? {
    IdentitySet.identifier(text).map { identifiers[$0] } ?? texts[text]
  }

  private static func identifier(_ text: [UInt8]) -> RecordID? {
    guard text.count == 36 else { return nil }
    return text.withUnsafeBytes { try? RecordID.read($0.bytes) }
  }
}

extension UpgradeRun {
  /// Collects the ids that an operation looks references up in.
  mutating func collectIdentities(_ operation: CompiledOperation) {
    switch operation.action {
    case .dropDangling(_, let collection, let key):
      let list = tree.member(collection, of: tree.root)?.node
      identities[IdentityKey(collection: collection, key: key)] = identities(of: list, key)
    case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapValues, .mapToList,
      .listToMap,
      .minorUnits, .currency, .makeID, .date, .uuid, .split, .merge, .unnest, .nest, .remember, .count, .call:
      break
    }
  }

  private func identities(of list: Node.Index?, _ key: UInt32) -> IdentitySet {
    var set = IdentitySet()
    guard let list, tree.kind(list) == .list else { return set }
    var record = tree.nodes[Int(list)].first
    while record != 0 {
      if tree.kind(record) == .object, let id = tree.member(key, of: record), let text = try? word(id.node) {
        set.insert(text, record)
      }
      record = tree.nodes[Int(record)].next
    }
    return set
  }

  mutating func dropDangling(
    _ object: Node.Index,
    _ fields: [UInt32],
    _ collection: UInt32,
    _ key: UInt32
  ) {
    for field in fields {
      guard let member = ownMember(field, of: object), let text = try? word(member.node),
        identities[IdentityKey(collection: collection, key: key)]?.record(text) == nil
      else { continue }
      dropped(member.node, in: object)
      tree.remove(member, from: object)
    }
  }

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
    tree.remove(member, from: object)
    if tree.kind(member.node) == .null { return }
    guard tree.kind(member.node) == .list else { throw otherKind(member.node, "a list") }
    var child = tree.nodes[Int(member.node)].first
    guard child == 0 || tree.member(key, of: object) != nil else {
      throw StepFault(
        .stepNoSource,
        object,
        "the record has no `\(tree.key(key))` that its elements could refer to"
      )
    }
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      guard tree.kind(child) == .object, let id = tree.member(key, of: object) else {
        throw otherKind(child, "an object")
      }
      if let other = tree.member(reference, of: child) { throw keyTaken(reference, by: other.node) }
      let copy = tree.copy(id.node)
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

  /// Gives a record the list that elements of the root will come into.
  mutating func nest(_ object: Node.Index, _ field: UInt32) throws(StepFault) {
    owners.append(object)
    if let other = tree.member(field, of: object) { throw keyTaken(field, by: other.node) }
    let list = tree.add(Node(.list, origin: nil))
    tree.nodes[Int(list)].key = field
    tree.append(list, to: object)
  }

  /// Puts the elements of a list at the root into the lists that ``nest(_:_:)`` has given to records.
  mutating func distribute(
    _ field: UInt32,
    _ from: UInt32,
    _ key: UInt32,
    _ reference: UInt32
  ) throws(StepFault) {
    var records = IdentitySet()
    for owner in owners {
      if let id = tree.member(key, of: owner), let text = try? word(id.node) { records.insert(text, owner) }
    }
    guard let source = tree.member(from, of: tree.root) else { return }
    guard tree.kind(source.node) == .list else { throw otherKind(source.node, "a list") }
    var child = tree.nodes[Int(source.node)].first
    tree.remove(source, from: tree.root)
    while child != 0 {
      let next = tree.nodes[Int(child)].next
      guard tree.kind(child) == .object, let place = tree.member(reference, of: child) else {
        throw StepFault(
          .stepNoSource,
          child,
          "the element has no `\(tree.key(reference))` that says where it belongs"
        )
      }
      let text = try word(place.node)
      guard let owner = records.record(text), let list = tree.member(field, of: owner) else {
        throw StepFault(
          .stepNoRecord,
          place.node,
          "no record has the id \(value: String(decoding: text, as: UTF8.self)), so that the element belongs nowhere"
        )
      }
      tree.remove(place, from: child)
      tree.append(child, to: list.node)
      changed()
      child = next
    }
  }
}
