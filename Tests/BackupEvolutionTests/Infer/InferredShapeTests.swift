import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// Records, maps, unions and lists.
struct InferredShapeTests {
  @Test
  func `records have the singular of their key for a name, and their fields in the order of the file`() throws
  {
    let inferred = try Inferred(
      Inferred.file(
        #""people": [{"b": 1, "a": {"x": 1}}, {"c": 2, "b": 1, "a": {"x": 2}}], "entries": [{"z": 1}]"#
      )
    )
    #expect(inferred.contract.records.map(\.name) == ["backup", "person", "entry", "a"])
    #expect(inferred.contract.record("person")?.fields.map(\.name) == ["b", "a", "c"])
    #expect(inferred.notes("/people", .type) == ["is a list: 1 list with 2 elements"])
    #expect(inferred.notes("/people/*") == ["is a record: 2 objects"])
  }

  @Test
  func `objects of one shape at several places are one record`() throws {
    let inferred = try Inferred(
      Inferred.file(
        #""start": {"lat": 1.5, "lon": 2.5}, "end": {"lon": 1, "lat": 2}, "other": {"lat": "x", "lon": 1}"#
      )
    )
    #expect(try inferred.field("backup", "start").type == .record("start"))
    #expect(try inferred.field("backup", "end").type == .record("start"))
    // The same keys with other kinds of values are another shape.
    #expect(try inferred.field("backup", "other").type == .record("other"))
    #expect(try inferred.field("start", "lat").type == .decimal(DecimalType()))
  }

  @Test
  func `a tree is a record that contains itself`() throws {
    let inferred = try Inferred(
      Inferred.file(
        #""nodes": [{"name": "a", "nodes": [{"name": "b", "nodes": [{"name": "c", "nodes": []}]}, {"name": "d"}]}]"#
      )
    )
    #expect(inferred.contract.records.map(\.name) == ["backup", "node"])
    #expect(try inferred.field("node", "nodes").type == .list(ListType(of: .record("node"))))
    #expect(try inferred.field("node", "nodes").presence == .optional)
    #expect(inferred.support("/nodes/*") == "4 of 4")
  }

  @Test
  func `a record inside of itself without a list is one as well`() throws {
    let inferred = try Inferred(
      Inferred.file(#""group": {"name": "a", "size": 1, "group": {"name": "b", "size": 2, "group": null}}"#)
    )
    #expect(inferred.contract.records.map(\.name) == ["backup", "group"])
    #expect(try inferred.field("group", "group").type == .record("group"))
    #expect(try inferred.field("group", "group").null != .refused)
  }

  @Test(arguments: [
    (#"{"3ae6f1ad-2e65-4ed2-a953-1ec0dff2386d": 1}"#, MapType.Key.uuid),
    (#"{"2026-01-31": 1, "2026-02-01": 2}"#, .day), (#"{"1": 1, "-2": 2}"#, .integer),
    (#"{"ada": {"x": 1, "y": 2}, "bob": {"x": 3, "y": 4}, "cleo": {"y": 5, "x": 6}}"#, .text),
  ])
  func `keys that are data make a map`(value: String, key: MapType.Key) throws {
    let inferred = try Inferred(Inferred.file("\"scores\": \(value)"))
    guard case .map(let map) = try inferred.field("backup", "scores").type else {
      Issue.record("no map")
      return
    }
    #expect(map.key == key)
    #expect(inferred.notes("/scores", .type)[0].hasPrefix("? ") == (key == .text))
  }

  @Test(arguments: [
    #"{"1": 1}"#, #"{"a": 1, "b": 2}"#, #"{"x": {"a": 1}, "y": {"b": 1}}"#, #"{"2026-02-30": 1}"#,
  ])
  func `other keys are names of fields`(value: String) throws {
    #expect(
      try Inferred(Inferred.file("\"scores\": \(value)")).field("backup", "scores").type == .record("score")
    )
  }

  @Test
  func `keys that never come again are data`() throws {
    let objects = (0..<12).map { "{\"score\": {\"k\($0)\": 1, \"j\($0)\": 2}}" }.joined(separator: ",")
    let inferred = try Inferred(Inferred.file("\"things\": [\(objects)]"))
    #expect(try inferred.thing("score").type == .map(MapType(.text, to: .integer(IntegerType()))))
    #expect(
      inferred.notes("/things/*/score") == ["? is a map: 12 objects with 24 keys, taken for data (text)"]
    )
  }

  @Test
  func `objects whose keys follow from one of them are a union`() throws {
    let inferred = try Inferred(
      Inferred.file(
        #""shapes": [{"kind": "circle", "radius": 1}, {"kind": "square", "side": 2}, {"kind": "circle", "radius": 2},"#
          + #" {"kind": "square", "side": 2, "value": "x"}, {"kind": "circle", "radius": 3}]"#
      )
    )
    let list = ListType(
      of: .union(
        UnionType(on: "kind", [.init("circle", "circle"), .init("square", "square")], unknown: .kept)
      )
    )
    #expect(try inferred.field("backup", "shapes").type == .list(list))
    #expect(inferred.contract.record("circle")?.fields.map(\.name) == ["radius"])
    #expect(inferred.contract.record("square")?.fields.map(\.name) == ["side", "value"])
    #expect(
      inferred.notes("/shapes/*") == ["? is one of 2 records, told apart by `kind`: 5 objects"]
    )
  }

  @Test(arguments: [
    // The same keys in each.
    #"[{"kind": "a", "x": 1}, {"kind": "b", "x": 1}, {"kind": "a", "x": 1}]"#,
    // The kind explains nothing.
    #"[{"kind": "a", "x": 1}, {"kind": "a", "y": 1}, {"kind": "b", "x": 1}, {"kind": "b", "y": 1}]"#,
    // Not all have a kind.
    #"[{"kind": "a", "x": 1}, {"kind": "b", "y": 1}, {"z": 1}]"#,
    #"[{"kind": "a", "x": 1}, {"kind": 7, "y": 1}]"#,
  ])
  func `other objects are one record`(list: String) throws {
    let inferred = try Inferred(Inferred.file("\"things\": \(list)"))
    #expect(try inferred.field("backup", "things").type == .list(ListType(of: .record("thing"))))
  }

  @Test
  func `empty lists and objects are taken for what holds anything, which is in doubt`() throws {
    let inferred = try Inferred(Inferred.file(#""list": [], "object": {}, "nulls": [1, null]"#))
    #expect(try inferred.field("backup", "list").type == .list(ListType(of: .any)))
    #expect(try inferred.field("backup", "object").type == .map(MapType(to: .any)))
    #expect(try inferred.field("backup", "nulls").type == .list(ListType(of: .any)))
    #expect(
      inferred.draft.notes.filter { ["/list", "/object", "/nulls/*"].contains($0.path) && $0.isDoubtful }
        .count == 3
    )
  }
}
