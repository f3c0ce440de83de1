import BackupJSON
import Testing

@testable import BackupUpgrade

/// An amount is rounded only where that was allowed and can be meant, and the words say what became of it.
struct MoneyRoundingTests {
  private static func run(_ amount: String, _ currency: String, rounds: Bool = true) throws -> StepRun.Answer
  {
    try StepRun.run(
      #"{"do": "minorUnits", "at": "/list/*", "fields": ["amount"], "currency": "currency"}"#,
      on: #"{"list": [{"amount": \#(amount), "currency": "\#(currency)"}]}"#,
      UpgradeOptions(roundsMoney: rounds)
    )
  }

  @Test(arguments: [
    ("160.1999999", "EUR", "16020", "160.20"), ("-0.005", "EUR", "-1", "-0.01"),
    ("1.0005", "BHD", "1001", "1.001"),
  ])
  func `an amount is rounded and told from what to what`(
    amount: String,
    currency: String,
    minor: String,
    major: String
  ) throws {
    let answer = try Self.run(amount, currency)
    #expect(answer.made == #"{"list":[{"amount":\#(minor),"currency":"\#(currency)"}]}"#)
    let message = try #require(answer.findings.first?.message)
    #expect(message.description == "\"amount\" \(amount) is rounded to \(major) on the way to 2")
    #expect(!message.rendered(redacting: true).contains(major))
    #expect(answer.entries.map(\.changed) == [0])
  }

  @Test(arguments: [
    ("500.99", "JPY", "500.99 has decimals, and its currency has none"),
    ("1e-400", "EUR", "1e-400 has more digits than the 2 of its currency"),
    ("0.004", "EUR", "0.004 has more digits than the 2 of its currency"),
    (#"" RM""#, "EUR", #"" RM" is no amount"#), (#""1\u00e9""#, "EUR", #""1é" is no amount"#),
    ("1e30", "EUR", "1e30 is beyond what fits into minor units"),
  ])
  func `what cannot be meant stays an error`(amount: String, currency: String, message: String) throws {
    let answer = try Self.run(amount, currency)
    #expect(answer.findings.map(\.message.description) == [message])
    #expect(answer.remarks == ["step/money-digits /list/0/amount"])
    #expect(
      answer.findings.allSatisfy { $0.help != nil && $0.help?.description.contains("--round") == false }
    )
  }

  @Test func `the help says how to round`() throws {
    let answer = try Self.run("1.005", "EUR", rounds: false)
    let help = "correct the amount, or round it: `backup-lint upgrade --round-money`"
    #expect(answer.findings.map { $0.help?.description } == [help])
  }

  @Test func `a currency that is not known has a help`() throws {
    let answer = try Self.run("1", "Euro")
    #expect(answer.remarks == ["step/unknown-currency /list/0/amount"])
    #expect(answer.findings.allSatisfy { $0.help != nil })
  }
}
