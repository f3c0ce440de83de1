import BackupFormat
import BackupJSON
import Testing

/// Formats whose writers leave out what is equal to its default.
struct DefaultOmissionTests {
  private struct Point: Sendable, Equatable {
    var x: Int
    var y: Int

    static let record = Record(
      "point",
      Point.init,
      Field("x", \.x, .defaulting(.integer(), to: 0)),
      Field("y", \.y, .defaulting(.integer(), to: 1))
    )
  }

  private struct Drawing: Sendable, Equatable {
    var name: String
    var origin: Point
    var points: [Point]
    var marks: [String: Point]
    var note: String?

    static let record = Record(
      "drawing",
      Drawing.init,
      Field("name", \.name, .text()),
      Field("origin", \.origin, .defaulting(.record(Point.record), to: Point(x: 0, y: 0))),
      Field("points", \.points, .list(of: .record(Point.record))),
      Field("marks", \.marks, .defaulting(.map(to: .record(Point.record)), to: [:])),
      Field("note", \.note, .optional(.text())).absence("that there is nothing to say")
    )
  }

  private func definition(_ defaults: Contract.Defaults) -> FormatDefinition<Drawing> {
    FormatDefinition(
      "drawing",
      title: "Drawing",
      version: FormatVersion(1, 0),
      status: .draft,
      root: Drawing.record,
      defaults: defaults
    )
  }

  private func text(_ drawing: Drawing, _ defaults: Contract.Defaults) throws -> String {
    var object = try #require(definition(defaults).encode(drawing).root.objectValue)
    object["format"] = nil
    object["version"] = nil
    return String(decoding: try JSONWriter(.compact).write(.object(object)), as: UTF8.self)
  }

  private let plain = Drawing(
    name: "a",
    origin: Point(x: 0, y: 0),
    points: [Point(x: 0, y: 1), Point(x: 2, y: 1), Point(x: 0, y: 0)],
    marks: [:]
  )

  @Test
  func `a default is written where the contract says so`() throws {
    #expect(
      try text(plain, .written)
        == #"{"name":"a","origin":{"x":0,"y":0},"points":[{"x":0,"y":1},{"x":2,"y":1},{"x":0,"y":0}],"marks":{}}"#
    )
  }

  @Test
  func `a default is left out where the contract says so, at every depth`() throws {
    #expect(try text(plain, .omitted) == #"{"name":"a","points":[{},{"x":2},{"y":0}]}"#)
  }

  @Test
  func `a value is compared with the whole of its default before its own fields are left out`() throws {
    var drawing = plain
    drawing.origin = Point(x: 0, y: 1)
    drawing.marks = ["m": Point(x: 0, y: 2)]
    #expect(
      try text(drawing, .omitted)
        == #"{"name":"a","origin":{},"points":[{},{"x":2},{"y":0}],"marks":{"m":{"y":2}}}"#
    )
  }

  @Test(arguments: Contract.Defaults.allCases)
  func `what is written is read back equal`(defaults: Contract.Defaults) throws {
    let file = try BackupFile(definition(defaults))
    var drawing = plain
    drawing.origin = Point(x: 0, y: 1)
    let reading = file.read(InputBytes(try file.write(drawing)))
    #expect(reading.report.findings.isEmpty)
    #expect(reading.document == drawing)
  }

  @Test
  func `the contract has what the definition says of absence and defaults`() {
    let contract = definition(.omitted).contract
    #expect(contract.defaults == .omitted)
    #expect(contract.record("drawing")?.field("note")?.absence == "that there is nothing to say")
    #expect(contract.mistakes == [])
  }
}
