import BackupFormat

extension CharacterClass {
  /// The characters of the class, in the order of ASCII.
  var bytes: [UInt8] { (UInt8(0x20)...0x7E).filter { contains($0) } }

  /// A character that is not in the class, and that JSON holds without an escape; `nil` where all are.
  var stranger: String? {
    let byte = (UInt8(0x20)...0x7E).first {
      !contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return byte.map { String(decoding: [$0], as: UTF8.self) }
  }
}
