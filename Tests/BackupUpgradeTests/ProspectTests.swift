import BackupFormat
import BackupJSON
import BackupUpgrade
import Testing

/// What a check says of an old file: that it is old, and whether it can be upgraded.
struct ProspectTests {
  private static func check(_ text: String, _ chain: UpgradeChain = Coins.chain) -> CheckReport {
    chain.check(InputBytes(text))
  }

  private static func prospects(_ report: CheckReport) -> Finding? {
    report.findings.first { $0.rule.id == "version/older-major" }
  }

  @Test func `an old file that can be upgraded is accepted, and the losses are counted`() throws {
    let report = Self.check(Coins.file)
    let finding = try #require(Self.prospects(report))
    #expect(report.verdict == .accepted)
    #expect(report.identity?.version == FormatVersion(1, 0))
    #expect(finding.message.description == "the backup is of version 1.0, and the newest is 3.1")
    #expect(finding.caption?.description == "can be upgraded to 3.1")
    #expect(finding.notes.map(\.message.description) == ["2 values would be lost or replaced on the way"])
    #expect(report.counts[.note] == 1)
    #expect(report.findings.filter { $0.rule.id == "step/dropped" }.count == 2)
  }

  @Test func `the finding stands at the version`() throws {
    let finding = try #require(Self.prospects(Self.check(Coins.file)))
    let text = Array(Coins.file.utf8)
    #expect(String(decoding: text[finding.range], as: UTF8.self) == "1")
    #expect(finding.pointer.description == "/version")
  }

  @Test func `what keeps an old file from being upgraded is an error of the check`() throws {
    let report = Self.check(Coins.file.replacing("18.5", with: "18.555"))
    #expect(report.verdict == .refused)
    #expect(report.findings.filter { $0.severity == .error }.map(\.rule.id) == ["step/money-digits"])
    #expect(report.counts[.error] == 1)
    let finding = try #require(Self.prospects(report))
    #expect(finding.caption?.description == "cannot be upgraded to 3.1")
    #expect(finding.notes.map(\.message.description) == ["one error stands in the way"])
  }

  @Test func `a file with an error by its own version is told to be old, and is not tried`() throws {
    let report = Self.check(Coins.file.replacing("\"RM\"", with: "\"QQ\""))
    #expect(report.verdict == .refused)
    #expect(Set(report.findings.map(\.rule.id)) == ["money/malformed-currency", "version/older-major", "field/unknown"])
    let finding = try #require(Self.prospects(report))
    #expect(finding.caption?.description == "is not upgraded as it is")
  }

  @Test func `without a step the file is right, and cannot be upgraded here`() throws {
    let chain = UpgradeChain(Coins.library, steps: Array(Coins.chain.steps.dropFirst()))
    let report = Self.check(Coins.file, chain)
    #expect(report.verdict == .accepted)
    let finding = try #require(Self.prospects(report))
    #expect(finding.notes.map(\.message.description) == ["there is no step from 1 to 2"])
  }

  @Test func `a file of the newest version is checked as ever`() throws {
    guard case .converted(let output) = Coins.chain.upgrade(InputBytes(Coins.file)).outcome else {
      Issue.record("the file cannot be upgraded")
      return
    }
    let report = Coins.chain.check(output)
    #expect(report.findings == BackupChecker(Coins.library).check(output).findings)
    #expect(Self.prospects(report) == nil)
  }
}
