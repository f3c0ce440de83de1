/// Bytes as hexadecimal digits, as test vectors write them.
public enum Hex {
  /// - Precondition: the text has two digits for each byte.
  public static func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.map { UInt8(String(UnicodeScalar($0)), radix: 16)! }
    precondition(digits.count % 2 == 0)
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
