import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// A draft made of texts, with what tests ask of it.
struct Inferred {
  let draft: InferredContract

  var contract: Contract { draft.contract }

  init(_ texts: String..., options: ContractInference.Options = .init()) throws {
    try self.init(texts.map { InputBytes($0) }, options)
  }

  init(_ inputs: [InputBytes], _ options: ContractInference.Options = .init()) throws {
    var inference = ContractInference(options)
    for input in inputs { try inference.add(input) }
    draft = try inference.draft()
    // Whatever a test is about, this is promised of every draft.
    #expect(contract.mistakes == [])
    #expect(contract.status == .draft)
    let reading = ContractReader().read(InputBytes(try ContractWriter().write(contract)))
    #expect(reading.contract == contract)
    let checker = BackupChecker(try FormatLibrary([contract]))
    for input in inputs {
      let report = checker.check(input)
      #expect(report.verdict != .refused)
      #expect(report.counts[.error, default: 0] == 0)
      #expect(report.identity?.format == contract.format)
    }
  }

  /// A root object with the format and version, and further members.
  static func file(_ members: String) -> String {
    #"{"format": "notes-backup", "version": {"major": 1, "minor": 0}, "# + members + "}"
  }

  /// A root object with a list `things` of records.
  static func things(_ records: String...) -> String {
    file("\"things\": [" + records.joined(separator: ", ") + "]")
  }

  func field(_ record: String, _ name: String) throws -> FieldType {
    let type = try #require(contract.record(record), "\(contract.records.map(\.name))")
    return try #require(type.field(name))
  }

  /// The type of a field of the records in `things`.
  func thing(_ name: String) throws -> FieldType { try field("thing", name) }

  /// The notes about a place of the files, as `? text`.
  func notes(_ path: String, _ subject: InferenceNote.Subject? = nil) -> [String] {
    draft.notes.filter { $0.path == path && (subject == nil || $0.subject == subject) }
      .map { ($0.isDoubtful ? "? " : "") + $0.text }
  }

  /// The support of the first note about a place: `5 of 7`.
  func support(_ path: String, _ subject: InferenceNote.Subject = .type) -> String? {
    draft.notes.first { $0.path == path && $0.subject == subject }.map { "\($0.support) of \($0.total)" }
  }
}
