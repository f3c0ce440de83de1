@_spi(Scanning) import BackupJSON

/// A document as a tree that is cheap to change: one flat list of nodes, whose texts stay in the file.
///
/// `JSONDocument` holds each text and each container by itself, which takes most of the time and memory of a large
/// backup. Here a value takes 24 bytes, a record changes its shape by a few numbers, and what is not touched is
/// copied from the file. Each value knows where it comes from, so that a finding about the result has a place in
/// the file that was read.
struct UpgradeTree: ~Copyable {
  /// The file. Whoever made the tree keeps it alive.
  private(set) var source: ByteSource
  private(set) var base: UnsafeRawPointer
  /// The whole document.
  var root: Node.Index = 0

  var nodes: UnsafeMutablePointer<Node>
  private(set) var count: Node.Index = 1
  private var capacity: Int

  /// Texts that are not in the file.
  var made: UnsafeMutableRawPointer
  private(set) var madeCount = 0
  private var madeCapacity: Int

  var names = NameTable()
  /// How many elements the long lists have that are still as they were read.
  var lengths: [Node.Index: Int] = [:]

  /// Makes an empty tree over the bytes of a file.
  init(_ source: ByteSource) {
    self.source = source
    base = source.withBytes(0..<source.count) { $0.baseAddress! }
    // What is not written takes no memory, and moving all of the nodes takes long.
    capacity = max(256, source.count / 16)
    nodes = .allocate(capacity: capacity)
    nodes.initialize(to: Node(.null, origin: nil))
    madeCapacity = 4096
    made = .allocate(byteCount: madeCapacity, alignment: 8)
  }

  deinit {
    nodes.deallocate()
    made.deallocate()
  }

  /// Replaces the tree by that of another document, whose values come from nowhere; keys keep their numbers.
  ///
  /// `false` where it cannot be read.
  mutating func read(again other: ByteSource) -> Bool {
    for number in 1..<max(1, names.count) where !names[UInt32(number)].isMade {
      let name = names[UInt32(number)]
      let literal = UnsafeRawBufferPointer(start: base + name.text.start, count: name.text.length)
      guard let place = keep(literal) else { return false }
      names.moveToMade(UInt32(number), place)
    }
    source = other
    base = other.withBytes(0..<other.count) { $0.baseAddress! }
    count = 1
    lengths = [:]
    guard read() else { return false }
    for index in 1..<Int(count) { nodes[index].origin = nil }
    return true
  }

  // MARK: Making

  /// A new node that stands nowhere.
  mutating func add(_ node: Node) -> Node.Index {
    if Int(count) == capacity { grow() }
    (nodes + Int(count)).initialize(to: node)
    count += 1
    return count - 1
  }

  private mutating func grow() {
    let larger = capacity + capacity / 2
    let room = UnsafeMutablePointer<Node>.allocate(capacity: larger)
    room.moveInitialize(from: nodes, count: Int(count))
    nodes.deallocate()
    nodes = room
    capacity = larger
  }

  /// Room for so many bytes behind the texts that are not in the file; it ends in zeros that may be read.
  mutating func reserve(_ length: Int) -> Int? {
    let start = madeCount
    guard start + length < 1 << 36 else { return nil }
    if start + length + ByteSource.padding > madeCapacity {
      let larger = (start + length + ByteSource.padding) * 2
      let room = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 8)
      room.copyMemory(from: made, byteCount: start)
      made.deallocate()
      made = room
      madeCapacity = larger
    }
    for offset in stride(from: start + length, to: start + length + ByteSource.padding, by: 8) {
      made.storeBytes(of: 0, toByteOffset: offset, as: UInt64.self)
    }
    madeCount = start + length
    return start
  }

  // MARK: Reading

  /// Where the text of a scalar begins; 64 bytes behind its end may be read.
  @inline(__always)
  func bytes(_ index: Node.Index) -> UnsafeRawPointer {
    let node = nodes[Int(index)]
    return (node.isMade ? UnsafeRawPointer(made) : base) + node.text.start
  }

  /// The text of a scalar as it is written, a string with its quotes.
  func literal(_ index: Node.Index) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes(index), count: nodes[Int(index)].text.length)
  }

  /// The text of a string; `nil` for any other value.
  func string(_ index: Node.Index) -> String? {
    let node = nodes[Int(index)]
    guard node.kind == .string else { return nil }
    let range = node.text.start + 1..<node.text.start + node.text.length - 1
    guard node.isEscaped else {
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: literal(index).dropFirst().dropLast()),
        as: UTF8.self
      )
    }
    return node.isMade
      ? ByteSource(base: made, count: madeCount).decodedString(range) : source.decodedString(range)
  }
}
