import BackupJSON

extension InputBytes {
  /// Reads a file, or standard input where there is no path.
  static func read(_ path: String?, atMost limit: Int = maximumCount) throws(InputError) -> InputBytes {
    guard let path else { return try standardInput(atMost: limit) }
    return try file(path, atMost: limit)
  }
}
