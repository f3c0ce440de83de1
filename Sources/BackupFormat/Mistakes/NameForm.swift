import BackupJSON

/// What a name may look like.
package enum NameForm {
  /// What is wrong with a name; `nil` where nothing is.
  package static func fault(_ name: String) -> String? {
    if name.utf8.isEmpty { return "must not be empty" }
    var count = 0
    for scalar in name.unicodeScalars {
      // A key with one of these would be written with escapes, and readers find keys by their plain bytes.
      if scalar == "\"" || scalar == "\\" { return "must not contain a quote or a backslash" }
      if isControl(scalar) { return "contains a control character" }
      count += 1
    }
    return count > MistakeLimits.nameLength
      ? "is longer than \(MistakeLimits.nameLength) characters" : nil
  }

  /// What is wrong with the id of a format, which names folders and files as well; `nil` where nothing is.
  package static func formatFault(_ format: String) -> String? {
    guard let first = format.utf8.first else { return "must not be empty" }
    let isWord = format.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    if !isWord || !(0x61...0x7A).contains(first) {
      return "must be lower-case letters, digits and hyphens, with a letter first"
    }
    if format.utf8.count > MistakeLimits.nameLength {
      return "is longer than \(MistakeLimits.nameLength) characters"
    }
    // That is how the encrypted form of another format is named.
    return format.hasSuffix("-encrypted") ? "must not end in -encrypted" : nil
  }

  /// A name as a message shows it: invisible characters made visible, cut where it is absurdly long.
  static func shown(_ name: String) -> String {
    "`\(("\(token: name)" as Phrase).description)`"
  }

  /// Whether a character is none, ends a line, or changes the direction of what follows.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
