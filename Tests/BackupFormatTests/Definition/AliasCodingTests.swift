import BackupFormat
import BackupJSON
import BackupValues
import Testing

/// Aliases and alphabets that are declared in Swift.
struct AliasCodingTests {
  private struct Note: Sendable, Equatable {
    var title: String
    var stars: Int
    var tag: String

    static let record = Record(
      "note",
      Note.init,
      Field("title", \.title, .text(1...9)).aliases("name", "naam"),
      Field("stars", \.stars, .defaulting(.integer(0...5), to: 0)).aliases("rating"),
      Field("tag", \.tag, .key(1...9, characters: "a-z", equality: .caseless))
    ).refusingUnknown()
  }

  private let definition = FormatDefinition(
    "note",
    title: "Note",
    version: FormatVersion(1, 0),
    status: .draft,
    root: Note.record
  )

  @Test(arguments: [
    #""title": "A", "stars": 3"#, #""name": "A", "rating": 3"#, #""rating": 3, "naam": "A""#,
  ])
  func `a value is decoded from its alias and written under its name`(members: String) throws {
    let file = try BackupFile(definition)
    let text = #"{"format": "note", "version": {"major": 1, "minor": 0}, "tag": "x", \#(members)}"#
    let reading = file.read(InputBytes(text))
    #expect(reading.document == Note(title: "A", stars: 3, tag: "x"))
    let written = try JSONDocument(reading: InputBytes(file.write(try #require(reading.document))))
    #expect(written.root.objectValue?.keys == ["format", "version", "title", "stars", "tag"])
  }

  @Test
  func `the contract has what the definition says`() throws {
    let record = try #require(definition.contract.record("note"))
    #expect(record.field("title")?.aliases == ["name", "naam"])
    #expect(record.field("tag")?.type == .key(TextType(1...9, characters: "a-z", equality: .caseless)))
    #expect(record.unknownFields == .refused)
    #expect(definition.contract.mistakes == [])
  }

  private struct Photo: Sendable {
    var data: Base64Text
  }

  @Test(arguments: Base64Type.Alphabet.allCases)
  func `bytes are written in the alphabet of their field`(alphabet: Base64Type.Alphabet) throws {
    let definition = FormatDefinition(
      "photo",
      title: "Photo",
      version: FormatVersion(1, 0),
      status: .draft,
      root: Record("photo", Photo.init, Field("data", \.data, .base64(0...9, alphabet: alphabet)))
    )
    let file = try BackupFile(definition)
    let bytes = try file.write(Photo(data: Base64Text(bytes: [0xFB, 0xFF])))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(alphabet == .url ? "\"-_8\"" : "\"+/8=\""))
    #expect(file.read(InputBytes(bytes)).document?.data.bytes == [0xFB, 0xFF])
  }
}
