import BackupJSON

/// A short text by which tools know a finding again in a later run, although lines have moved.
///
/// It is the 64-bit FNV-1a hash, in 16 hexadecimal digits, of the UTF-8 bytes of the rule id, a zero byte, the JSON
/// Pointer, a zero byte, and the ordinal in decimal digits: how many findings of the same rule and pointer stand
/// before this one in the file. The name of the file is not part of it.
///
/// Of a finding of the gate it is the hash of the rule id, the format, the path, the old and the new fact, and the
/// ordinal among those for which all of these are the same.
enum Fingerprint {
  static func of(rule: String, pointer: String, ordinal: Int) -> String {
    of([rule, pointer], ordinal: ordinal)
  }

  private static func of(_ parts: [String], ordinal: Int) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (parts + [String(ordinal)]).joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// One for each finding of the gate, in order.
  static func all(subjects: [[String]]) -> [String] {
    var seen: [[[UInt8]]: Int] = [:]
    return subjects.map { subject in
      let key = subject.map { Array($0.utf8) }
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return of(subject, ordinal: ordinal)
    }
  }

  /// One for each finding, in order.
  static func all(_ findings: [Finding]) -> [String] {
    struct Place: Hashable {
      let rule: Rule
      let pointer: JSONPointer
    }
    var seen: [Place: Int] = [:]
    return findings.map { finding in
      let place = Place(rule: finding.rule, pointer: finding.pointer)
      let ordinal = seen[place, default: 0]
      seen[place] = ordinal + 1
      return of(rule: finding.rule.id, pointer: finding.pointer.description, ordinal: ordinal)
    }
  }
}
