@_spi(Scanning) import BackupJSON

/// Builds the tree of a file that a checker has accepted. Depth is limited, so recursion is.
extension UpgradeTree {
  /// Reads the whole file; `false` where it is no JSON, too deep, or has a text that is too long.
  mutating func read() -> Bool {
    var index = source.documentStart
    root = value(&index, 0)
    return root != 0 && source.skipWhitespace(index) >= source.count
  }

  private mutating func value(_ index: inout Int, _ depth: Int) -> Node.Index {
    switch source.byte(index) {
    case 0x22: return string(&index)
    case 0x7B: return depth < JSONDocument.depthLimit ? object(&index, depth) : 0
    case 0x5B: return depth < JSONDocument.depthLimit ? list(&index, depth) : 0
    case 0x74: return word(&index, .yes)
    case 0x66: return word(&index, .no)
    case 0x6E: return word(&index, .null)
    default: return number(&index)
    }
  }

  private mutating func word(_ index: inout Int, _ kind: Node.Kind) -> Node.Index {
    let end = source.endOfLiteral(index)
    guard end > 0 else { return 0 }
    defer { index = end }
    return add(Node(kind, origin: index))
  }

  private mutating func number(_ index: inout Int) -> Node.Index {
    let start = index
    var end = start
    while true {
      let byte = source.byte(end)
      guard byte &- 0x30 < 10 || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte | 0x20 == 0x65 else {
        break
      }
      end &+= 1
    }
    guard end > start, end - start <= TextPlace.longest else { return 0 }
    index = end
    var node = Node(.number, origin: start)
    node.text = TextPlace(start, end - start)
    return add(node)
  }

  private mutating func string(_ index: inout Int) -> Node.Index {
    let start = index
    var isEscaped = false
    guard let end = endOfString(start &+ 1, &isEscaped), end - start <= TextPlace.longest else { return 0 }
    index = end
    var node = Node(.string, origin: start)
    node.text = TextPlace(start, end - start)
    if isEscaped { node.isEscaped = true }
    return add(node)
  }

  /// The index behind the closing quote.
  @inline(__always)
  private func endOfString(_ start: Int, _ isEscaped: inout Bool) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while true {
      let word = source.word64(index)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let control = (word &- (ones &* 0x20)) & ~word
      let found =
        (control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & (ones &* 0x80)
      guard found != 0 else {
        index &+= 8
        continue
      }
      index &+= found.trailingZeroBitCount &>> 3
      switch source.byte(index) {
      case 0x22: return index &+ 1
      case 0x5C:
        isEscaped = true
        index &+= 2
        guard index <= source.count else { return nil }
      default: return nil
      }
    }
  }

  /// From so many elements on it would take long to count them again.
  private static let longList = 1000

  private mutating func list(_ index: inout Int, _ depth: Int) -> Node.Index {
    let node = add(Node(.list, origin: index))
    index = source.skipWhitespace(index &+ 1)
    if source.byte(index) == 0x5D {
      index &+= 1
      return node
    }
    var last: Node.Index = 0
    var count = 1
    while true {
      let element = value(&index, depth + 1)
      guard element != 0 else { return 0 }
      if last == 0 { nodes[Int(node)].first = element } else { nodes[Int(last)].next = element }
      last = element
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C:
        index = source.skipWhitespaceRun(index &+ 1)
        count &+= 1
      case 0x5D:
        index &+= 1
        nodes[Int(node)].last = last
        if count >= UpgradeTree.longList {
          nodes[Int(node)].isCounted = true
          lengths[node] = count
        }
        return node
      default: return 0
      }
    }
  }

  private mutating func object(_ index: inout Int, _ depth: Int) -> Node.Index {
    let node = add(Node(.object, origin: index))
    index = source.skipWhitespaceRun(index &+ 1)
    if source.byte(index) == 0x7D {
      index &+= 1
      return node
    }
    var last: Node.Index = 0
    var name: UInt32 = 0
    while true {
      name = self.name(&index, after: name)
      guard name != 0 else { return 0 }
      index = source.skipWhitespace(index)
      guard source.byte(index) == 0x3A else { return 0 }
      index = source.skipWhitespace(index &+ 1)
      let member = value(&index, depth + 1)
      guard member != 0 else { return 0 }
      nodes[Int(member)].key = name
      if last == 0 { nodes[Int(node)].first = member } else { nodes[Int(last)].next = member }
      last = member
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespaceRun(index &+ 1)
      case 0x7D:
        index &+= 1
        nodes[Int(node)].last = last
        return node
      default: return 0
      }
    }
  }

  /// The number of the key at a quote: the one that came behind the last key before, or one that is looked up.
  private mutating func name(_ index: inout Int, after last: UInt32) -> UInt32 {
    guard source.byte(index) == 0x22 else { return 0 }
    let start = index &+ 1
    let guess = names.follower(of: last)
    if guess != 0 {
      let name = names[guess]
      let length = name.text.length
      if start + length < source.count, source.byte(start &+ length) == 0x22,
        NameTable.areSame(bases.pointer(name), base + start, length)
      {
        index = start &+ length &+ 1
        return guess
      }
    }
    var isEscaped = false
    guard let end = endOfString(start, &isEscaped), end - start <= TextPlace.longest else { return 0 }
    index = end
    let number: UInt32
    if isEscaped {
      number = name(source.decodedString(start..<end - 1))
    } else {
      let length = end - 1 - start
      let (known, slot) = names.find(base + start, length, in: bases)
      number =
        known ?? names.add(NameTable.Name(text: TextPlace(start, length), isMade: false), at: slot, in: bases)
    }
    names.setFollower(of: last, to: number)
    return number
  }
}
