public import BackupFormat
import BackupJSON

/// The format of step files, described by a contract: the ordinary checker reads them.
///
/// `"kind": "backup-upgrade"` names the format, `"upgrade": 1` is its version. Spec/upgrade.md describes each key.
public enum UpgradeFileFormat {
  /// The contract of step files.
  public static let contract = Contract(
    format: recognition.value,
    title: "Backup upgrade step",
    version: FormatVersion(1, 0),
    status: .released,
    doc: "How a file of one major of a backup format becomes a file of the next.",
    recognition: recognition,
    root: "upgrade",
    // A fact that no upgrader knows would be a promise that nobody keeps.
    records: ([document] + operations).map { record in
      var record = record
      record.unknownFields = .refused
      return record
    },
    limits: Limits(bytes: 16 << 20)
  )

  static let recognition = Recognition(
    key: "kind",
    value: "backup-upgrade",
    versionKey: "upgrade",
    versionForm: .integer
  )

  /// The most operations of one step.
  static let mostOperations = 10_000

  static let checker: BackupChecker = {
    do {
      return BackupChecker(try FormatLibrary([contract]))
    } catch {
      // A test asks for the mistakes of this contract, so this cannot reach a release.
      fatalError("the contract of step files has mistakes:\n\(error)")
    }
  }()

  private static let document = RecordType(
    "upgrade",
    fields: [
      .fact("format", name, doc: "The id of the format."),
      .fact("from", major, doc: "The major of the files that the step takes."),
      .fact("to", major, doc: "The major of the files that it makes."),
      .optional("doc", text, default: "", doc: "Why, for people."),
      .fact("operations", .list(ListType(of: .union(operation), 0...mostOperations)), doc: "What is done."),
    ]
  )

  private static let operation = UnionType(
    on: "do",
    OperationName.allCases.map { UnionType.Case($0.rawValue, $0.rawValue) },
    unknown: .refused
  )

  static let name = ContractFileFormat.name
  static let text = ContractFileFormat.text
  static let names = ValueType.list(ListType(of: name, 1...1000))
  static let major = ValueType.integer(IntegerType(1...999_999_999))
}
