import BackupJSON
import TestSupport
import Testing

/// The 35 files that RFC 8259 leaves to each reader: our decisions, as Spec/json.md lists them.
@Suite(.enabled(if: JSONTestSuite.isPresent, "the corpus jsontestsuite is not there"))
struct UndecidedJSONTests {
  /// The rule that refuses each file, or `nil` where it is accepted.
  private static let decisions: [String: String?] = [
    "i_number_double_huge_neg_exp.json": nil,
    "i_number_huge_exp.json": nil,
    "i_number_neg_int_huge_exp.json": nil,
    "i_number_pos_double_huge_exp.json": nil,
    "i_number_real_neg_overflow.json": nil,
    "i_number_real_pos_overflow.json": nil,
    "i_number_real_underflow.json": nil,
    "i_number_too_big_neg_int.json": nil,
    "i_number_too_big_pos_int.json": nil,
    "i_number_very_big_negative_int.json": nil,
    "i_object_key_lone_2nd_surrogate.json": "text/lone-surrogate",
    "i_string_1st_surrogate_but_2nd_missing.json": "text/lone-surrogate",
    "i_string_1st_valid_surrogate_2nd_invalid.json": "text/lone-surrogate",
    "i_string_UTF-16LE_with_BOM.json": "file/utf-16",
    "i_string_UTF-8_invalid_sequence.json": "text/invalid-utf8",
    "i_string_UTF8_surrogate_U+D800.json": "text/invalid-utf8",
    "i_string_incomplete_surrogate_and_escape_valid.json": "text/lone-surrogate",
    "i_string_incomplete_surrogate_pair.json": "text/lone-surrogate",
    "i_string_incomplete_surrogates_escape_valid.json": "text/lone-surrogate",
    "i_string_invalid_lonely_surrogate.json": "text/lone-surrogate",
    "i_string_invalid_surrogate.json": "text/lone-surrogate",
    "i_string_invalid_utf-8.json": "text/invalid-utf8",
    "i_string_inverted_surrogates_U+1D11E.json": "text/lone-surrogate",
    "i_string_iso_latin_1.json": "text/invalid-utf8",
    "i_string_lone_second_surrogate.json": "text/lone-surrogate",
    "i_string_lone_utf8_continuation_byte.json": "text/invalid-utf8",
    "i_string_not_in_unicode_range.json": "text/invalid-utf8",
    "i_string_overlong_sequence_2_bytes.json": "text/invalid-utf8",
    "i_string_overlong_sequence_6_bytes.json": "text/invalid-utf8",
    "i_string_overlong_sequence_6_bytes_null.json": "text/invalid-utf8",
    "i_string_truncated-utf-8.json": "text/invalid-utf8",
    "i_string_utf16BE_no_BOM.json": "file/utf-16",
    "i_string_utf16LE_no_BOM.json": "file/utf-16",
    "i_structure_500_nested_arrays.json": "limit/depth",
    "i_structure_UTF-8_BOM_empty_object.json": nil,
  ]

  private static func rules(_ bytes: [UInt8]) -> Set<String> {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(reading: InputBytes(bytes))
      return []
    } catch {
      return Set(error.findings.map(\.rule.id))
    }
  }

  @Test
  func `all 35 files come out as decided`() throws {
    let files = JSONTestSuite.files("i_")
    #expect(Set(files.map(\.name)) == Set(Self.decisions.keys))
    #expect(files.count == 35)
    for file in files {
      let expected = try #require(Self.decisions[file.name])
      #expect(Self.rules(try file.bytes()) == Set([expected].compactMap { $0 }), "\(file.name)")
    }
  }

  @Test
  func `the table of the specification says the same`() throws {
    let page = try PackageText.lines("Spec/json.md").filter { $0.hasPrefix("| `i_") }
    let rows = page.map { $0.split(separator: "|").map { $0.filter { !" `".contains($0) } } }
    #expect(rows.count == 35)
    for row in rows {
      let decision = try #require(Self.decisions["\(row[0]).json"])
      #expect(row.last == decision.map { "refused," + $0 } ?? "accepted", "\(row[0])")
    }
  }

  @Test(arguments: JSONTestSuite.files("i_number"))
  func `a number of any size keeps its text`(file: JSONTestSuite.File) throws {
    let bytes = try file.bytes()
    let document = try JSONDocument(reading: InputBytes(bytes))
    #expect(String(decoding: bytes, as: UTF8.self).contains(try #require(document.root.allNumbers.first)))
  }
}
