import BackupFormat
import BackupJSON

/// A format with one field, `value`, whose root record has a name of one's choice.
enum SmallContract {
  static func checker(_ type: ValueType, root: String = "root") throws -> BackupChecker {
    let contract = Contract(
      format: "small",
      title: "Small",
      version: FormatVersion(1, 0),
      status: .draft,
      recognition: Recognition(value: "small"),
      root: root,
      records: [RecordType(root, fields: [FieldType("value", type)])]
    )
    return BackupChecker(try FormatLibrary([contract]))
  }

  static func document(_ value: String) -> String {
    "{\"format\": \"small\", \"version\": {\"major\": 1, \"minor\": 0}, \"value\": \(value)}"
  }

  /// The findings of a value, as `rule pointer`, in order.
  static func findings(_ type: ValueType, root: String = "root", _ value: String) throws -> [String] {
    try checker(type, root: root).check(InputBytes(document(value))).findings.map {
      "\($0.rule) \($0.pointer)"
    }
  }
}
