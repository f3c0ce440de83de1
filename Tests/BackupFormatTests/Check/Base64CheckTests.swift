import BackupFormat
import BackupJSON
import Testing

/// Bytes in both alphabets, and what is offered for those in the wrong one.
struct Base64CheckTests {
  /// The text that a safe fix would write; `nil` where none is offered.
  private func mended(_ alphabet: Base64Type.Alphabet, _ text: String) throws -> String? {
    let file = SmallContract.document("\"\(text)\"")
    let findings = try SmallContract.checker(.base64(Base64Type(alphabet: alphabet))).check(InputBytes(file))
      .findings
    #expect(findings.map { "\($0.rule) \($0.pointer)" } == ["text/base64 /value"])
    let fixes = findings.flatMap(\.fixes)
    #expect(fixes.allSatisfy { $0.safety == .safe && $0.edits.count == 1 })
    return fixes.first?.edits.first?.replacement
  }

  @Test(arguments: [
    (Base64Type.Alphabet.standard, ["", "aA==", "+/+/", #"\/\/8="#]), (.url, ["", "aA", "-_-_", "__8"]),
  ])
  func `a text of its alphabet is accepted`(alphabet: Base64Type.Alphabet, texts: [String]) throws {
    for text in texts {
      #expect(try SmallContract.findings(.base64(Base64Type(alphabet: alphabet)), "\"\(text)\"") == [])
    }
  }

  @Test(
    arguments: [
      (Base64Type.Alphabet.url, "aA==", "aA"), (.url, "+/+/", "-_-_"), (.url, "+/8=", "-_8"),
      (.url, "aA =", nil),
      (.url, "aB==", nil), (.url, "a", nil), (.url, "aGVs bG8", "aGVsbG8"), (.url, "aA=", nil),
      (.url, "aGVs=aGVs", nil),
      (.standard, "-_8", "+/8="), (.standard, "aA", "aA=="), (.standard, "aGVs\\nbG8=", "aGVsbG8="),
      (.standard, "aB==", nil),
    ] as [(Base64Type.Alphabet, String, String?)]
  )
  func `a text that stands for certain bytes all the same comes with the right one`(
    alphabet: Base64Type.Alphabet,
    text: String,
    meant: String?
  ) throws {
    #expect(try mended(alphabet, text) == meant.map { "\"\($0)\"" })
  }

  @Test
  func `bytes are counted in the URL alphabet as well`() throws {
    let type = ValueType.base64(Base64Type(2...3, alphabet: .url))
    #expect(try SmallContract.findings(type, "\"aGVs\"") == [])
    #expect(try SmallContract.findings(type, "\"aA\"") == ["text/base64 /value"])
    #expect(try SmallContract.findings(type, "\"aGVsbA\"") == ["text/base64 /value"])
  }
}
