/// The characters of a text that has a list of them: ranges of ASCII in the notation `a-z0-9_-`.
struct AllowedCharacters: Sendable {
  /// In the order of ASCII, each once; empty where the notation is no such list.
  let bytes: [UInt8]

  init(_ notation: String) {
    let text = Array(notation.utf8)
    var found: Set<UInt8> = []
    var index = 0
    while index < text.count {
      if index + 2 < text.count, text[index + 1] == UInt8(ascii: "-"), text[index] <= text[index + 2] {
        found.formUnion(text[index]...text[index + 2])
        index += 3
      } else {
        found.insert(text[index])
        index += 1
      }
    }
    bytes = found.filter { (0x20..<0x7F).contains($0) }.sorted()
  }

  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

  /// A character that is not allowed, and that JSON holds without an escape; `nil` where all are allowed.
  var stranger: Character? {
    let byte = (UInt8(ascii: " ")...UInt8(ascii: "~")).first {
      !bytes.contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return byte.map { Character(Unicode.Scalar($0)) }
  }
}
