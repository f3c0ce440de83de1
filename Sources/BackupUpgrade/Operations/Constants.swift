import BackupJSON

/// Operations that write what was not in the record.
extension UpgradeRun {
  mutating func add(
    _ object: Node.Index,
    _ field: UInt32,
    _ sources: [CompiledOperation.Source],
    _ value: JSONValue?
  ) throws(StepFault) {
    guard ownMember(field, of: object) == nil else { return }
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
    _ prefix: IDPrefix,
    _ source: CompiledOperation.Source?
  ) throws(StepFault) {
    var ending = String(ordinal + 1)
    var origin: Int?
    if let source {
      guard let node = value(at: source, of: object) else {
        throw StepFault(.stepNoSource, object, "nothing says what the new `\(tree.key(field))` ends with")
      }
      if let id = tree.makeID(prefix, digitsOf: node) { return put(id, under: field, of: object) }
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
    let node = tree.makeString(prefix.text + ending, origin: origin ?? tree.nodes[Int(object)].origin)
    guard node != 0 else { throw tooLarge(object) }
    put(node, under: field, of: object)
  }

  private mutating func put(_ node: Node.Index, under field: UInt32, of object: Node.Index) {
    if let member = tree.member(field, of: object) {
      tree.take(node, into: member.node)
    } else {
      tree.nodes[Int(node)].key = field
      tree.append(node, to: object)
    }
    changed()
  }
}

/// What ids that are made begin with.
struct IDPrefix {
  let text: String
  /// The opening quote, and the text as it is written.
  let literal: [UInt8]

  init(_ text: String) {
    self.text = text
    literal = Array(CanonicalLiteral.of(text).dropLast())
  }

  var isEscaped: Bool { literal.contains(UInt8(ascii: "\\")) }
}

extension UpgradeTree {
  /// A new text of a prefix and the digits of a whole number; `nil` for any other value, and one that takes a closer
  /// look.
  mutating func makeID(_ prefix: IDPrefix, digitsOf index: Node.Index) -> Node.Index? {
    guard kind(index) == .number else { return nil }
    let digits = literal(index)
    guard digits.count <= 15, digits.first != 0x30, digits.allSatisfy({ $0 &- 0x30 < 10 }),
      let start = reserve(prefix.literal.count + digits.count + 1)
    else { return nil }
    var end = made + start
    prefix.literal.withUnsafeBytes { end.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    end += prefix.literal.count
    // The room may have moved, and the digits with it.
    end.copyMemory(from: bytes(index), byteCount: digits.count)
    (end + digits.count).storeBytes(of: 0x22, as: UInt8.self)
    var node = Node(.string, origin: nodes[Int(index)].origin)
    node.text = TextPlace(start, prefix.literal.count + digits.count + 1)
    node.isMade = true
    node.isEscaped = prefix.isEscaped
    return add(node)
  }
}
