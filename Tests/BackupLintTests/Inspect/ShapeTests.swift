import BackupJSON
import Testing

@testable import BackupLint

@Suite struct ShapeTests {
  private static func lines(_ text: String) -> [String] {
    ShapeText(ShapeSketch.of(InputBytes(text)).root).lines.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ("1", "integer"), ("-1.5", "number"), ("1e3", "number"), ("\"a\"", "text"), ("true", "boolean"),
    ("null", "null"), ("{}", "empty object"), ("[]", "empty list"), ("[1]", "list of 1"),
  ])
  func `a value is shown by its kind`(_ text: String, _ shape: String) {
    #expect(Self.lines(text)[0] == shape)
  }

  @Test func `elements of a list are merged`() {
    let lines = Self.lines(#"[{"a": 1, "b": "x"}, {"a": null}, {"b": [1, 2], "a": 2}]"#)
    #expect(
      lines == [
        "list of 3", "  each: object × 3", "    a: integer × 2, null × 1",
        "    b: list of 2, text × 1 (absent in 1)", "      each: integer × 2",
      ]
    )
  }

  @Test(arguments: [
    #"{"2026-01-01": 1, "2026-01-02": 2}"#, #"{"0b9f8e7d-6c5b-4a39-8281-706f5e4d3c2b": 1, "b": 2}"#,
    #"{"anna@example.org": 1, "b": 2}"#, #"{"b": 2, "a sentence": 1}"#, #"{"": 1, "b": 2}"#,
  ])
  func `keys that are data are counted and not shown`(_ text: String) {
    #expect(Self.lines(text) == ["object with 2 keys", "  {…}: integer × 2"])
  }

  @Test func `an object with many keys is a map`() {
    let keys = (0..<120).map { "\"k\($0)\": {\"n\": \($0)}" }
    #expect(
      Self.lines("{" + keys.joined(separator: ",") + "}") == [
        "object with 120 keys", "  {…}: object × 120", "    n: integer × 120",
      ]
    )
  }

  @Test func `sixty-four keys are still shown`() {
    let keys = (0..<64).map { "\"k\($0)\": 1" }
    #expect(Self.lines("{" + keys.joined(separator: ",") + "}").count == 65)
  }

  @Test func `what is behind a fault is not drawn`() {
    let sketch = ShapeSketch.of(InputBytes(#"{"a": 1, "b": oops, "c": 2}"#))
    #expect(!sketch.isWhole)
    #expect(ShapeText(sketch.root).lines == ["  object", "    a: integer"])
  }

  @Test(arguments: [64, 65, 100_000])
  func `depth ends the walk, not the program`(_ depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let sketch = ShapeSketch.of(InputBytes(text))
    #expect(sketch.isWhole == (depth <= 64))
    #expect(ShapeText(sketch.root).lines.count <= 66)
  }

  @Test func `a file of ever new keys does not make the picture grow`() {
    var text = "["
    for outer in 0..<60 {
      for inner in 0..<60 {
        text +=
          (text.utf8.count > 1 ? "," : "")
          + "{\"o\(outer)\": {\"i\(inner)\": {\"x\(inner)\": {\"y\(outer)\": 1}}}}"
      }
    }
    let lines = Self.lines(text + "]")
    #expect(lines.count < 5_000)
    #expect(lines.contains { $0.hasSuffix("…") })
  }

  @Test func `no value is ever shown`() {
    let text = Self.lines(#"{"note": "geheim", "n": 4711, "list": ["geheim", {"geheim 2": 4711}]}"#).joined()
    #expect(!text.contains("geheim"))
    #expect(!text.contains("4711"))
  }
}
