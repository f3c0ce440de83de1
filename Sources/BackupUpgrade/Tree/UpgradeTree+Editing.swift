import BackupJSON

/// Where a value stands in its container: behind another one, or first.
struct Standing {
  let node: Node.Index
  /// 0 where it is the first.
  let previous: Node.Index
}

extension UpgradeTree {
  @inline(__always)
  func kind(_ index: Node.Index) -> Node.Kind { nodes[Int(index)].kind }

  /// The member of an object with a key; `nil` where there is none.
  @inline(__always)
  func member(_ key: UInt32, of object: Node.Index) -> Standing? {
    var previous: Node.Index = 0
    var index = nodes[Int(object)].first
    while index != 0 {
      if nodes[Int(index)].key == key { return Standing(node: index, previous: previous) }
      previous = index
      index = nodes[Int(index)].next
    }
    return nil
  }

  /// Puts a node behind another one of a container, or first.
  mutating func insert(_ index: Node.Index, behind previous: Node.Index, in container: Node.Index) {
    if previous == 0 {
      nodes[Int(index)].next = nodes[Int(container)].first
      nodes[Int(container)].first = index
    } else {
      nodes[Int(index)].next = nodes[Int(previous)].next
      nodes[Int(previous)].next = index
    }
    if nodes[Int(container)].last == previous { nodes[Int(container)].last = index }
    nodes[Int(container)].isCounted = false
  }

  /// Puts a node last.
  mutating func append(_ index: Node.Index, to container: Node.Index) {
    insert(index, behind: nodes[Int(container)].last, in: container)
  }

  /// Takes a node out of its container; it then stands nowhere.
  mutating func remove(_ place: Standing, from container: Node.Index) {
    let next = nodes[Int(place.node)].next
    if place.previous == 0 {
      nodes[Int(container)].first = next
    } else {
      nodes[Int(place.previous)].next = next
    }
    if next == 0 { nodes[Int(container)].last = place.previous }
    nodes[Int(place.node)].next = 0
    nodes[Int(container)].isCounted = false
  }

  /// How many values a container has.
  func count(of container: Node.Index) -> Int {
    if nodes[Int(container)].isCounted, let count = lengths[container] { return count }
    var count = 0
    var index = nodes[Int(container)].first
    while index != 0 {
      count += 1
      index = nodes[Int(index)].next
    }
    return count
  }

  /// Gives a node another value, which is a scalar, and keeps its place and origin.
  mutating func setText(of index: Node.Index, _ kind: Node.Kind, _ text: TextPlace, isEscaped: Bool = false) {
    nodes[Int(index)].kind = kind
    nodes[Int(index)].text = text
    nodes[Int(index)].isMade = true
    nodes[Int(index)].isEscaped = isEscaped
  }

  /// Gives a node the value of another one, of which nothing else is used any more.
  mutating func take(_ other: Node.Index, into index: Node.Index) {
    var node = nodes[Int(other)]
    node.key = nodes[Int(index)].key
    node.next = nodes[Int(index)].next
    node.origin = nodes[Int(index)].origin
    node.isCounted = false
    nodes[Int(index)] = node
  }

  /// A new node with a value, which comes from a place of the file or from nowhere; 0 where it is too large.
  mutating func make(_ value: JSONValue, origin: Int?) -> Node.Index {
    switch value {
    case .null: return add(Node(.null, origin: origin))
    case .boolean(let flag): return add(Node(flag ? .yes : .no, origin: origin))
    case .number(let number): return makeScalar(.number, number.text.utf8, origin: origin)
    case .string(let text): return makeString(text, origin: origin)
    case .array(let elements):
      let list = add(Node(.list, origin: origin))
      for element in elements {
        let node = make(element, origin: nil)
        guard node != 0 else { return 0 }
        append(node, to: list)
      }
      return list
    case .object(let members):
      let object = add(Node(.object, origin: origin))
      for member in members {
        let node = make(member.value, origin: nil)
        guard node != 0 else { return 0 }
        nodes[Int(node)].key = name(member.key)
        append(node, to: object)
      }
      return object
    }
  }

  /// A new node with a text.
  mutating func makeString(_ text: String, origin: Int?) -> Node.Index {
    let literal = CanonicalLiteral.of(text)
    let index = makeScalar(.string, literal, origin: origin)
    if index != 0, literal.contains(UInt8(ascii: "\\")) { nodes[Int(index)].isEscaped = true }
    return index
  }

  private mutating func makeScalar(
    _ kind: Node.Kind,
    _ literal: some Collection<UInt8>,
    origin: Int?
  ) -> Node.Index {
    guard let text = keep(literal) else { return 0 }
    var node = Node(kind, origin: origin)
    node.text = text
    node.isMade = true
    return add(node)
  }

  /// A copy of a value with everything inside, which comes from the same places; 0 where it is nested too deep.
  mutating func copy(_ index: Node.Index, depth: Int = 0) -> Node.Index {
    var node = nodes[Int(index)]
    node.next = 0
    node.key = 0
    guard node.isContainer else { return add(node) }
    guard depth < JSONDocument.depthLimit else { return 0 }
    var child = node.first
    node.first = 0
    node.last = 0
    node.isCounted = false
    let container = add(node)
    while child != 0 {
      let copied = copy(child, depth: depth + 1)
      guard copied != 0 else { return 0 }
      nodes[Int(copied)].key = nodes[Int(child)].key
      append(copied, to: container)
      child = nodes[Int(child)].next
    }
    return container
  }
}
