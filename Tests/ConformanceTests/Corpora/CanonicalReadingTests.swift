import BackupJSON
import Foundation
import TestSupport
import Testing

/// RFC 8785 from text to text: our reader, then the canonical writer.
@Suite(.enabled(if: Corpora.isPresent("jcs-rfc8785"), "the corpus jcs-rfc8785 is not there"))
struct CanonicalReadingTests {
  private static func canonical(_ bytes: [UInt8]) -> Result<String, any Error> {
    Result {
      let document = try JSONDocument(reading: InputBytes(bytes))
      return String(decoding: try CanonicalWriter().write(document), as: UTF8.self)
    }
  }

  @Test(arguments: ["arrays", "french", "structures", "unicode", "weird"])
  func `a published input becomes its output byte for byte`(name: String) throws {
    let output = try Corpora.bytes("jcs-rfc8785/output/\(name).json")
    let text = try Self.canonical(try Corpora.bytes("jcs-rfc8785/input/\(name).json")).get()
    #expect(Array(text.utf8) == output)
  }

  /// One number of the sixth pair has a digit more than a binary64 holds: RFC 8785 drops it, and we drop nothing.
  @Test
  func `the sixth pair differs in the digit that RFC 8785 rounds away`() throws {
    let output = String(decoding: try Corpora.bytes("jcs-rfc8785/output/values.json"), as: UTF8.self)
    let text = try Self.canonical(try Corpora.bytes("jcs-rfc8785/input/values.json")).get()
    #expect(output.contains("333333333.3333333,"))
    let exact = output.replacingOccurrences(of: "333333333.3333333,", with: "333333333.33333329,")
    #expect(Array(text.utf8) == Array(exact.utf8))
  }

  private struct Case: Decodable {
    let input: String
    let canonical: String?
  }

  /// What our number and text rules make of inputs for which RFC 8785 rounds or wants another outcome; `nil` where
  /// they are refused.
  private static let exceptions: [String: (outcome: String?, reason: String)] = [
    "1e20": (nil, "an integer beyond 2^53 − 1"),
    "9007199254740993": (nil, "an integer beyond 2^53 − 1"),
    "18446744073709551615": (nil, "an integer beyond 2^53 − 1"),
    "10000000000000000999": (nil, "an integer beyond 2^53 − 1"),
    "333333333.33333329": ("333333333.33333329", "no digit is rounded away"),
    "2e-324": ("2e-324", "no number is rounded to zero"),
    "3e-324": ("3e-324", "no number is rounded to another"),
    "1.7976931348623158e308": ("1.7976931348623158e+308", "no digit is rounded away"),
    "1.7976931348623159e308": ("1.7976931348623159e+308", "no number is infinite"),
    "1e400": ("1e+400", "no number is infinite"),
    "-1e400": ("-1e+400", "no number is infinite"),
    "\"\\u0000\\u0001\\u001f\"": (nil, "U+0000 is in no text"),
  ]

  @Test
  func `an own case becomes its canonical form, but for the exceptions`() throws {
    let data = Data(try Corpora.bytes("jcs-rfc8785/own-cases.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data)
    #expect(cases.count == 50)
    #expect(Set(Self.exceptions.keys).subtracting(cases.map(\.input)) == [])
    for row in cases {
      let exception = Self.exceptions[row.input]
      let outcome = try? Self.canonical(Array(row.input.utf8)).get()
      let expected = exception.map(\.outcome) ?? row.canonical
      #expect(outcome.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(row.input)")
      if exception != nil {
        #expect(expected.map { Array($0.utf8) } != row.canonical.map { Array($0.utf8) }, "no exception")
      }
    }
  }
}
