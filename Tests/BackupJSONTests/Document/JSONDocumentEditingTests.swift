import BackupJSON
import Testing

struct JSONDocumentEditingTests {
  private static let before: JSONValue = ["a": 1, "list": [10, 20, 30], "in": ["x": 1, "y": 2], "z": nil]

  /// One edit with what it makes of `before`.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edit: @Sendable (inout JSONDocument) throws -> Void
    let after: JSONValue
  }

  @Test(arguments: [
    Row(
      testDescription: "set a member",
      edit: { try $0.set(9, at: .to("/in/x")) },
      after: ["a": 1, "list": [10, 20, 30], "in": ["x": 9, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "set a new member",
      edit: { try $0.set(9, at: .to("/in/new")) },
      after: ["a": 1, "list": [10, 20, 30], "in": ["x": 1, "y": 2, "new": 9], "z": nil]
    ),
    Row(
      testDescription: "set an element",
      edit: { try $0.set(9, at: .to("/list/1")) },
      after: ["a": 1, "list": [10, 9, 30], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "set beyond the last element",
      edit: { try $0.set(9, at: .to("/list/-")) },
      after: ["a": 1, "list": [10, 20, 30, 9], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(testDescription: "set the whole", edit: { try $0.set(9, at: .to("")) }, after: 9),
    Row(
      testDescription: "insert before an element",
      edit: { try $0.insert(9, at: .to("/list/0")) },
      after: ["a": 1, "list": [9, 10, 20, 30], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "insert at the end of an array",
      edit: { try $0.insert(9, at: .to("/list/3")) },
      after: ["a": 1, "list": [10, 20, 30, 9], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "insert after a member",
      edit: { try $0.insert(9, at: .to("/in/new"), after: "x") },
      after: ["a": 1, "list": [10, 20, 30], "in": ["x": 1, "new": 9, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "remove an element",
      edit: { try $0.remove(at: .to("/list/1")) },
      after: ["a": 1, "list": [10, 30], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "remove a member",
      edit: { try $0.remove(at: .to("/list")) },
      after: ["a": 1, "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "move a member out",
      edit: { try $0.move(from: .to("/in/x"), to: .to("/x")) },
      after: ["a": 1, "list": [10, 20, 30], "in": ["y": 2], "z": nil, "x": 1]
    ),
    Row(
      testDescription: "move an element within its array",
      edit: { try $0.move(from: .to("/list/0"), to: .to("/list/2")) },
      after: ["a": 1, "list": [20, 30, 10], "in": ["x": 1, "y": 2], "z": nil]
    ),
    Row(
      testDescription: "move to its own place",
      edit: { try $0.move(from: .to("/a"), to: .to("/a")) },
      after: before
    ),
    Row(
      testDescription: "rename in place",
      edit: { try $0.rename(at: .to("/list"), to: "items") },
      after: ["a": 1, "items": [10, 20, 30], "in": ["x": 1, "y": 2], "z": nil]
    ),
  ])
  func `an edit changes what it names and nothing else`(row: Row) throws {
    var document = JSONDocument(root: Self.before)
    try row.edit(&document)
    #expect(document.root == row.after)
  }

  /// One edit that cannot be made.
  struct Failure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: JSONEditError.Code
    let edit: @Sendable (inout JSONDocument) throws -> Void
  }

  @Test(arguments: [
    Failure(testDescription: "set under nothing", code: .notFound) { try $0.set(1, at: .to("/no/x")) },
    Failure(testDescription: "set under no element", code: .notFound) { try $0.set(1, at: .to("/list/3/x")) },
    Failure(testDescription: "set in a number", code: .notContainer) { try $0.set(1, at: .to("/a/x")) },
    Failure(testDescription: "set through a number", code: .notContainer) {
      try $0.set(1, at: .to("/a/x/y"))
    },
    Failure(testDescription: "set at the count", code: .indexOutOfRange) {
      try $0.set(1, at: .to("/list/3"))
    },
    Failure(testDescription: "set at a word", code: .indexOutOfRange) { try $0.set(1, at: .to("/list/x")) },
    Failure(testDescription: "set at a leading zero", code: .indexOutOfRange) {
      try $0.set(1, at: .to("/list/01"))
    },
    Failure(testDescription: "insert what is there", code: .keyExists) { try $0.insert(1, at: .to("/a")) },
    Failure(testDescription: "insert the whole", code: .notContainer) { try $0.insert(1, at: .to("")) },
    Failure(testDescription: "insert after nothing", code: .notFound) {
      try $0.insert(1, at: .to("/n"), after: "no")
    },
    Failure(testDescription: "insert beyond the end", code: .indexOutOfRange) {
      try $0.insert(1, at: .to("/list/4"))
    },
    Failure(testDescription: "remove nothing", code: .notFound) { try $0.remove(at: .to("/no")) },
    Failure(testDescription: "remove the whole", code: .notContainer) { try $0.remove(at: .to("")) },
    Failure(testDescription: "remove the end", code: .indexOutOfRange) { try $0.remove(at: .to("/list/-")) },
    Failure(testDescription: "move nothing", code: .notFound) {
      try $0.move(from: .to("/no"), to: .to("/n"))
    },
    Failure(testDescription: "move nothing to itself", code: .notFound) {
      try $0.move(from: .to("/no"), to: .to("/no"))
    },
    Failure(testDescription: "move into itself", code: .intoItself) {
      try $0.move(from: .to("/in"), to: .to("/in/x/y"))
    },
    Failure(testDescription: "move onto a member", code: .keyExists) {
      try $0.move(from: .to("/in/x"), to: .to("/a"))
    },
    Failure(testDescription: "move an element away", code: .keyExists) {
      try $0.move(from: .to("/list/1"), to: .to("/a"))
    },
    Failure(testDescription: "rename to a taken key", code: .keyExists) {
      try $0.rename(at: .to("/a"), to: "z")
    },
    Failure(testDescription: "rename an element", code: .notContainer) {
      try $0.rename(at: .to("/list/0"), to: "z")
    },
    Failure(testDescription: "rename nothing", code: .notFound) { try $0.rename(at: .to("/no"), to: "n") },
  ])
  func `an edit that fails says why and changes nothing`(failure: Failure) {
    var document = JSONDocument(root: Self.before)
    let error = #expect(throws: JSONEditError.self) { try failure.edit(&document) }
    #expect(error?.code == failure.code)
    #expect(document.root == Self.before)
  }

  @Test
  func `an error names the place of the edit`() {
    var document = JSONDocument(root: Self.before)
    let error = #expect(throws: JSONEditError.self) { try document.set(1, at: .to("/no/x")) }
    #expect(error?.pointer == .to("/no/x"))
    #expect(error?.description == "notFound at \"/no/x\"")
  }
}
