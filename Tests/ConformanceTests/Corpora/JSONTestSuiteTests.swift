import BackupFormat
import BackupJSON
import Testing

@Suite(.enabled(if: JSONTestSuite.isPresent, "the corpus jsontestsuite is not there"))
struct JSONTestSuiteTests {
  /// Files that are JSON, and that our profile of RFC 8259 refuses all the same: Spec/json.md.
  private static let restricted = [
    "y_object_duplicated_key.json": "json/duplicate-key",
    "y_object_duplicated_key_and_value.json": "json/duplicate-key",
    "y_object_escaped_null_in_key.json": "text/escaped-nul",
    "y_string_null_escape.json": "text/escaped-nul",
  ]

  /// The rules by which our profile is narrower than RFC 8259; any other error says that a text is no JSON.
  private static let restrictions: Set<Rule> = [.duplicateKey, .escapedNul, .loneSurrogate, .depth]

  private static func errors(_ bytes: [UInt8]) -> [Rule] {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(reading: InputBytes(bytes))
      return []
    } catch {
      return error.findings.map(\.rule)
    }
  }

  @Test
  func `all 95 files that are JSON are read as JSON`() throws {
    let files = JSONTestSuite.files("y_")
    #expect(files.count == 95)
    for file in files {
      let rules = Self.errors(try file.bytes())
      #expect(Set(rules).subtracting(Self.restrictions) == [], "\(file.name)")
      #expect(rules.first?.id == Self.restricted[file.name], "\(file.name)")
    }
  }

  @Test
  func `all 188 files that are no JSON are refused`() throws {
    let files = JSONTestSuite.files("n_")
    #expect(files.count == 188)
    for file in files {
      let rules = Self.errors(try file.bytes())
      #expect(!rules.isEmpty, "\(file.name)")
      // The deep ones alone are refused for their depth, not for what is wrong with them.
      let isDeep = file.name.contains("100000_opening") || file.name.contains("open_array_object")
      #expect(rules.contains(.depth) == isDeep, "\(file.name)")
      #expect(isDeep || !Set(rules).isSubset(of: Self.restrictions), "\(file.name)")
    }
  }

  @Test
  func `a check answers to each file and accepts none`() throws {
    let files = JSONTestSuite.files("")
    #expect(files.count == 318)
    for file in files {
      let bytes = try file.bytes()
      let report = Checking.report(bytes)
      #expect(report.verdict == .refused, "\(file.name)")
      #expect(report.findings.allSatisfy { $0.range.upperBound <= bytes.count }, "\(file.name)")
    }
  }

  @Test
  func `in a field that is not looked into, the same texts are JSON and no others`() throws {
    for file in JSONTestSuite.files("y_") {
      let report = Checking.report(JSONTestSuite.embedded(try file.bytes()))
      let errors = report.findings.filter { $0.severity == .error }
      #expect(errors.first?.rule.id == Self.restricted[file.name], "\(file.name)")
      #expect(report.verdict == (errors.isEmpty ? .accepted : .refused), "\(file.name)")
    }
    for file in JSONTestSuite.files("n_") {
      let report = Checking.report(JSONTestSuite.embedded(try file.bytes()))
      #expect(report.verdict == .refused, "\(file.name)")
    }
  }
}
