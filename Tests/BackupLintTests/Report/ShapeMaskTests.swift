import Testing

@testable import BackupLint

@Suite struct ShapeMaskTests {
  private static let keys: KnownKeys = {
    var keys = KnownKeys()
    for key in ["name", "note", "größe"] { keys.insert(key) }
    return keys
  }()

  @Test(arguments: [
    (#"{"name": "Coffee", "age": 42}"#, #"{"name": "xxxxxx", "xxx": 00}"#),
    (#""name" : true, "note":null"#, #""name" : true, "note":null"#),
    (#""größe": -1.5e3"#, #""größe": -0.0x0"#),
    (#""name""#, #""xxxx""#),
    (#"["name", "note"]"#, #"["xxxx", "xxxx"]"#),
    (#"e me: "secret", note: truest"#, #"x xx: "xxxxxx", xxxx: xxxxxx"#),
    (#""note": "it is true, or not""#, #""note": "xx xx xxxx, xx xxx""#),
    (#""note": "say "hello" to Anna""#, #""note": "xxx "xxxxx" xx xxxx""#),
    (#""note": "a\nb\u00e9""#, #""note": "x\xx\x00x0""#),
    ("\"name\": \"日本 👍 é\"", "\"name\": \"xx x x\""),
    ("“name”: 1", "“xxxx”: 0"),
    (#""Name": 1"#, #""xxxx": 0"#),
  ])
  func `values are hidden and keys of the format stay`(_ text: String, _ shape: String) {
    #expect(ShapeMask.masked(text, Self.keys) == shape)
  }

  @Test(arguments: [",", "", "}", "]}", "\"", " ", ":"])
  func `punctuation is no value`(_ text: String) {
    #expect(ShapeMask.isShapeOnly(text))
  }

  @Test(arguments: ["0", "x", "1400", "null", "\"a\"", "é"])
  func `letters and digits are values`(_ text: String) {
    #expect(!ShapeMask.isShapeOnly(text))
  }
}
