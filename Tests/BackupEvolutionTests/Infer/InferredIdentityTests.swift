import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Ids, collections, and references between them.
struct InferredIdentityTests {
  private static let ids = (0..<4).map { "3ae6f1ad-2e65-4ed2-a953-1ec0dff2386\($0)" }

  @Test
  func `a list of records with a unique id is a collection`() throws {
    let inferred = try Inferred(
      Inferred.file(
        #""exportedAt": "2026-02-01T00:00:00Z", "things": [{"id": "a", "name": "A", "updatedAt": "2026-01-01T00:00:00Z","#
          + #" "date": "2026-01-01T00:00:00Z"}, {"id": "b", "name": "A", "updatedAt": "2026-01-02T00:00:00Z","#
          + #" "date": "2026-01-01T00:00:00Z"}]"#
      )
    )
    #expect(
      inferred.contract.collections == [
        Collection(field: "things", updatedAt: "updatedAt", happenedAt: "date")
      ]
    )
    #expect(try inferred.thing("id").type == .key(TextType(1...1000)))
    #expect(inferred.contract.record("thing")?.label == "name")
    #expect(inferred.contract.exportedAt == "exportedAt")
    #expect(
      inferred.notes("/things", .identity)
        == ["is a collection: `id` is in 2 of 2 records and never twice in a file"]
    )
  }

  @Test(arguments: [
    (#"[{"id": "a"}, {"id": "a"}]"#, "is a plain list: in its 2 records no field could be the id"),
    (#"[{"id": "a"}, {"x": 1}]"#, "is a plain list: in its 2 records no field could be the id"),
    (#"[{"id": "a"}, {"id": ""}]"#, "is a plain list: in its 2 records no field could be the id"),
    (#"[{"id": "a"}, {"id": null}]"#, "is a plain list: in its 2 records no field could be the id"),
    (
      #"[{"id": 1}, {"id": 2}]"#,
      "is a plain list: the number `id` cannot be the id of a record, only a UUID or a text"
    ),
  ])
  func `other lists are plain, and it is said why`(list: String, note: String) throws {
    let inferred = try Inferred(Inferred.file("\"things\": \(list)"))
    #expect(inferred.contract.collections == [])
    #expect(inferred.notes("/things", .identity) == ["? " + note])
  }

  @Test
  func `ids are unique in each file, not in all of them`() throws {
    let file = Inferred.things(#"{"id": "a", "x": 1}"#, #"{"id": "b", "x": 1}"#)
    let inferred = try Inferred(file, file)
    #expect(inferred.contract.collections == [Collection(field: "things")])
    #expect(inferred.support("/things", .identity) == "4 of 4")
  }

  @Test(arguments: [
    ("uuid", "id", #""uuid": "3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d", "id": "1""#),
    ("thingId", "name", #""name": "Jo", "thingId": "x""#),
    ("serial", "name", #""name": "Jo", "serial": "3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d""#),
  ])
  func `of several unique fields the likeliest is the id`(key: String, other: String, members: String) throws
  {
    let inferred = try Inferred(Inferred.things("{\(members)}"))
    #expect(inferred.contract.collections.map(\.key) == [key])
  }

  @Test
  func `a reference says how many values are ids there`() throws {
    let ids = Self.ids
    let inferred = try Inferred(
      Inferred.file(
        "\"people\": [{\"id\": \"\(ids[0])\"}, {\"id\": \"\(ids[1].uppercased())\"}], \"things\": ["
          + "{\"id\": \"\(ids[2])\", \"personId\": \"\(ids[1])\", \"friends\": [\"\(ids[0])\", \"\(ids[1])\"]},"
          + "{\"id\": \"\(ids[3])\", \"personId\": null, \"friends\": []}]"
      )
    )
    #expect(try inferred.thing("personId").type == .reference(ReferenceType(to: "people")))
    #expect(
      inferred.notes("/things/*/personId", .reference) == ["refers to `people`: 1 of 1 value is an id there"]
    )
    #expect(
      try inferred.thing("friends").type == .list(ListType(of: .reference(ReferenceType(to: "people"))))
    )
    #expect(inferred.support("/things/*/friends/*", .reference) == "2 of 2")
    #expect(try inferred.field("person", "id").type == .uuid)
  }

  @Test
  func `a reference that leads nowhere now and then is reported and kept`() throws {
    let records = (0..<9).map { _ in #"{"thingId": "a"}"# } + [#"{"thingId": "z"}"#]
    let inferred = try Inferred(
      Inferred.file(
        "\"things\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"links\": [\(records.joined(separator: ","))]"
      )
    )
    #expect(
      try inferred.field("link", "thingId").type == .reference(ReferenceType(to: "things", dangling: .warned))
    )
    #expect(
      inferred.notes("/links/*/thingId", .reference) == ["? refers to `things`: 9 of 10 values are ids there"]
    )
  }

  @Test
  func `texts that are ids by chance are none`() throws {
    let inferred = try Inferred(
      Inferred.file(
        #""things": [{"id": "a"}, {"id": "b"}], "words": [{"word": "a"}, {"word": "b"}, {"word": "a"}]"#
      )
    )
    #expect(try inferred.field("word", "word").type == .text(TextType(0...1000)))
  }

  @Test
  func `a record that contains itself is no collection`() throws {
    let inferred = try Inferred(
      Inferred.file(#""nodes": [{"id": "a", "nodes": [{"id": "b", "nodes": []}]}]"#)
    )
    #expect(inferred.contract.collections == [])
  }
}
