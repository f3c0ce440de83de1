extension FileSignature {
  /// The refusal of a file that is no JSON, or `nil` where it begins as JSON may begin.
  package func refusal(_ source: ByteSource) -> Finding? {
    let place = 0..<min(source.count, 1)
    switch self {
    case .json:
      return nil
    case .empty:
      return Finding(
        .fileEmpty,
        at: 0..<0,
        source.count == 0 ? "the file is empty (0 bytes)" : "the file holds nothing but white space",
        help: "the backup was never written or was lost while it was copied; look for another copy"
      )
    case .nulPadded:
      return Finding(
        .fileNulPadded,
        at: place,
        "the file holds \(source.count) zero bytes and nothing else",
        notes: [
          .init("the space was reserved but the content was never written: a full disk or a lost connection")
        ],
        help: "look for another copy of this backup"
      )
    case .utf16(let bigEndian):
      return Finding(
        .fileUTF16,
        at: place,
        "the file is UTF-16 text (\(bigEndian ? "big" : "little") endian); a backup is UTF-8",
        help: "open it in a text editor and save it with the encoding UTF-8"
      )
    case .utf32(let bigEndian):
      return Finding(
        .fileUTF32,
        at: place,
        "the file is UTF-32 text (\(bigEndian ? "big" : "little") endian); a backup is UTF-8",
        help: "open it in a text editor and save it with the encoding UTF-8"
      )
    case .zip:
      return Finding(
        .fileZip,
        at: place,
        "the file is a ZIP archive",
        help: "unpack it and choose the .json file inside"
      )
    case .gzip:
      return Finding(
        .fileGzip,
        at: place,
        "the file is compressed with gzip",
        help: "unpack it (gunzip) and choose the file that comes out"
      )
    case .sqlite:
      return Finding(
        .fileSQLite,
        at: place,
        "the file is an SQLite database, not a backup",
        help: "make a backup in the app and choose that file"
      )
    case .image(let kind):
      return Finding(
        .fileImage,
        at: place,
        "the file is \(kind), not a backup",
        help: "choose the file that ends in .json"
      )
    case .propertyList:
      return Finding(
        .filePropertyList,
        at: place,
        "the file is a property list, not JSON",
        help: "choose the file that ends in .json"
      )
    case .other(let kind):
      return Finding(
        .fileNotJSON,
        at: place,
        "the file is \(kind), not JSON",
        help: "choose the file that ends in .json"
      )
    case .binary:
      return Finding(
        .fileBinary,
        at: place,
        "the file holds binary data, not JSON",
        notes: [.init("it begins with the bytes \(token: FileSignature.hexadecimal(source))")],
        help: "it may be encrypted or compressed by another program; open it there first"
      )
    case .text:
      let start = source.skipWhitespace(0)
      let end = min(start + 20, source.count)
      return Finding(
        .fileNotJSON,
        at: start..<end,
        "the file is text but not JSON",
        notes: [.init("it begins with \(value: source.text(start..<end))")],
        help: "a backup begins with `{`; remove what stands before it, or choose another file"
      )
    }
  }

  private static func hexadecimal(_ source: ByteSource) -> String {
    source.bytes(0..<min(8, source.count)).map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }.joined(separator: " ")
  }
}
