import BackupFormat

/// Gives each record of a draft a name of its own.
struct RecordNames {
  /// `String` compares as people do: two names that look the same are one.
  private var taken: Set<String> = []

  /// - Parameters:
  ///   - key: the key by which the record is reached.
  ///   - owner: the name of the record that has it, for a second one of that name.
  mutating func name(_ key: String, in owner: String) -> String {
    let base = RecordNames.plain(Singular.of(key))
    let longer = owner + base.prefix(1).uppercased() + base.dropFirst()
    for name in [base, longer] where taken.insert(name).inserted { return name }
    var number = 2
    while !taken.insert("\(base)\(number)").inserted { number += 1 }
    return "\(base)\(number)"
  }

  /// A name of letters and digits only, the first letter small.
  private static func plain(_ key: String) -> String {
    let words = key.unicodeScalars.prefix(60).split { !isWord($0) }.map {
      String(String.UnicodeScalarView($0))
    }
    guard let first = words.first else { return "record" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let isShout = first.unicodeScalars.allSatisfy { !("a"..."z").contains($0) }
    return ([isShout ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || scalar.properties.isAlphabetic
  }
}
