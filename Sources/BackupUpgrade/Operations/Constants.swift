import BackupJSON

/// Operations that write what was not in the record.
extension UpgradeRun {
  mutating func add(
    _ object: Node.Index,
    _ field: UInt32,
    _ sources: [CompiledOperation.Source],
    _ value: JSONValue?
  ) throws(StepFault) {
    guard tree.member(field, of: object) == nil else { return }
    var node: Node.Index = 0
    for source in sources {
      guard let found = self.value(at: source, of: object) else { continue }
      node = tree.copy(found)
      break
    }
    if node == 0 {
      guard let value else {
        throw StepFault(
          .stepNoSource,
          object,
          "nothing says what the new `\(tree.key(field))` is",
          help: "add one of the values that it is taken from"
        )
      }
      node = tree.make(value, origin: nil)
    }
    guard node != 0 else { throw tooLarge(object) }
    tree.nodes[Int(node)].key = field
    tree.append(node, to: object)
    account.tallies[number].defaulted += 1
  }

  mutating func set(_ object: Node.Index, _ field: UInt32, _ value: JSONValue) throws(StepFault) {
    let new = tree.make(value, origin: nil)
    guard new != 0 else { throw tooLarge(object) }
    if let member = tree.member(field, of: object) {
      dropped(member.node, in: object)
      tree.take(new, into: member.node)
    } else {
      tree.nodes[Int(new)].key = field
      tree.append(new, to: object)
      changed()
    }
  }

  mutating func makeID(
    _ object: Node.Index,
    _ field: UInt32,
    _ prefix: String,
    _ source: CompiledOperation.Source?
  ) throws(StepFault) {
    var ending = String(ordinal + 1)
    var origin: Int?
    if let source {
      guard let node = value(at: source, of: object) else {
        throw StepFault(.stepNoSource, object, "nothing says what the new `\(tree.key(field))` ends with")
      }
      if let text = tree.string(node) {
        ending = text
      } else if tree.kind(node) == .number {
        let digits = String(decoding: tree.literal(node), as: UTF8.self)
        guard JSONNumber(digits)?.integer != nil else {
          throw StepFault(.stepIDForm, node, "\(token: digits) is no whole number that an id can be made of")
        }
        ending = digits
      } else {
        throw otherKind(node, "a whole number or a text")
      }
      origin = tree.nodes[Int(node)].origin
    }
    let node = tree.makeString(prefix + ending, origin: origin ?? tree.nodes[Int(object)].origin)
    guard node != 0 else { throw tooLarge(object) }
    if let member = tree.member(field, of: object) {
      tree.take(node, into: member.node)
    } else {
      tree.nodes[Int(node)].key = field
      tree.append(node, to: object)
    }
    changed()
  }
}
