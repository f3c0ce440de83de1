import BackupJSON

extension JSONValue {
  /// `1` inside so many containers, arrays and objects by turns, an array outermost.
  static func nested(_ depth: Int) -> JSONValue {
    (0..<depth).reversed().reduce(1) { inner, level in level % 2 == 0 ? [inner] : ["k": inner] }
  }
}
