import BackupFormat
import BackupJSON
import Testing

/// What is not applied, because something new would be wrong afterwards.
struct HeldBackTests {
  private static let contract = Contract(
    format: "small",
    title: "Small",
    version: FormatVersion(1, 0),
    status: .draft,
    recognition: Recognition(value: "small"),
    root: "root",
    records: [
      RecordType("root", fields: [FieldType("spans", .list(ListType(of: .record("span"))))]),
      RecordType(
        "span",
        rules: [.notBefore(field: "endedAt", other: "startedAt")],
        fields: [
          FieldType("startedAt", .utcMoment), FieldType("endedAt", .utcMoment),
          FieldType("note", .text(TextType(0...10)), presence: .optional),
        ]
      ),
    ]
  )

  private func fixed(_ spans: String, _ safety: Fix.Safety = .safe) throws -> FixedText {
    let text = #"{"format": "small", "version": {"major": 1, "minor": 0}, "spans": [\#(spans)]}"#
    return BackupChecker(try FormatLibrary([Self.contract])).fix(InputBytes(text), allowing: safety)
  }

  @Test func `a fix that shows another fault is held back, and the others are applied`() throws {
    let sound = #"{"startedAt": "2026-01-01 10:00:00Z", "endedAt": "2026-01-02T10:00:00Z"}"#
    let wrong = #"{"startedAt": "2026-01-03 10:00:00Z", "endedAt": "2026-01-02T10:00:00Z"}"#
    let fixed = try fixed([sound, wrong, sound, sound].joined(separator: ","))
    #expect(fixed.applied.count == 3)
    #expect(fixed.heldBack.map(\.pointer.description) == ["/spans/1/startedAt"])
    #expect(fixed.reportAfter.findings.map(\.rule.id) == ["date/separator"])
    #expect(!fixed.isUnfinished)
  }

  @Test func `of many such fixes none is applied, and the search for the others ends`() throws {
    let wrong = #"{"startedAt": "2026-01-03 10:00:00Z", "endedAt": "2026-01-02T10:00:00Z"}"#
    let fixed = try fixed(Array(repeating: wrong, count: 100).joined(separator: ","))
    #expect(fixed.applied.isEmpty)
    #expect(fixed.heldBack.count == 100)
    #expect(!fixed.isChanged)
  }

  @Test func `a key that is misspelt in every record is mended in each`() throws {
    let one = #"{"startedAt": "2026-01-01T10:00:00Z", "endedAt": "2026-01-02T10:00:00Z", "ntoe": "a"}"#
    let fixed = try fixed(Array(repeating: one, count: 50).joined(separator: ","), .unsafe)
    #expect(fixed.applied.count == 50)
    #expect(fixed.reportAfter.findings.isEmpty)
    #expect(fixed.reportBefore.findings.count == 1)
  }
}
