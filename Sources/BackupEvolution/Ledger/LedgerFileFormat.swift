public import BackupFormat
import BackupJSON

/// The format of ledgers, described by a contract of its own: the ordinary checker reads them. Spec/ledger.md.
public enum LedgerFileFormat {
  /// The contract of ledgers.
  public static let contract = Contract(
    format: recognition.value,
    title: "Backup ledger",
    version: FormatVersion(1, 0),
    status: .released,
    doc: "What was released of one backup format.",
    recognition: recognition,
    root: "ledger",
    records: [
      RecordType(
        "ledger",
        fields: [
          FieldType("format", name, doc: "The id of the format."),
          FieldType("releases", .list(ListType(of: .record("release"), 0...10_000))),
        ]
      ),
      RecordType(
        "release",
        fields: [
          FieldType("version", versionText, doc: "The version, for example 1.0."),
          FieldType("date", .day, doc: "The day of the release."),
          FieldType("contract", digest, doc: "SHA-256 of the contract in its canonical file form."),
          FieldType("schema", digest, presence: .optional, doc: "SHA-256 of the JSON Schema for readers."),
          FieldType(
            "writerSchema",
            digest,
            presence: .optional,
            doc: "SHA-256 of the JSON Schema for writers."
          ),
          FieldType(
            "fixtures",
            .map(MapType(to: .record("fixture"), maximum: 10_000)),
            doc: "The fixtures, by the name of their file."
          ),
          FieldType("step", .record("step"), presence: .optional, doc: "The step from the major before."),
          FieldType("reason", .text(TextType(1...10_000)), presence: .optional, doc: "Why it is a major."),
        ]
      ),
      RecordType(
        "fixture",
        fields: [
          FieldType("sha256", digest, doc: "SHA-256 of the bytes of the file."),
          FieldType(
            "verdict",
            .enumeration(EnumerationType(Verdict.allCases.map(\.rawValue), unknown: .refused)),
            doc: "Whether an import used the file on the day of the release."
          ),
          FieldType(
            "findings",
            .list(ListType(of: .text(TextType()))),
            doc: "Rule and place of each finding on the day of the release."
          ),
        ]
      ),
      RecordType(
        "step",
        fields: [
          FieldType("tokens", digest, doc: "SHA-256 of what the step consists of."),
          FieldType(
            "substance",
            digest,
            presence: .optional,
            doc: "SHA-256 of what the step does: its file without any doc."
          ),
          FieldType(
            "behaviour",
            digest,
            presence: .optional,
            doc: "SHA-256 of what the step made of the fixtures of the major before."
          ),
        ]
      ),
    ],
    limits: Limits(bytes: 64 << 20)
  )

  static let recognition = Recognition(
    key: "kind",
    value: "backup-ledger",
    versionKey: "ledger",
    versionForm: .integer
  )

  private static let name = ValueType.text(TextType(0...200))
  private static let versionText = ValueType.text(TextType(0...100))
  private static let digest = ValueType.text(TextType(64...64))
}
