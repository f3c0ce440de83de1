import BackupJSON
import BackupValues

/// The ids of the records of a list: texts, and UUIDs in either case.
struct IdentitySet {
  private var identifiers: [RecordID: Node.Index] = [:]
  private var texts: [[UInt8]: Node.Index] = [:]

  /// Takes up an id, with the record that has it; of two the first stays, and the answer for the other is `false`.
  @discardableResult
  mutating func insert(_ text: [UInt8], _ record: Node.Index) -> Bool {
    if let id = IdentitySet.identifier(text) {
      guard identifiers[id] == nil else { return false }
      identifiers[id] = record
    } else {
      guard texts[text] == nil else { return false }
      texts[text] = record
    }
    return true
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
}
