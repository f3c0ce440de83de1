import BackupFormat
import BackupJSON
import BackupValues
import Testing

@testable import BackupEvolution

struct LedgerTests {
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  private static let text = """
    {
      "kind": "backup-ledger",
      "ledger": 1,
      "format": "pantry-backup",
      "releases": [
        {
          "version": "1.0",
          "date": "2026-01-31",
          "contract": "\(digest)",
          "fixtures": {
            "full.json": {
              "sha256": "\(digest)",
              "verdict": "accepted",
              "findings": []
            }
          }
        },
        {
          "version": "2.0",
          "date": "2026-03-01",
          "contract": "\(digest)",
          "schema": "\(digest)",
          "fixtures": {
            "fallback.json": {
              "sha256": "\(digest)",
              "verdict": "degraded",
              "findings": [
                "enum/fallback /items/0/kind"
              ]
            }
          },
          "step": {
            "tokens": "\(digest)",
            "substance": "\(digest)",
            "behaviour": "\(digest)"
          },
          "reason": "Prices get a currency."
        }
      ]
    }

    """

  @Test func `the contracts of the small files have no mistakes`() {
    #expect(LedgerFileFormat.contract.mistakes.map(\.description) == [])
    #expect(WaiverFile.contract.mistakes.map(\.description) == [])
  }

  @Test func `a ledger that is read and written again is the same`() throws {
    let reading = LedgerReader().read(InputBytes(Self.text))
    #expect(reading.findings.map(\.message.description) == [])
    let ledger = try #require(reading.ledger)
    #expect(ledger.releases.map(\.version) == [FormatVersion(1, 0), FormatVersion(2, 0)])
    #expect(ledger.release(FormatVersion(2, 0))?.fixtures.first?.findings == ["enum/fallback /items/0/kind"])
    #expect(String(decoding: LedgerWriter().write(ledger), as: UTF8.self) == Self.text)
  }

  @Test(arguments: [
    (#""version": "2.0""#, #""version": "2""#, "contract/ledger-form /releases/1/version"),
    (#""version": "2.0""#, #""version": "1.0""#, "contract/ledger-form /releases/1/version"),
    (#""version": "2.0""#, #""version": "3.0""#, "contract/ledger-form /releases/1/version"),
    (#""version": "2.0""#, #""version": "2.1""#, "contract/ledger-form /releases/1/version"),
    (#""version": "2.0""#, #""version": "1.2""#, "contract/ledger-form /releases/1/version"),
    (#""version": "1.0""#, #""version": "1.1""#, "contract/ledger-form /releases/0/version"),
    (#""version": "1.0""#, #""version": "one""#, "contract/ledger-form /releases/0/version"),
    (#""date": "2026-03-01""#, #""date": "2026-01-30""#, "contract/ledger-form /releases/1/date"),
    (#""date": "2026-03-01""#, #""date": "2026-02-30""#, "date/no-such-day /releases/1/date"),
    (#""reason": "Prices get a currency.""#, #""reasons": """#, "field/unknown /releases/1/reasons"),
    (
      #""verdict": "degraded""#, #""verdict": "fine""#,
      "enum/unknown-value /releases/1/fixtures/fallback.json/verdict"
    ),
    (#""full.json": {"#, #""../full.json": {"#, "contract/ledger-form /releases/0/fixtures/..~1full.json"),
    (#""full.json": {"#, #""full": {"#, "contract/ledger-form /releases/0/fixtures/full"),
    (#""schema": "0"#, #""schema": "G"#, "contract/ledger-form /releases/1/schema"),
    (#""behaviour": "0"#, #""behaviour": "A"#, "contract/ledger-form /releases/1/step/behaviour"),
    (#""substance": "0"#, #""substance": "A"#, "contract/ledger-form /releases/1/step/substance"),
    (#""tokens": "0"#, #""tokens": ""#, "text/length /releases/1/step/tokens"),
    (#""ledger": 1"#, #""ledger": 2"#, "version/newer-major /ledger"),
    (#""kind": "backup-ledger""#, #""kind": "backup""#, "format/unknown /kind"),
  ])
  func `a faulty ledger is none, and the fault has its place`(old: String, new: String, finding: String) {
    let text = Self.text.split(separator: old, maxSplits: 1).joined(separator: new)
    let reading = LedgerReader().read(InputBytes(text))
    #expect(reading.ledger == nil)
    #expect(reading.findings.map { "\($0.rule.id) \($0.pointer)" } == [finding])
    #expect(reading.findings.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [("1.0", "1.1"), ("1.0", "2.0"), ("7.0", "7.1"), ("7.0", "8.0")])
  func `a ledger begins with the first minor of any major, and leaves nothing out`(
    first: String,
    second: String
  ) {
    let text = Self.text.replacing("\"1.0\"", with: "\"\(first)\"").replacing(
      "\"2.0\"",
      with: "\"\(second)\""
    )
    .replacing("2026-03-01", with: "2026-01-31")
    #expect(LedgerReader().read(InputBytes(text)).findings.map(\.message.description) == [])
  }

  @Test func `whatever the bytes are, there is an answer`() {
    let bytes = Array(Self.text.utf8)
    for length in 0..<bytes.count {
      let reading = LedgerReader().read(InputBytes(Array(bytes[..<length])))
      #expect((reading.ledger == nil) == (length < bytes.count - 1))
    }
  }
}
