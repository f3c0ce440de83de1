import BackupJSON
import TestSupport
import Testing

/// The pairs of RFC 8785 that Foundation can read without losing the digits of a number.
@Suite(.enabled(if: Corpora.isPresent("jcs-rfc8785"), "the corpus jcs-rfc8785 is not there"))
struct CanonicalCorpusTests {
  @Test(arguments: ["french", "structures", "unicode", "weird"])
  func `the published output comes out byte for byte`(name: String) throws {
    let value = try #require(JSONValue(foundation: try Corpora.json("jcs-rfc8785/input/\(name).json")))
    let expected = try Corpora.bytes("jcs-rfc8785/output/\(name).json")
    #expect(try CanonicalWriter().write(value) == expected)
  }
}
