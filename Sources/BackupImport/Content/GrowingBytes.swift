@_spi(Scanning) import BackupJSON

/// Bytes that grow at their end, in memory of their own: an array would ask at every byte whether it is shared.
struct GrowingBytes: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(capacity: Int = 1 << 12) {
    memory = .allocate(byteCount: max(capacity, 64), alignment: 16)
  }

  deinit { memory.deallocate() }

  subscript(index: Int) -> UInt8 {
    get { memory[index] }
    set { memory[index] = newValue }
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(memory.count * 2, count + more),
      alignment: 16
    )
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == memory.count { reserve(1) }
    memory[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    if bytes.count > memory.count &- count { reserve(bytes.count) }
    memory.baseAddress!.advanced(by: count).copyMemory(from: source, byteCount: bytes.count)
    count &+= bytes.count
  }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }

  mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  @inline(__always)
  mutating func append(_ range: Range<Int>, of source: ByteSource) {
    source.withBytes(range) { append($0) }
  }

  /// Appends a part of other bytes.
  mutating func append(_ range: Range<Int>, of other: borrowing GrowingBytes) {
    append(other.bytes(range))
  }

  /// Gives up everything from a place on.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Overwrites bytes that are there.
  mutating func replace(from start: Int, with other: borrowing GrowingBytes) {
    let room = UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + other.count])
    room.copyMemory(from: other.bytes(0..<other.count))
  }

  /// A view of a part, which lasts until the next change.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[range])
  }

  /// Gives away the bytes as they are now and begins anew.
  mutating func take() -> FrozenBytes {
    var taken = GrowingBytes(capacity: 64)
    swap(&taken, &self)
    return taken.frozen()
  }

  /// The bytes as they are now, for good.
  private consuming func frozen() -> FrozenBytes {
    let count = count
    return FrozenBytes(takeMemory(), count: count)
  }

  /// The memory with room for the padding; whoever takes it gives it back.
  private consuming func takeMemory() -> UnsafeMutableRawBufferPointer {
    reserve(ByteSource.padding)
    let taken = memory
    discard self
    return taken
  }
}

/// Bytes that no longer change, with zeros behind them so that they can be scanned.
final class FrozenBytes: @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer
  let count: Int

  /// Takes over memory with room for the padding behind `count` bytes.
  fileprivate init(_ memory: UnsafeMutableRawBufferPointer, count: Int) {
    self.memory = memory
    self.count = count
    memory.baseAddress!.advanced(by: count)
      .initializeMemory(as: UInt8.self, repeating: 0, count: ByteSource.padding)
  }

  deinit { memory.deallocate() }

  /// A view of a part, alive as long as this object.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[range])
  }

  func array(_ range: Range<Int>) -> [UInt8] { Array(bytes(range)) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Lends the bytes for scanning and keeps them alive meanwhile.
  func withSource<Result>(_ body: (ByteSource) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(ByteSource(base: UnsafeRawPointer(memory.baseAddress!), count: count))
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two pieces are the same bytes.
  func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      guard
        loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < count {
      guard self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// The order of bytes, which for UTF-8 is the order of code points.
  func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shorter = Swift.min(count, other.count)
    for offset in 0..<shorter where self[offset] != other[offset] {
      return self[offset] < other[offset]
    }
    return count < other.count
  }
}
