/// A path as a URI reference (RFC 3986): what may not stand in a path segment is percent-encoded, by its UTF-8 bytes.
///
/// An absolute path becomes a `file` URI. A relative one keeps its `..`, since a link may stand before it, but loses
/// what says nothing: `.` and empty segments. A colon is encoded too, or the first segment could pass for a scheme.
struct URIReference {
  let text: String
  let isRelative: Bool

  init(path: String) {
    let segments = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    let encoded = segments.map { URIReference.encoded($0) }.joined(separator: "/")
    isRelative = path.utf8.first != UInt8(ascii: "/")
    text = isRelative ? (encoded.isEmpty ? "." : encoded) : "file:///" + encoded
  }

  private static func encoded(_ segment: Substring.UTF8View) -> String {
    segment.reduce(into: "") { text, byte in
      if isUnreserved(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 0x10 ? "%0" + digits : "%" + digits
      }
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
