/// The version of a format: `{major, minor}`.
///
/// Within one major every file can be read by every reader; a minor only adds what older readers may ignore.
public struct FormatVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// 1 or more.
  public let major: Int
  /// 0 or more.
  public let minor: Int

  /// Makes a version of two numbers, which are not checked here.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `1.0`: two plain integers with a point between them.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, let major = FormatVersion.number(parts[0]),
      let minor = FormatVersion.number(parts[1])
    else { return nil }
    self.init(major, minor)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    guard digits.first != 0x30 || digits.count == 1 else { return nil }
    return Int(Substring(digits))
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: FormatVersion, right: FormatVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
