import BackupJSON
import TestSupport
import Testing

/// The files of JSONTestSuite that show what a reader makes of a text: ours changes nothing or refuses.
@Suite(.enabled(if: Corpora.isPresent("jsontestsuite"), "the corpus jsontestsuite is not there"))
struct TransformTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    try Corpora.bytes("jsontestsuite/test_transform/\(name).json")
  }

  @Test(
    arguments: [
      "-9223372036854775808", "-9223372036854775809", "1.0", "1.000000000000000005", "1000000000000000",
      "10000000000000000999", "1e-999", "1e6", "9223372036854775807", "9223372036854775808",
    ]
  )
  func `a number keeps its digits`(name: String) throws {
    let bytes = try Self.bytes("number_\(name)")
    let document = try JSONDocument(reading: InputBytes(bytes))
    let number = try #require(document.root.allNumbers.first)
    #expect(String(decoding: bytes, as: UTF8.self).contains(number))
    #expect(try JSONWriter(.compact).write(document) == Array("[\(number)]".utf8))
  }

  @Test(arguments: ["object_key_nfc_nfd", "object_key_nfd_nfc"])
  func `composed and decomposed keys are two keys`(name: String) throws {
    let bytes = try Self.bytes(name)
    let document = try JSONDocument(reading: InputBytes(bytes))
    #expect(document.root.objectValue?.count == 2)
    #expect(try JSONWriter(.compact).write(document) == bytes.filter { $0 != 0x0A && $0 != 0x20 })
  }

  @Test(
    arguments: [
      ("object_same_key_different_values", "json/duplicate-key"),
      ("object_same_key_same_value", "json/duplicate-key"),
      ("object_same_key_unclear_values", "json/duplicate-key"),
      ("string_1_escaped_invalid_codepoint", "text/lone-surrogate"),
      ("string_2_escaped_invalid_codepoints", "text/lone-surrogate"),
      ("string_3_escaped_invalid_codepoints", "text/lone-surrogate"),
      ("string_1_invalid_codepoint", "text/invalid-utf8"),
      ("string_2_invalid_codepoints", "text/invalid-utf8"),
      ("string_3_invalid_codepoints", "text/invalid-utf8"),
      ("string_with_escaped_NULL", "text/escaped-nul"),
    ]
  )
  func `what readers disagree about is refused`(name: String, rule: String) throws {
    let bytes = try Self.bytes(name)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(reading: InputBytes(bytes)) }
    #expect(Set(error?.findings.map(\.rule.id) ?? []) == [rule])
  }

  @Test
  func `these are all the files`() throws {
    #expect(try Corpora.names(in: "jsontestsuite/test_transform").count == 22)
  }
}
