import BackupFormat

/// A number of bytes as people write it: `10KB`, `100MB`, `1GiB`.
enum SizeText {
  private static let units: [(name: String, bytes: Int)] = [
    ("B", 1), ("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("KiB", 1 << 10), ("MiB", 1 << 20),
    ("GiB", 1 << 30),
  ]

  /// The bytes that a text names; `nil` where it names none.
  ///
  /// A whole number and a unit, without a space: a number alone could be anything.
  static func bytes(_ text: String) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let unit = units.first(where: { $0.name.utf8.elementsEqual(text.dropFirst(digits.count).utf8) }),
      (1...12).contains(digits.utf8.count), let count = Int(digits)
    else { return nil }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: unit.bytes)
    return overflow ? nil : bytes
  }

  /// The size that was probably meant: `100MB` for `100mb`, `100 MB`, `100M` and `100Mb`.
  static func suggestion(for text: String) -> String? {
    let plain = String(text.filter { $0 != " " && $0 != "_" && $0 != "," })
    let digits = plain.prefix { ("0"..."9").contains($0) }
    let written = plain.dropFirst(digits.count).lowercased()
    guard !digits.isEmpty else { return nil }
    let unit =
      units.first { $0.name.lowercased() == written }
      ?? units.first { !written.isEmpty && $0.name.lowercased() == written + "b" }
      ?? (written.isEmpty ? units[0] : nil)
      ?? Suggestion.nearest(to: written, among: units.map { $0.name.lowercased() }).flatMap { near in
        units.first { $0.name.lowercased() == near }
      }
    return unit.map { digits + $0.name }.flatMap { bytes($0) == nil ? nil : $0 }
  }
}
