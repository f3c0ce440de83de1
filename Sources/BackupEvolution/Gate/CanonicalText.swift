import BackupJSON

/// A form of JSON that is the same for equal content.
enum CanonicalText {
  /// The canonical form; the shortest one where a number is too large for that.
  static func bytes(_ value: JSONValue) -> [UInt8]? {
    if let canonical = try? CanonicalWriter().write(value) { return canonical }
    return (try? JSONWriter(.compact).write(value)).map { Array($0) }
  }
}
