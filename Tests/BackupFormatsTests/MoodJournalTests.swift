import BackupFormat
import BackupFormats
import BackupJSON
import BackupValues
import TestSupport
import Testing

/// Mood Journal 2 as typed values, and the two ways of taking a question out of it.
struct MoodJournalTests {
  private static let moment = UTCMoment("2026-03-05T12:00:00Z")!

  private static func journal(_ name: String = "own-form") throws -> MoodJournal {
    let input = try InputBytes.file("\(Corpora.packageRoot)/fixtures/mood-journal-backup/2.0/\(name).json")
    return try #require(try BackupFile(MoodJournal.definition).read(input).document)
  }

  private static func readBack(_ journal: MoodJournal) throws -> BackupFile<MoodJournal>.Reading {
    let file = try BackupFile(MoodJournal.definition)
    return file.read(InputBytes(try file.write(journal)))
  }

  @Test(arguments: ["own-form", "full", "minimal", "unknown-fields", "fallback"])
  func `a file is read and written back, with all that this version does not know`(name: String) throws {
    let journal = try Self.journal(name)
    #expect(try Self.readBack(journal).document == journal)
    let path = "\(Corpora.packageRoot)/fixtures/mood-journal-backup/2.0/\(name).json"
    guard name != "fallback", name != "unknown-fields" else { return }
    let original = try JSONDocument(reading: InputBytes.file(path))
    let written = MoodJournal.definition.encode(journal)
    #expect(try CanonicalWriter().write(written) == CanonicalWriter().write(original))
  }

  @Test func `unknown members of every record are kept`() throws {
    let text = #"""
      {"format":"mood-journal-backup","version":{"major":2,"minor":0},"colour":"red",
       "form":{"fields":[{"kind":"toggle","id":"a","label":"A","archived":false,"icon":"x"}],"layout":2},
       "entries":[{"id":"e","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","answers":{"a":true},"place":[1]}],
       "preferences":{}}
      """#
    let journal = try #require(try BackupFile(MoodJournal.definition).read(InputBytes(text)).document)
    #expect(journal.unknownFields == ["colour": "red"])
    #expect(journal.entries[0].unknownFields == ["place": [1]])
    let written = MoodJournal.definition.encode(journal)
    #expect(
      try CanonicalWriter().write(written)
        == CanonicalWriter().write(try JSONDocument(reading: InputBytes(text)))
    )
  }

  @Test(arguments: ["energy", "with", "outside", "words"])
  func `archiving a field keeps every answer to it`(id: String) throws {
    let before = try Self.journal()
    var journal = before
    try journal.archiveField(id)
    #expect(journal.form.fields.first { $0.id == id }?.isArchived == true)
    #expect(journal.entries == before.entries)
    #expect(journal.form.fields.filter { $0.id != id } == before.form.fields.filter { $0.id != id })
    #expect(try Self.readBack(journal).report.findings.allSatisfy { $0.severity < .error })
  }

  @Test func `an unknown kind is never asked, and archiving it changes nothing`() throws {
    let before = try Self.journal()
    var journal = before
    try journal.archiveField("sketch")
    #expect(journal == before)
    #expect(journal.form.fields.last?.isArchived == true)
  }

  @Test func `answers are erased only when the field was archived before`() throws {
    let before = try Self.journal()
    var journal = before
    #expect(throws: MoodJournal.FormError.notArchived("energy")) {
      try journal.eraseAnswers(to: "energy", at: Self.moment)
    }
    #expect(journal == before)
    try journal.archiveField("energy")
    #expect(try journal.eraseAnswers(to: "energy", at: Self.moment) == 2)
    #expect(journal.entries.allSatisfy { $0.answers["energy"] == nil })
    #expect(journal.form.fields.map(\.id) == before.form.fields.map(\.id))
  }

  @Test func `an entry that loses an answer counts as changed, and no other one`() throws {
    var journal = try Self.journal()
    let before = journal.entries
    #expect(try journal.eraseAnswers(to: "weather", at: Self.moment) == 1)
    #expect(journal.entries[0].updatedAt == Self.moment)
    #expect(journal.entries[1] == before[1])
    #expect(try journal.eraseAnswers(to: "weather", at: Self.moment) == 0)
    let early = UTCMoment("2020-01-01T00:00:00Z")!
    #expect(try journal.eraseAnswers(to: "sketch", at: early) == 1)
    #expect(journal.entries[0].updatedAt == Self.moment)
  }

  @Test func `a field that is not there is neither archived nor erased`() throws {
    var journal = try Self.journal()
    let before = journal
    #expect(throws: MoodJournal.FormError.noSuchField("nothing")) { try journal.archiveField("nothing") }
    #expect(throws: MoodJournal.FormError.noSuchField("nothing")) {
      try journal.eraseAnswers(to: "nothing", at: Self.moment)
    }
    #expect(journal == before)
  }

  @Test func `an id that stands twice in the form is told at both places`() throws {
    var journal = try Self.journal()
    journal.form.fields.append(journal.form.fields[0])
    let last = journal.form.fields.count - 1
    let bytes = try JSONWriter(.compact).write(MoodJournal.definition.encode(journal))
    let report = BackupChecker(ShippedFormats.library).check(InputBytes(bytes))
    #expect(report.verdict == .refused)
    #expect(report.findings.map(\.rule.id) == ["id/duplicate"])
    #expect(report.findings.first?.pointer.description == "/form/fields/\(last)/id")
    #expect(report.findings.first?.notes.first?.pointer?.description == "/form/fields/0/id")
  }

  @Test func `an option that stands twice in its question is told`() throws {
    var journal = try Self.journal()
    let index = try #require(
      journal.form.fields.firstIndex { if case .choice = $0 { true } else { false } }
    )
    guard case .choice(var field) = journal.form.fields[index] else { return }
    field.options.append(field.options[0])
    journal.form.fields[index] = .choice(field)
    let bytes = try JSONWriter(.compact).write(MoodJournal.definition.encode(journal))
    let findings = BackupChecker(ShippedFormats.library).check(InputBytes(bytes)).findings
    #expect(findings.map(\.rule.id) == ["id/duplicate"])
    #expect(findings[0].pointer.description == "/form/fields/\(index)/options/\(field.options.count - 1)/id")
  }

  @Test(
    arguments: [
      ("energy", 6, "form/answer"), ("weather", "snow", "form/unknown-option"),
      ("with", ["mei", "ann"], "form/unknown-option"),
      ("outside", 1, "form/answer"), ("words", false, "form/answer"), ("gone", 1, "form/unknown-field"),
    ] as [(String, JSONValue, String)]
  )
  func `an answer is checked against the form of the same file`(id: String, answer: JSONValue, rule: String)
    throws
  {
    var journal = try Self.journal()
    journal.entries[1].answers[id] = answer
    let bytes = try JSONWriter(.compact).write(MoodJournal.definition.encode(journal))
    let findings = BackupChecker(ShippedFormats.library).check(InputBytes(bytes)).findings
    let found = findings.filter { $0.pointer.tokens.starts(with: ["entries", "1"]) }
    #expect(found.map(\.rule.id) == [rule])
  }
}
