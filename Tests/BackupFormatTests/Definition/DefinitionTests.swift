import BackupFormat
import BackupJSON
import BackupValues
import Testing

/// A format that is declared in Swift: contract, encoder and decoder come from one place.
struct DefinitionTests {
  private struct Note: Sendable, Equatable {
    enum Mood: String, CaseIterable, Sendable { case good, bad }

    var id: RecordID
    var text: String
    var mood: Mood
    var stars: Int?
    var price: Money?
    var shape: Shape
    var tags: [String]
    var counts: [String: Int]
    var extra: String

    static let record = Record(
      "note",
      Note.init,
      Field("id", \.id, .recordID),
      Field("text", \.text, .text(0...20)).doc("Words.").since(1, 1),
      Field("mood", \.mood, .enumeration(unknown: .value(.good))),
      Field("stars", \.stars, .nullable(.integer(1...5, outside: .null), means: "none")),
      Field("price", \.price, .optional(.money())),
      Field("shape", \.shape, .union(Shape.union)),
      Field("tags", \.tags, .list(of: .text(1...5))),
      Field("counts", \.counts, .map(to: .integer())),
      Field("extra", \.extra, .defaulting(.text(), to: "none"))
    ).labelled(by: "text")
  }

  private enum Shape: Sendable, Equatable {
    case dot(Dot)
    case other(JSONObject)

    struct Dot: Sendable, Equatable {
      var size: Int
      static let record = Record("dot", Dot.init, Field("size", \.size, .integer(0...9)))
    }

    static let union = Union<Shape>(
      on: "kind",
      unknown: .kept(
        embed: { .other($0) },
        extract: { if case .other(let object) = $0 { object } else { nil } }
      ),
      .init(
        "dot",
        Dot.record,
        embed: { .dot($0) },
        extract: { if case .dot(let dot) = $0 { dot } else { nil } }
      )
    )
  }

  private struct Notes: Sendable, Equatable {
    var notes: [Note]

    static let definition = FormatDefinition(
      "notes",
      title: "Notes",
      version: FormatVersion(1, 1),
      status: .draft,
      root: Record("backup", Notes.init, Field("notes", \.notes, .list(of: .record(Note.record)))),
      collections: [Collection(field: "notes")]
    )
  }

  private let id = RecordID("7c42ca9b-9eab-4d04-80b3-40f10b0c54aa")!

  private func note(_ text: String = "hello") -> Note {
    Note(
      id: id,
      text: text,
      mood: .bad,
      stars: nil,
      price: Money(amount: 1400, currency: CurrencyCode("USD")!),
      shape: .dot(Shape.Dot(size: 3)),
      tags: ["a"],
      counts: ["x": 1],
      extra: "none"
    )
  }

  @Test
  func `what is written is read back equal`() throws {
    let file = try BackupFile(Notes.definition)
    let document = Notes(notes: [note()])
    let bytes = try file.write(document)
    let reading = file.read(InputBytes(bytes))
    #expect(reading.report.findings.isEmpty)
    #expect(reading.document == document)
  }

  @Test
  func `fallbacks, defaults and unknown cases are read as the contract says`() throws {
    let text = """
      {"format":"notes","version":{"major":1,"minor":1},"notes":[{"id":"\(id)","text":"t","mood":"odd","stars":9,
      "shape":{"kind":"star","points":5},"tags":[],"counts":{},"unknown":1}]}
      """
    let reading = try BackupFile(Notes.definition).read(InputBytes(text))
    let note = try #require(reading.document?.notes.first)
    #expect(reading.report.verdict == .degraded)
    #expect(note.mood == .good && note.stars == nil && note.price == nil && note.extra == "none")
    #expect(note.shape == .other(["kind": "star", "points": 5]))
  }

  @Test
  func `a value that a reader would refuse is never written`() throws {
    let file = try BackupFile(Notes.definition)
    let error = #expect(throws: CodecError.self) {
      try file.write(Notes(notes: [note("a text that is far too long for its field")]))
    }
    #expect(error?.code == .invalid)
    #expect(error?.pointer.description == "/notes/0/text")
  }

  @Test
  func `a refused file gives findings and no document`() throws {
    let reading = try BackupFile(Notes.definition).read(
      InputBytes(#"{"format":"notes","version":{"major":1,"minor":1},"notes":[7]}"#)
    )
    #expect(reading.document == nil)
    #expect(reading.report.findings.map(\.rule.id) == ["type/expected-object"])
  }

  @Test
  func `the contract has what the definition says`() {
    let contract = Notes.definition.contract
    #expect(contract.records.map(\.name) == ["backup", "note", "dot"])
    #expect(contract.record("note")?.field("text")?.doc == "Words.")
    #expect(contract.record("note")?.field("text")?.since == FormatVersion(1, 1))
    #expect(contract.record("note")?.field("extra")?.presence == .defaulting("none"))
    #expect(contract.record("note")?.field("stars")?.null == .meaning("none"))
  }
}
