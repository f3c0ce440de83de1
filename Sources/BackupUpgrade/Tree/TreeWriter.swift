@_spi(Scanning) import BackupJSON

/// Writes an upgrade tree as JSON, byte for byte as `JSONWriter` writes the same document.
struct TreeWriter: ~Copyable {
  private var text: UnsafeMutableRawPointer
  private var count = 0
  private var capacity: Int
  private let isPretty: Bool

  private init(_ style: JSONWriter.Style, capacity: Int) {
    switch style {
    case .pretty: isPretty = true
    case .compact: isPretty = false
    }
    self.capacity = capacity
    text = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { text.deallocate() }

  /// The bytes of a tree; `nil` where it is nested too deep.
  static func write(_ tree: borrowing UpgradeTree, _ style: JSONWriter.Style) -> InputBytes? {
    var writer = TreeWriter(style, capacity: max(4096, tree.source.count + tree.source.count / 2))
    guard writer.append(tree.root, of: tree, 0) else { return nil }
    if writer.isPretty { writer.append(0x0A) }
    return writer.finish()
  }

  private consuming func finish() -> InputBytes {
    reserve(ByteSource.padding)
    let (memory, count) = (UnsafeMutableRawBufferPointer(start: text, count: capacity), count)
    discard self
    return InputBytes(adopting: memory, count: count)
  }

  private mutating func append(_ index: Node.Index, of tree: borrowing UpgradeTree, _ depth: Int) -> Bool {
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .null: append("null")
    case .yes: append("true")
    case .no: append("false")
    case .number: append(tree.bytes(index), node.text.length)
    case .string:
      if node.isEscaped, !node.isMade {
        appendEscaped(index, of: tree)
      } else {
        append(tree.bytes(index), node.text.length)
      }
    case .list, .object:
      guard depth < JSONDocument.depthLimit else { return false }
      return appendContainer(node, of: tree, depth)
    }
    return true
  }

  private mutating func appendContainer(_ node: Node, of tree: borrowing UpgradeTree, _ depth: Int) -> Bool {
    let isObject = node.kind == .object
    var child = node.first
    append(isObject ? 0x7B : 0x5B)
    if child == 0 {
      append(isObject ? 0x7D : 0x5D)
      return true
    }
    var isFirst = true
    while child != 0 {
      if !isFirst { append(0x2C) }
      isFirst = false
      if isPretty { appendLineEnd(depth + 1) }
      if isObject {
        let name = tree.names[tree.nodes[Int(child)].key]
        append(0x22)
        append(tree.bases.pointer(name), name.text.length)
        append(0x22)
        append(0x3A)
        if isPretty { append(0x20) }
      }
      guard append(child, of: tree, depth + 1) else { return false }
      child = tree.nodes[Int(child)].next
    }
    if isPretty { appendLineEnd(depth) }
    append(isObject ? 0x7D : 0x5D)
    return true
  }

  /// A string of the file whose escapes may be other ones than a writer's.
  private mutating func appendEscaped(_ index: Node.Index, of tree: borrowing UpgradeTree) {
    let literal = tree.literal(index)
    let start = count
    var copied = 0
    var offset = 0
    while offset < literal.count {
      guard literal[offset] == 0x5C else {
        offset += 1
        continue
      }
      let next = offset + 1 < literal.count ? literal[offset + 1] : 0
      if next == 0x75 {
        // A letter by its number may be one that is written as it is.
        count = start
        for byte in CanonicalLiteral.of(tree.string(index) ?? "") { append(byte) }
        return
      }
      if next == 0x2F {
        append(literal.baseAddress! + copied, offset - copied)
        copied = offset + 1
      }
      offset += 2
    }
    append(literal.baseAddress! + copied, literal.count - copied)
  }

  private mutating func appendLineEnd(_ depth: Int) {
    let length = 1 + 2 * depth
    // Spaces are written eight at a time; what is too much is written over.
    reserve(length + 8)
    text.storeBytes(of: 0x0A, toByteOffset: count, as: UInt8.self)
    for offset in stride(from: count + 1, to: count + length, by: 8) {
      text.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: offset, as: UInt64.self)
    }
    count += length
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    reserve(1)
    text.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  private mutating func append(_ word: StaticString) {
    for place in 0..<word.utf8CodeUnitCount { append(word.utf8Start[place]) }
  }

  /// - Parameter bytes: sixteen more than the length may be read.
  @inline(__always)
  private mutating func append(_ bytes: UnsafeRawPointer, _ length: Int) {
    reserve(length + 64)
    let place = text.advanced(by: count)
    if length <= 64 {
      // What stands behind a text may be read: copied in whole words, which are written over.
      for offset in stride(from: 0, to: length, by: 16) {
        place.storeBytes(
          of: bytes.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self),
          toByteOffset: offset,
          as: SIMD2<UInt64>.self
        )
      }
    } else {
      place.copyMemory(from: bytes, byteCount: length)
    }
    count += length
  }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if count + length > capacity { grow(length) }
  }

  private mutating func grow(_ length: Int) {
    let larger = (count + length) * 3 / 2
    let room = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    room.copyMemory(from: text, byteCount: count)
    text.deallocate()
    text = room
    capacity = larger
  }
}
