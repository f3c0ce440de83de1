import BackupJSON

/// The new value for each old one, found by the bytes that stand in a file.
struct ValueMap {
  private var values: [[UInt8]: JSONValue] = [:]
  /// What a value does for which there is no other.
  let others: UpgradeOthers

  init(_ object: JSONObject, _ others: UpgradeOthers) {
    for member in object { values[Array(member.key.utf8)] = member.value }
    self.others = others
  }

  /// The new value; `nil` where none is named.
  func value(for old: [UInt8]) -> JSONValue? { values[old] }
}

extension UpgradeRun {
  mutating func mapValue(_ node: Node.Index, _ map: ValueMap) throws(StepFault) {
    let old = try word(node)
    let new: JSONValue
    if let value = map.value(for: old) {
      new = value
      changed()
    } else {
      switch map.others {
      case .kept: return
      case .refused:
        throw StepFault(
          .stepUnknownValue,
          node,
          "the step does not know what \(value: String(decoding: old, as: UTF8.self)) becomes",
          help: "write one of the values that the old format has"
        )
      case .value(let value):
        new = value
        account.note(.replaced, by: number, at: tree.nodes[Int(node)].origin, key: tree.nodes[Int(node)].key)
      }
    }
    let made = tree.make(new, origin: nil)
    guard made != 0 else { throw tooLarge(node) }
    tree.take(made, into: node)
  }

  /// A text, or a number or truth value as it is written.
  func word(_ node: Node.Index) throws(StepFault) -> [UInt8] {
    switch tree.kind(node) {
    case .string:
      guard !tree.nodes[Int(node)].isEscaped else { return Array((tree.string(node) ?? "").utf8) }
      return Array(tree.literal(node).dropFirst().dropLast())
    case .number: return Array(tree.literal(node))
    case .yes: return Array("true".utf8)
    case .no: return Array("false".utf8)
    case .null, .list, .object: throw otherKind(node, "a text, a number or a truth value")
    }
  }
}
