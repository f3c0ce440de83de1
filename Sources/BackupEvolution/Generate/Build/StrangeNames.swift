import BackupFormat
import BackupJSON

/// Names that a contract does not know, and never knew.
enum StrangeNames {
  /// A key that is no field of a record, no alias, and none of the removed ones.
  static func key(for record: RecordType, _ fixed: [String] = []) -> String {
    let names = record.fields.flatMap { [$0.name] + $0.aliases } + record.reserved + fixed
    return free("xUnknownKey", names)
  }

  /// A text that is no value of an enumeration, and none of the removed ones.
  static func value(for enumeration: EnumerationType) -> String {
    free("xUnknownValue", enumeration.values.map(\.name) + enumeration.reserved)
  }

  /// A text that is no discriminator of a union, and none of the removed ones.
  static func discriminator(for union: UnionType) -> String {
    free("xUnknownCase", union.cases.map(\.value) + union.reserved)
  }

  private static func free(_ name: String, _ taken: [String]) -> String {
    var candidate = name
    var number = 1
    while taken.contains(where: { $0.isSameUTF8(as: candidate) }) {
      number += 1
      candidate = name + String(number)
    }
    return candidate
  }
}
