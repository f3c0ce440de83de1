import BackupFormat
import BackupJSON
import Testing

/// Spec/findings.md, sections *Verdict* and *Order and number*.
struct VerdictTests {
  private static let record = RecordType(
    "item",
    fields: [
      FieldType("currency", .currency),
      FieldType("kind", .enumeration(EnumerationType(["red", "green"], unknown: .value("red")))),
    ]
  )

  private func check(_ items: [String]) throws -> CheckReport {
    let library = try FormatLibrary([
      Contract(
        format: "value",
        title: "Value",
        version: FormatVersion(1, 0),
        status: .draft,
        recognition: Recognition(value: "value"),
        root: "root",
        records: [
          RecordType("root", fields: [FieldType("value", .list(ListType(of: .record("item"))))]), Self.record,
        ]
      )
    ])
    let list = "[" + items.joined(separator: ",\n") + "]"
    return BackupChecker(library).check(InputBytes(ValueContract.document(list)))
  }

  private let clean = #"{"currency": "EUR", "kind": "red"}"#
  private let warned = #"{"currency": "USX", "kind": "red"}"#
  private let degraded = #"{"currency": "EUR", "kind": "blue"}"#

  @Test
  func `a warning that changes nothing leaves the file accepted, a fallback degrades it`() throws {
    #expect(try check([clean]).verdict == .accepted)
    #expect(try check([clean, warned]).verdict == .accepted)
    #expect(try check([warned, degraded]).verdict == .degraded)
  }

  @Test
  func `a fallback behind ten thousand warnings is counted and degrades the file all the same`() throws {
    let report = try check(Array(repeating: warned, count: 10_000) + [degraded])
    #expect(report.findings.count == 10_000)
    #expect(report.counts == [.warning: 10_001])
    #expect(report.verdict == .degraded)
  }

  @Test
  func `errors beyond ten thousand are counted`() throws {
    let report = try check(Array(repeating: #"{"currency": "eur", "kind": "red"}"#, count: 10_002))
    #expect(report.findings.count == 10_000)
    #expect(report.counts == [.error: 10_002])
    #expect(report.verdict == .refused)
  }
}
