import BackupJSON

/// Operations that take texts apart and put them together.
extension UpgradeRun {
  mutating func split(
    _ object: Node.Index,
    _ field: UInt32,
    _ separator: [UInt8],
    _ into: [UInt32],
    _ fewer: UpgradeFewer
  ) throws(StepFault) {
    guard let member = tree.member(field, of: object) else { return }
    if tree.kind(member.node) == .null { return }
    guard let text = tree.string(member.node) else { throw otherKind(member.node, "a text") }
    let parts = TextParts.split(Array(text.utf8), by: separator, most: into.count)
    if parts.count < into.count {
      switch fewer {
      case .absent: break
      case .refused:
        throw StepFault(
          .stepParts,
          member.node,
          "the text has \(parts.count) of \(into.count) parts that it is to be split into"
        )
      }
    }
    let origin = tree.nodes[Int(member.node)].origin
    tree.remove(member, from: object)
    var previous = member.previous
    for (key, part) in zip(into, parts) {
      if let other = tree.member(key, of: object) { throw keyTaken(key, by: other.node, for: member.node) }
      let node = tree.makeString(String(decoding: part, as: UTF8.self), origin: origin)
      guard node != 0 else { throw tooLarge(object) }
      tree.nodes[Int(node)].key = key
      tree.insert(node, behind: previous, in: object)
      previous = node
    }
    changed()
  }

  mutating func merge(
    _ object: Node.Index,
    _ fields: [UInt32],
    _ separator: String,
    _ into: UInt32
  ) throws(StepFault) {
    var texts: [String] = []
    var found: Node.Index?
    for field in fields {
      guard let member = tree.member(field, of: object) else { continue }
      if found == nil { found = member.node }
      if tree.kind(member.node) == .null { continue }
      guard let text = tree.string(member.node) else { throw otherKind(member.node, "a text") }
      if !text.utf8.isEmpty { texts.append(text) }
    }
    guard let first = found else { return }
    for field in fields {
      guard let member = tree.member(field, of: object), member.node != first else { continue }
      tree.remove(member, from: object)
    }
    guard !texts.isEmpty else {
      if let member = tree.member(tree.nodes[Int(first)].key, of: object) {
        tree.remove(member, from: object)
      }
      return
    }
    if let other = tree.member(into, of: object), other.node != first {
      throw keyTaken(into, by: other.node, for: first)
    }
    let node = tree.makeString(texts.joined(separator: separator), origin: nil)
    guard node != 0 else { throw tooLarge(object) }
    tree.nodes[Int(first)].key = into
    tree.take(node, into: first)
    changed()
  }
}

/// The parts of a text between separators.
enum TextParts {
  /// At most so many parts, the last of which takes the rest.
  static func split(_ text: [UInt8], by separator: [UInt8], most: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while parts.count + 1 < most, index + separator.count <= text.count {
      if text[index..<index + separator.count].elementsEqual(separator) {
        parts.append(text[start..<index])
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [text[start...]]
  }
}
