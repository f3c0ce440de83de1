import BackupFormat
import BackupJSON
import ContractSamples

extension EveryType {
  static let checker: BackupChecker = {
    do {
      return BackupChecker(try FormatLibrary([contract]))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// A whole document with these members beside the required ones.
  static func document(
    people: String = #"[{"id":"ann","name":"Ann","updatedAt":"2026-01-01T00:00:00Z"}]"#,
    expenses: String = "[]",
    _ members: String = "",
    version: String = #"{"major":1,"minor":2}"#,
    exportedAt: String = "2026-01-02T00:00:00Z"
  ) -> String {
    #"{"format":"every-type","version":\#(version),"exportedAt":"\#(exportedAt)","people":\#(people),"#
      + #""expenses":\#(expenses)\#(members.isEmpty ? "" : "," + members)}"#
  }

  /// The findings of a document, as `rule pointer`, in order.
  static func findings(_ text: String) -> [String] {
    checker.check(InputBytes(text)).findings.map { "\($0.rule) \($0.pointer)" }
  }
}
