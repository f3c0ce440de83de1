import BackupFormat

/// Bytes as base64 text.
enum BinaryText {
  private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let url = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Random bytes as text (RFC 4648 sections 4 and 5).
  static func text(bytes count: Int, _ alphabet: Base64Type.Alphabet, _ random: inout SplitMix64) -> String {
    var text: [UInt8] = []
    append(bytes: count, alphabet, &random, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func append(
    bytes count: Int,
    _ alphabet: Base64Type.Alphabet,
    _ random: inout SplitMix64,
    to text: inout [UInt8]
  ) {
    let letters = alphabet == .url ? url : standard
    for _ in 0..<count / 3 {
      let bits = random.next()
      for shift in [0, 6, 12, 18] as [UInt64] { text.append(letters[Int(bits &>> shift & 63)]) }
    }
    let bits = random.next()
    switch count % 3 {
    // The bits behind the last byte are zero.
    case 1: text += [letters[Int(bits & 63)], letters[Int(bits &>> 6 & 0x30)]]
    case 2:
      text += [letters[Int(bits & 63)], letters[Int(bits &>> 6 & 63)], letters[Int(bits &>> 12 & 0x3C)]]
    default: return
    }
    switch alphabet {
    case .standard: text += Array(repeating: UInt8(ascii: "="), count: 3 - count % 3)
    case .url: break
    }
  }
}
