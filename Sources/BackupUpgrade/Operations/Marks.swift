import BackupFormat
import BackupJSON

/// The keys by which files are recognised, which a step replaces.
extension UpgradeRun {
  mutating func mark(
    _ root: Node.Index,
    _ set: [(key: UInt32, value: JSONValue)],
    _ remove: [UInt32]
  ) throws(StepFault) {
    for key in remove + set.map(\.key) {
      guard let member = tree.member(key, of: root) else { continue }
      let new = set.first { $0.key == key }?.value
      accountForMark(member.node, in: root, replacedBy: new)
      tree.remove(member, from: root)
    }
    var previous: Node.Index = 0
    for (key, value) in set {
      let node = tree.make(value, origin: nil)
      guard node != 0 else { throw tooLarge(root) }
      tree.nodes[Int(node)].key = key
      tree.insert(node, behind: previous, in: root)
      previous = node
    }
    marks = set
    changed()
  }

  /// Notes what is lost with a member that a mark takes away: all of it, but for what only says which format and
  /// version the file has.
  private mutating func accountForMark(_ node: Node.Index, in root: Node.Index, replacedBy new: JSONValue?) {
    if tree.kind(node) == .null { return }
    if let new, tree.holds(new, at: node) { return }
    // What an earlier step has marked says nothing that was in the file.
    if let mark = marks.first(where: { $0.key == tree.nodes[Int(node)].key }),
      tree.holds(mark.value, at: node)
    {
      return
    }
    guard isRecognition(node) else { return dropped(node, in: root) }
    guard tree.kind(node) == .object else { return }
    var part = tree.nodes[Int(node)].first
    while part != 0 {
      if !isPartOfVersion(part) { dropped(part, in: root) }
      part = tree.nodes[Int(part)].next
    }
  }

  /// Whether a member of the root says which format or version the file has.
  private func isRecognition(_ node: Node.Index) -> Bool {
    let kind = tree.kind(node)
    guard let recognition else {
      // Of a file whose contract is not known, whatever looks like it.
      return kind == .string || kind == .number || isVersionObject(node)
    }
    let key = tree.key(tree.nodes[Int(node)].key).utf8
    if let mark = recognition.mark, key.elementsEqual(mark.utf8) {
      return tree.string(node)?.utf8.elementsEqual(recognition.value.utf8) == true
    }
    guard let mark = recognition.versionMark, key.elementsEqual(mark.utf8) else { return false }
    switch recognition.versionForm {
    case .integer: return kind == .number
    case .majorMinor: return isVersionObject(node)
    case .unwritten: return false
    }
  }

  private func isVersionObject(_ node: Node.Index) -> Bool {
    guard tree.kind(node) == .object else { return false }
    var part = tree.nodes[Int(node)].first
    while part != 0 {
      if isPartOfVersion(part) { return true }
      part = tree.nodes[Int(part)].next
    }
    return false
  }

  private func isPartOfVersion(_ part: Node.Index) -> Bool {
    guard tree.kind(part) == .number else { return false }
    let key = tree.key(tree.nodes[Int(part)].key).utf8
    return key.elementsEqual("major".utf8) || key.elementsEqual("minor".utf8)
  }
}

extension UpgradeTree {
  /// Whether a node has exactly a value, its members in the same order.
  func holds(_ value: JSONValue, at index: Node.Index) -> Bool {
    switch value {
    case .null: return kind(index) == .null
    case .boolean(let flag): return kind(index) == (flag ? .yes : .no)
    case .number(let number): return kind(index) == .number && literal(index).elementsEqual(number.text.utf8)
    case .string(let text):
      guard kind(index) == .string else { return false }
      guard nodes[Int(index)].isEscaped else {
        let bytes = literal(index)
        return bytes.count == text.utf8.count + 2 && bytes.dropFirst().dropLast().elementsEqual(text.utf8)
      }
      return string(index)?.utf8.elementsEqual(text.utf8) == true
    case .array(let elements):
      guard kind(index) == .list else { return false }
      var child = nodes[Int(index)].first
      for element in elements {
        guard child != 0, holds(element, at: child) else { return false }
        child = nodes[Int(child)].next
      }
      return child == 0
    case .object(let members):
      guard kind(index) == .object else { return false }
      var child = nodes[Int(index)].first
      for member in members {
        guard child != 0, key(nodes[Int(child)].key).utf8.elementsEqual(member.key.utf8),
          holds(member.value, at: child)
        else { return false }
        child = nodes[Int(child)].next
      }
      return child == 0
    }
  }
}
