/// What the first bytes of a file say it is.
///
/// A person who picks the wrong file is told which file it is, not that "JSON is invalid".
public enum FileSignature: Sendable, Hashable {
  /// Begins as JSON may begin; a leading byte order mark is skipped.
  case json(byteOrderMark: Bool)
  /// No bytes, or nothing but white space and a byte order mark.
  case empty
  /// Zero bytes and nothing else, white space before them aside.
  case nulPadded
  /// Text in UTF-16, with or without a byte order mark.
  case utf16(bigEndian: Bool)
  /// Text in UTF-32, with or without a byte order mark.
  case utf32(bigEndian: Bool)
  /// A ZIP archive.
  case zip
  /// A file compressed with gzip.
  case gzip
  /// An SQLite database.
  case sqlite
  /// An image, with the name of its kind.
  case image(String)
  /// A property list, binary or XML.
  case propertyList
  /// Another known kind of file, with its name: `a PDF document`.
  case other(String)
  /// Bytes that are no text at all.
  case binary
  /// Text that does not begin as JSON may begin.
  case text

  /// Recognises a file by its bytes. Looks at the first kilobyte, and at all of them where all may be zero.
  public init(_ input: InputBytes) {
    self = input.withSource { FileSignature($0) }
  }

  package init(_ source: ByteSource) {
    if source.count == 0 {
      self = .empty
    } else if let known = FileSignature.known(source) {
      self = known
    } else {
      self = FileSignature.text(source)
    }
  }

  private static func known(_ source: ByteSource) -> FileSignature? {
    // First the exact marks: a HEIC image begins with the zeros of UTF-32.
    // A mark further in may also be a part of some text, so it does not count in what begins as JSON.
    let mayBeJSON = [0x7B, 0x5B, 0x22].contains(source.byte(source.skipWhitespace(0)))
    for (prefix, offset, signature) in table where source.matches(prefix, at: offset) {
      if offset == 0 || !mayBeJSON { return signature }
    }
    if let wide = wideText(source) { return wide }
    // JPEG and gzip begin with bytes that a StaticString cannot hold.
    switch (source.byte(0), source.byte(1), source.byte(2)) {
    case (0xFF, 0xD8, 0xFF): return .image("a JPEG image")
    case (0x89, 0x50, 0x4E): return .image("a PNG image")
    case (0x1F, 0x8B, _): return .gzip
    default: return nil
    }
  }

  private static let table: [(StaticString, Int, FileSignature)] = [
    ("PK\u{03}\u{04}", 0, .zip), ("PK\u{05}\u{06}", 0, .zip),
    ("SQLite format 3\0", 0, .sqlite),
    ("bplist", 0, .propertyList), ("<!DOCTYPE plist", 0, .propertyList), ("<plist", 0, .propertyList),
    ("GIF8", 0, .image("a GIF image")), ("WEBP", 8, .image("a WebP image")),
    ("ftypheic", 4, .image("a HEIC image")), ("ftypmif1", 4, .image("a HEIF image")),
    ("ftypavif", 4, .image("an AVIF image")),
    ("%PDF-", 0, .other("a PDF document")), ("{\\rtf", 0, .other("a rich text document")),
    ("ftyp", 4, .other("a video or audio file")),
    ("age-encryption.org/", 0, .other("a file encrypted with age")),
    ("-----BEGIN PGP", 0, .other("a file encrypted with PGP")), ("Rar!", 0, .other("a RAR archive")),
    ("7z\u{3C}", 0, .other("a 7z archive")), ("ustar", 257, .other("a tar archive")),
    ("<!DOCTYPE html", 0, .other("a web page")), ("<!doctype html", 0, .other("a web page")),
    ("<html", 0, .other("a web page")),
  ]

  private static func wideText(_ source: ByteSource) -> FileSignature? {
    let bytes = (source.byte(0), source.byte(1), source.byte(2), source.byte(3))
    switch bytes {
    case (0, 0, 0xFE, 0xFF): return .utf32(bigEndian: true)
    case (0xFF, 0xFE, 0, 0): return .utf32(bigEndian: false)
    case (0xFE, 0xFF, _, _): return .utf16(bigEndian: true)
    case (0xFF, 0xFE, _, _): return .utf16(bigEndian: false)
    // Without a mark: JSON begins with ASCII, so the place of the zeros tells (RFC 4627 section 3).
    case (0, 0, 0, 1...) where source.count >= 4: return .utf32(bigEndian: true)
    case (1..., 0, 0, 0) where source.count >= 4 && source.count % 4 == 0: return .utf32(bigEndian: false)
    case (0, 1..., 0, 1...) where source.count >= 4: return .utf16(bigEndian: true)
    case (1..., 0, 1..., 0) where source.count >= 4: return .utf16(bigEndian: false)
    case (0, 1..., _, _) where source.count == 2: return .utf16(bigEndian: true)
    case (1..., 0, _, _) where source.count == 2: return .utf16(bigEndian: false)
    default: return nil
    }
  }

  private static func text(_ source: ByteSource) -> FileSignature {
    let marked = source.hasByteOrderMark
    let start = source.skipWhitespace(marked ? 3 : 0)
    if start >= source.count { return .empty }
    switch source.byte(start) {
    case 0:
      return (start..<source.count).allSatisfy { source.byte($0) == 0 } ? .nulPadded : .binary
    case 0x3C:
      return source.matches("<?xml", at: start) && mentionsPropertyList(source) ? .propertyList : .text
    // Brackets, and what hand-edited JSON begins with: a comment, an unquoted or wrongly quoted value.
    case 0x7B, 0x5B, 0x22, 0x27, 0x2F, 0x23, 0x5D, 0x7D, 0x2C, 0x3A: return .json(byteOrderMark: marked)
    case 0x30...0x39, 0x2D, 0x2B, 0x2E:
      return beginsAsNumber(source, start) ? .json(byteOrderMark: marked) : .text
    default: break
    }
    if source.endOfLiteral(start) > 0 { return .json(byteOrderMark: marked) }
    // A mark twice, or a quote of a word processor: JSON with a fault of its own, told by the scanner.
    if source.byte(start) == 0xEF || source.byte(start) == 0xE2 { return .json(byteOrderMark: marked) }
    return looksBinary(source) ? .binary : .text
  }

  /// Whether the first word of the file is a number and nothing else, as opposed to a date or a sentence.
  private static func beginsAsNumber(_ source: ByteSource, _ start: Int) -> Bool {
    let end = source.endOfWord(start)
    return (start..<end).allSatisfy {
      switch source.byte($0) {
      case 0x30...0x39, 0x2D, 0x2B, 0x2E, 0x45, 0x65, 0x41...0x44, 0x46, 0x61...0x64, 0x66, 0x58, 0x78: true
      default: false
      }
    }
  }

  private static func mentionsPropertyList(_ source: ByteSource) -> Bool {
    (0..<min(source.count, 1024)).contains { source.matches("<plist", at: $0) }
  }

  /// Whether the first kilobyte holds control characters that no text has, or is not UTF-8 from the start.
  private static func looksBinary(_ source: ByteSource) -> Bool {
    var index = 0
    while index < min(source.count, 1024) {
      switch source.byte(index) {
      case 0x09, 0x0A, 0x0C, 0x0D, 0x1B, 0x20..<0x7F: index += 1
      case 0x80...:
        let length = source.multibyteLength(index)
        // A first bad byte right away is binary; later it may be a text in another encoding.
        if length == 0 { return index < 4 }
        index += length
      default: return true
      }
    }
    return false
  }
}
