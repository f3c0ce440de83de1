import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// An operation on a place that is not there is told, and one on a key that is taken.
struct FitPlaceTests {
  private static let text = ValueType.text(TextType())
  private static let item = [FieldType("x", text), FieldType("y", text, null: .absent)]
  private static let root = [FieldType("people", .list(ListType(of: .record("person"))))]
  private static let person = RecordType(
    "person",
    fields: [FieldType("id", .uuid), FieldType("code", .key(TextType(1...9)))]
  )

  private static func gaps(_ operation: String, mark: String? = nil, remove: String = "[]") throws -> [String]
  {
    let contracts = [1, 2].map { major in
      SmallStep.contract(
        major,
        item,
        root: root,
        records: [person],
        collections: [Collection(field: "people")]
      )
    }
    let standard = #"{"format": "small-backup", "version": {"major": 2, "minor": 0}}"#
    return try SmallStep.gaps(
      operation.isEmpty ? [] : [operation],
      contracts[0],
      contracts[1],
      mark: mark ?? standard,
      remove: remove
    ).words
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let operation: String
    let gap: String
    var testDescription: String { gap }
    init(_ operation: String, _ gap: String) { (self.operation, self.gap) = (operation, gap) }
  }

  private static func at(_ facts: String) -> String { #"{"at": "/items/*", \#(facts)}"# }

  static let missing = [
    Row(
      #"{"do": "dropNull", "at": "/itmes/*", "fields": ["y"]}"#,
      "doubt: there is nothing at `/itmes/*`"
    ),
    Row(at(#""do": "remove", "fields": ["z"]"#), "doubt: there is no `z` that could be removed"),
    Row(at(#""do": "dropNull", "fields": ["z"]"#), "doubt: there is no `z` that could be null"),
    Row(
      at(#""do": "mapValues", "fields": ["z/a"], "values": {"a": "b"}, "others": "kept""#),
      "doubt: there is no `z/a` that could be changed"
    ),
    Row(at(#""do": "uuid", "fields": ["z"]"#), "doubt: there is no `z` that could be changed"),
    Row(
      #"{"do": "mapToList", "field": "z", "key": "k"}"#,
      "doubt: there is no `z` that could become a list"
    ),
    Row(
      #"{"do": "count", "before": "/itmes/*", "now": "/items/*"}"#,
      "fault: there is nothing at `/itmes/*` before the step: the assertion holds whatever happens"
    ),
    Row(
      #"{"do": "count", "before": "/items/*", "now": "/itmes/*"}"#,
      "fault: there is nothing at `/itmes/*` by now: the assertion says nothing of the new file"
    ),
    Row(
      at(#""do": "dropDangling", "fields": ["x"], "collection": "poeple""#),
      "fault: there is no list `poeple` at the root: every reference would be dropped"
    ),
    Row(
      at(#""do": "dropDangling", "fields": ["x"], "collection": "people", "key": "uid""#),
      "fault: the records of `people` have no `uid`: every reference would be dropped"
    ),
    Row(
      at(#""do": "dropDangling", "fields": ["z"], "collection": "people""#),
      "doubt: there is no `z` that could refer to a record"
    ),
  ]

  static let taken = [
    Row(
      at(#""do": "rename", "names": {"x": "y"}"#),
      "doubt: `y` is there already where another key becomes it"
    ),
    Row(
      at(#""do": "move", "from": "x", "to": "y""#),
      "doubt: `y` is there already where a value is moved to it"
    ),
    Row(
      at(#""do": "wrap", "fields": ["x"], "into": "y""#),
      "doubt: `y` is there already where members are wrapped into it"
    ),
    Row(
      at(#""do": "split", "field": "x", "separator": " ", "into": ["y", "z"], "fewer": "absent""#),
      "doubt: `y` is there already where a part of `x` goes to it"
    ),
    Row(
      at(#""do": "merge", "fields": ["x", "id"], "separator": " ", "into": "y""#),
      "doubt: `y` is there already where texts are merged into it"
    ),
    Row(
      #"{"do": "unnest", "at": "", "field": "people", "to": "items", "key": "id", "reference": "code"}"#,
      "doubt: `code` is there already where the key of the record goes to it"
    ),
    Row(
      #"{"do": "nest", "at": "/items/*", "field": "y", "from": "people", "reference": "code"}"#,
      "doubt: `y` is there already where the elements of `people` go into it"
    ),
  ]

  @Test(arguments: missing + taken)
  func `a place that is not there, or taken, is told`(_ row: Row) throws {
    let gaps = try Self.gaps(row.operation)
    #expect(gaps.contains(row.gap), "\(gaps)")
  }

  @Test func `keys that change places are renamed at once`() throws {
    let gaps = try Self.gaps(Self.at(#""do": "rename", "names": {"x": "y", "y": "x"}"#))
    #expect(gaps == ["doubt: `items/*/x` may be null"])
  }

  @Test(arguments: [#"["people"]"#, #"["appName"]"#])
  func `a mark that would drop data is told`(remove: String) throws {
    let key = remove.dropFirst(2).dropLast(2)
    let gap =
      "fault: `\(key)` is no key by which files are recognised: `mark` would drop what stands under it"
    #expect(try Self.gaps("", remove: remove).contains(gap))
    let mark = #"{"format": "small-backup", "version": {"major": 2, "minor": 0}, "\#(key)": 1}"#
    #expect(try Self.gaps("", mark: mark).contains(gap))
  }

  @Test func `a reference by another key than that of the collection stays what it was`() throws {
    let old = [FieldType("who", .key(TextType(1...9)), presence: .optional)]
    let new = [FieldType("who", .reference(ReferenceType(to: "people")), presence: .optional)]
    let contracts = [(1, old), (2, new)].map { major, item in
      SmallStep.contract(
        major,
        item,
        root: Self.root,
        records: [Self.person],
        collections: [Collection(field: "people")]
      )
    }
    let drop = #""do": "dropDangling", "fields": ["who"], "collection": "people""#
    let right = try SmallStep.gaps([Self.at(drop)], contracts[0], contracts[1])
    #expect(right.words == [])
    let other = try SmallStep.gaps([Self.at(drop + #", "key": "code""#)], contracts[0], contracts[1])
    #expect(other.words == ["doubt: `items/*/who` may refer to no record of `people`"])
  }

  @Test func `a required field that may stand under an alias is there`() throws {
    let field = [FieldType("x", Self.text, aliases: ["ex", "iks"])]
    #expect(try SmallStep.gaps([], field, field).words == [])
    let bare = try SmallStep.gaps([], field, [FieldType("x", Self.text)])
    #expect(bare.words.contains("doubt: `items/*/x` may be absent, and is required"))
    let optional = [FieldType("x", Self.text, presence: .optional, aliases: ["ex"])]
    let required = [FieldType("x", Self.text, aliases: ["ex"])]
    #expect(
      try SmallStep.gaps([], optional, required).words == [
        "doubt: `items/*/x` may be absent, and is required"
      ]
    )
  }

  @Test func `a truth value of which one becomes a text may be either`() throws {
    let map = #""do": "mapValues", "fields": ["x"], "values": {"true": "yes"}, "others": "kept""#
    let gaps = try SmallStep.gaps(
      [Self.at(map)],
      [FieldType("x", .boolean)],
      [FieldType("x", Self.text)]
    )
    #expect(gaps.words == ["doubt: values of several types come of one field, which cannot be followed"])
    let all = map.replacing(#"{"true": "yes"}"#, with: #"{"true": "yes", "false": "no"}"#)
    #expect(
      try SmallStep.gaps([Self.at(all)], [FieldType("x", .boolean)], [FieldType("x", Self.text)]).isEmpty
    )
  }

  @Test func `what an operation does inside of any JSON is none of the types`() throws {
    let any = [FieldType("x", .any)]
    let rename = #"{"do": "rename", "at": "/items/*/x", "names": {"a": "b"}}"#
    #expect(try SmallStep.gaps([rename], any, any).words == [])
    let added = any + [FieldType("n", Self.text)]
    #expect(
      try SmallStep.gaps([rename], any, added).words == [
        "fault: `items/*/n` has no source: nothing writes it"
      ]
    )
  }
}
