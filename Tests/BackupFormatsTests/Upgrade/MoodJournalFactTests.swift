import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// The rows of the first versions are the entries of Mood Journal 2.
struct MoodJournalFactTests {
  private static func row(_ id: Int, sleep: String = "7", note: String = #""slept""#) -> String {
    #"{"id":\#(id),"loggedAt":"2024-01-03T21:10:00Z","mood":4,"sleepHours":\#(sleep),"exercised":true,"note":\#(note)}"#
  }

  private static func file(_ rows: String...) -> InputBytes {
    InputBytes(
      #"{"format":"mood-journal-backup","version":{"major":1,"minor":0},"logs":[\#(rows.joined(separator: ","))]}"#
    )
  }

  private static func upgraded(_ input: InputBytes) throws -> MoodJournal {
    let reading = try BackupFile(MoodJournal.definition).read(try Upgrading.upgraded(input))
    #expect(reading.report.findings.map(\.message.description) == [])
    return try #require(reading.document)
  }

  @Test func `row 7 is the entry legacy-7, in every run`() throws {
    let once = try Self.upgraded(Self.file(Self.row(7), Self.row(12)))
    #expect(once.entries.map(\.id) == ["legacy-7", "legacy-12"])
    #expect(try Self.upgraded(Self.file(Self.row(7), Self.row(12))) == once)
  }

  @Test func `each column is an answer to the field that it became`() throws {
    let journal = try Self.upgraded(Self.file(Self.row(7), Self.row(8, sleep: "null", note: "null")))
    #expect(journal.entries[0].answers == ["mood": 4, "sleep": 7, "exercise": true, "note": "slept"])
    #expect(journal.entries[1].answers == ["mood": 4, "exercise": true])
    #expect(journal.entries[0].createdAt.description == "2024-01-03T21:10:00Z")
    #expect(journal.entries[0].updatedAt == journal.entries[0].createdAt)
    #expect(journal.form.fields.map(\.id) == ["mood", "sleep", "exercise", "note"])
    #expect(journal.form.fields.allSatisfy { !$0.isArchived })
    #expect(journal.exportedAt == nil)
  }

  @Test func `a step that loses a row fails on its assertion and gives no file`() throws {
    var step = try #require(ShippedFormats.steps.first { $0.format == "mood-journal-backup" })
    let count = step.operations.removeLast()
    step.operations.append(UpgradeOperation(.set(field: "entries", value: [])))
    step.operations.append(count)
    let conversion = UpgradeChain(ShippedFormats.library, steps: [step]).upgrade(Self.file(Self.row(7)))
    guard case .refused = conversion.outcome else {
      Issue.record("converted")
      return
    }
    #expect(conversion.findings.contains { $0.rule.id == "step/count-differs" })
  }

  @Test func `two rows with one number are no file to convert`() throws {
    let conversion = Upgrading.chain.upgrade(Self.file(Self.row(7), Self.row(7)))
    #expect(Upgrading.lines(conversion.findings) == ["id/duplicate /logs/1/id"])
    let label = try #require(conversion.findings.first).label
    #expect(label?.kind == "row")
    #expect(label?.name == "7")
  }
}
