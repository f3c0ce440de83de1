import BackupCrypto
@_spi(Scanning) import BackupJSON
import BackupValues

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A base64 text of perhaps a gigabyte, which is decoded piece by piece and never as a whole.
struct LongBase64 {
  /// How many bytes the text stands for.
  let count: Int
  /// Where the characters stand in the file, if they are written without escapes.
  private let range: Range<Int>
  /// The characters, if they are written with escapes: many programs write `\/` for a slash.
  private let unescaped: InputBytes?
  /// The bytes of the last groups, from ``tailStart`` on: all that is padded, and at least the tag.
  let tail: [UInt8]

  /// How many bytes come before the tail: whole groups of three.
  var tailStart: Int { count - tail.count }

  /// - Parameters:
  ///   - range: the characters between the quotes of a string.
  ///   - isRight: whether somebody has seen that it is a base64 text, so that nobody has to read a gigabyte again.
  init?(_ source: ByteSource, _ range: Range<Int>, isRight: Bool) {
    let isEscaped = source.withBytes(range) { text in
      text.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\\")), text.count) != nil } ?? false
    }
    let copy = isEscaped ? InputBytes(source.decodedString(range)) : nil
    let measured =
      if let copy {
        copy.withSource { LongBase64.measured($0, 0..<copy.count, isRight: false) }
      } else {
        LongBase64.measured(source, range, isRight: isRight)
      }
    guard let measured else { return nil }
    (count, tail) = measured
    (self.range, unescaped) = (copy.map { 0..<$0.count } ?? range, copy)
  }

  private static func measured(
    _ source: ByteSource,
    _ range: Range<Int>,
    isRight: Bool
  ) -> (count: Int, tail: [UInt8])? {
    source.withBytes(range) { text in
      let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
      guard let count = isRight ? text.count / 4 * 3 - padding : Base64Text.countIfRight(text.bytes) else {
        return nil
      }
      // Six groups hold the tag of 16 bytes, however the text ends.
      let start = max(text.count / 4 - 6, 0) * 4
      let last = UnsafeRawBufferPointer(rebasing: text[start...])
      guard let tail = try? Base64Text.read(last.bytes).bytes else { return nil }
      return (count, tail)
    }
  }

  /// Lends the characters. `source` is the file that the text was found in.
  func withText<Result>(_ source: ByteSource, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let unescaped { return unescaped.withSource { $0.withBytes(range, body) } }
    return source.withBytes(range, body)
  }

  /// All bytes, for short texts.
  func bytes(_ source: ByteSource) -> [UInt8] {
    withText(source) { text in
      (try? Base64Text.read(text.bytes).bytes) ?? []
    }
  }

  /// The digest of the bytes.
  func digest(_ source: ByteSource) -> SHA256Digest {
    withText(source) { text in
      SHA256Digest(ofPieces: { take in
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: AESGCM.pieceSize, alignment: 64)
        defer { piece.deallocate() }
        var start = 0
        while start < tailStart {
          let count = min(piece.count, tailStart - start)
          let bytes = UnsafeMutableRawBufferPointer(rebasing: piece[..<count])
          decode(text, from: start, into: bytes)
          take(UnsafeRawBufferPointer(bytes))
          start += count
        }
        tail.withUnsafeBytes { take($0) }
      })
    }
  }

  /// Writes the bytes from a place on into a buffer.
  ///
  /// - Precondition: the place is a multiple of three, and there are so many bytes.
  func decode(_ text: UnsafeRawBufferPointer, from start: Int, into bytes: UnsafeMutableRawBufferPointer) {
    let groups = max(min(start + bytes.count, tailStart) - start, 0) / 3
    let characters = UnsafeRawBufferPointer(rebasing: text[start / 3 * 4..<start / 3 * 4 + groups * 4])
    // The alphabet was looked at before.
    _ = Base64Blocks.decode(characters, into: bytes)
    for index in groups * 3..<bytes.count { bytes[index] = tail[start + index - tailStart] }
  }
}
