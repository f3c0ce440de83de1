import BackupFormat
import BackupJSON

extension SmallContract {
  /// A format whose root holds one record, `value`, and the version `1.1`.
  static func contract(_ record: RecordType, _ others: RecordType...) -> Contract {
    Contract(
      format: "small",
      title: "Small",
      version: FormatVersion(1, 1),
      status: .draft,
      recognition: Recognition(value: "small"),
      root: "root",
      records: [RecordType("root", fields: [FieldType("value", .record(record.name))]), record] + others
    )
  }

  /// The report about a file whose `value` is this object.
  static func report(_ contract: Contract, _ value: String, minor: Int = 1) throws -> CheckReport {
    BackupChecker(try FormatLibrary([contract])).check(InputBytes(text(value, minor: minor)))
  }

  /// A file of the format whose `value` is this object.
  static func text(_ value: String, minor: Int = 1) -> String {
    #"{"format": "small", "version": {"major": 1, "minor": \#(minor)}, "value": \#(value)}"#
  }
}

extension CheckReport {
  /// The findings as `rule pointer`, in order.
  var lines: [String] { findings.map { "\($0.rule) \($0.pointer)" } }
}
