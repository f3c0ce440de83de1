/// UTF-8 text that grows at its end.
///
/// Text goes through a small block of memory that stays in the cache: an array checks for itself at every append
/// whether it is shared, which costs more than most tokens are long.
@safe
struct TextBuffer: ~Copyable {
  private static let blockSize = 32_768

  private let block: UnsafeMutableRawBufferPointer
  private var used = 0
  private var flushed: [UInt8] = []

  init() {
    unsafe block = .allocate(byteCount: TextBuffer.blockSize, alignment: 8)
  }

  deinit {
    unsafe block.deallocate()
  }

  /// The whole text.
  consuming func finish() -> [UInt8] {
    flush()
    return flushed
  }

  mutating func append(_ byte: UInt8) {
    if used == TextBuffer.blockSize { flush() }
    unsafe block[used] = byte
    used &+= 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if bytes.count > TextBuffer.blockSize &- used {
      flush()
      if bytes.count > TextBuffer.blockSize { return unsafe flushed.append(contentsOf: bytes) }
    }
    guard let source = bytes.baseAddress, let target = unsafe block.baseAddress else { return }
    unsafe (target + used).copyMemory(from: source, byteCount: bytes.count)
    used &+= bytes.count
  }

  mutating func append(_ text: StaticString) {
    unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    text.withUTF8Bytes { bytes in
      unsafe append(bytes)
    }
  }

  mutating func append(repeating byte: UInt8, count: Int) {
    for _ in 0..<count { append(byte) }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  private mutating func flush() {
    unsafe flushed.append(contentsOf: UnsafeRawBufferPointer(rebasing: block[..<used]))
    used = 0
  }
}
