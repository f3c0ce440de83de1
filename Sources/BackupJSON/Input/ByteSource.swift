/// Bytes of a file with at least ``padding`` zero bytes behind them, readable eight at a time without a bounds check.
///
/// Why no check is needed: zero is a byte that no JSON token contains, so every scanning loop stops at the padding;
/// an index moves forward only over bytes that were seen to be part of a token; and no fixed-size read looks further
/// than ``padding`` bytes ahead. Loads out of `RawSpan` with a check cost a tenth of the speed.
///
/// Public for the other modules of this package only: what is not public is not inlined across modules.
@_spi(Scanning)
@safe
public struct ByteSource: @unchecked Sendable {
  /// How many zero bytes stand behind the last one, at least.
  package static let padding = 64

  @usableFromInline let base: UnsafeRawPointer
  /// The number of bytes, without the padding.
  package let count: Int

  /// - Precondition: `base` points at `count` bytes followed by ``padding`` zero bytes, all alive while this is used.
  package init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// The byte at an index, which may reach into the padding; not checked.
  @inlinable @inline(__always)
  public func byte(_ index: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Two bytes from an index on, in the order of the machine; not checked.
  @inlinable @inline(__always)
  public func word16(_ index: Int) -> UInt16 {
    unsafe base.loadUnaligned(fromByteOffset: index, as: UInt16.self)
  }

  /// Four bytes from an index on, the first the lowest; not checked.
  @inlinable @inline(__always)
  public func word32(_ index: Int) -> UInt32 {
    UInt32(littleEndian: unsafe base.loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }

  /// Eight bytes from an index on, the first the lowest; not checked.
  @inlinable @inline(__always)
  public func word64(_ index: Int) -> UInt64 {
    UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether the file begins with the three bytes of U+FEFF.
  package var hasByteOrderMark: Bool {
    byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF
  }

  /// A copy of some bytes; the range is cut to what is there.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return unsafe Array(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Some bytes as text, ill-formed ones replaced by U+FFFD; the range is cut to what is there.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self
    )
  }

  /// Lends some bytes; the range is cut to what is there.
  package func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let range = range.clamped(to: 0..<count)
    return unsafe body(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Whether the bytes at `index` are those of `text`.
  package func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where unsafe byte(index + offset) != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
