import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// What a mark takes away that is more than the mark of the old file is told as dropped.
struct MarkLossTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let mark: String
    let lost: [String]
    var testDescription: String { file }
  }

  private static let named = Recognition(key: "appName", value: "Toy", versionForm: .integer)
  private static let objects = Recognition(value: "toy-backup")
  private static let newMark = #""set": {"format": "toy-backup", "version": {"major": 2, "minor": 0}}"#

  static let old: [Case] = [
    Case(file: #"{"appName": "Toy", "version": 1}"#, mark: #""remove": ["appName"], "# + newMark, lost: []),
    Case(
      file: #"{"appName": "Toy", "version": 1, "format": {"paper": "A4"}}"#,
      mark: #""remove": ["appName"], "# + newMark,
      lost: ["/format"]
    ),
    Case(
      file: #"{"appName": "Toy", "version": 1, "format": "A4", "trips": [1, 2]}"#,
      mark: #""remove": ["appName", "trips"], "# + newMark,
      lost: ["/format", "/trips"]
    ),
    Case(file: #"{"appName": "Toy", "version": 1, "format": "toy-backup"}"#, mark: newMark, lost: []),
    Case(file: #"{"appName": "Toy", "version": 1, "format": null}"#, mark: newMark, lost: []),
  ]

  static let new: [Case] = [
    Case(file: #"{"format": "toy-backup", "version": {"major": 1, "minor": 3}}"#, mark: newMark, lost: []),
    Case(
      file: #"{"format": "toy-backup", "version": {"major": 1, "minor": 0, "build": 77}}"#,
      mark: newMark,
      lost: ["/version/build"]
    ),
  ]

  @Test(arguments: old)
  func `a file that its app names loses nothing but its mark unseen`(_ example: Case) throws {
    try Self.compare(example, Self.named)
  }

  @Test(arguments: new)
  func `a file with a version of two numbers loses nothing but that unseen`(_ example: Case) throws {
    try Self.compare(example, Self.objects)
  }

  @Test func `what one step has marked is no loss of the next`() throws {
    let first = try Self.step(#""set": {"format": "toy-backup", "version": 2}"#)
    let second = try Self.step(
      #""set": {"version": {"major": 3, "minor": 0}}, "remove": ["format"]"#,
      from: 2
    )
    let file = InputBytes(#"{"appName": "Toy", "version": 1}"#)
    guard case .made(_, let losses) = StepRunner([first, second]).run(file, by: Self.contract(Self.named))
    else { return #expect(Bool(false), "failed") }
    #expect(losses.findings == [])
  }

  private static func step(_ mark: String, from: Int = 1) throws -> Upgrade {
    let text =
      #"{"kind": "backup-upgrade", "upgrade": 1, "format": "toy-backup", "from": \#(from), "to": \#(from + 1), "#
      + #""operations": [{"do": "mark", \#(mark)}]}"#
    let reading = UpgradeReader().read(InputBytes(text))
    return try #require(reading.upgrade, "\(reading.findings)")
  }

  private static func contract(_ recognition: Recognition) -> Contract {
    Contract(
      format: "toy-backup",
      title: "Toy",
      version: FormatVersion(1, 0),
      status: .released,
      recognition: recognition,
      root: "backup",
      records: [RecordType("backup", fields: [])]
    )
  }

  private static func compare(_ example: Case, _ recognition: Recognition) throws {
    let runner = StepRunner([try step(example.mark)])
    guard case .made(_, let losses) = runner.run(InputBytes(example.file), by: contract(recognition)) else {
      return #expect(Bool(false), "failed")
    }
    #expect(losses.findings.map { $0.pointer.description } == example.lost)
    #expect(losses.findings.allSatisfy { $0.rule == .stepDropped })
  }
}
