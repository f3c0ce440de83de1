import BackupFormat
import BackupJSON
import Testing

@testable import BackupLint

/// The failing example of every rule is fixed as far as it can be.
struct RuleFixTests {
  private static let entries = RuleCatalogue.entries.filter { entry in
    switch entry.example.document {
    case .seaglass, .exampleFormat, .contractFile, .configuration: true
    case .project, .newerContract, .stepFile, .oldBackup, .envelope, .openedEnvelope, .withoutPasscode,
      .merged:
      false
    }
  }

  private let checker: BackupChecker

  init() throws {
    checker = BackupChecker(try RuleExample.library())
  }

  private func fixed(_ entry: RuleEntry, _ safety: Fix.Safety, of input: InputBytes? = nil) throws
    -> FixedText
  {
    let input = try input ?? InputBytes(#require(entry.example.badFile))
    return FixRun.fix(input, allowing: safety) { input, purpose in
      if case .contractFile = entry.example.document { return ContractReader().read(input).report }
      if case .configuration = entry.example.document {
        return ConfigurationReader(path: ".backup-lint.json").report(on: input)
      }
      var options = BackupChecker.Options()
      options.purpose = purpose
      return checker.check(input, options)
    }
  }

  /// How often each rule has a finding at each place.
  private func places(_ findings: [Finding]) -> [String: Int] {
    findings.reduce(into: [:]) { $0["\($1.rule) \($1.pointer)", default: 0] += 1 }
  }

  @Test(arguments: entries.map(\.rule.id), [Fix.Safety.safe, .unsafe])
  func `a fix mends its finding and brings nothing new`(id: String, safety: Fix.Safety) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    let fixed = try fixed(entry, safety)
    let before = places(fixed.reportBefore.findings)
    let after = places(fixed.reportAfter.findings)
    #expect(fixed.heldBack.map { "\($0.rule) \($0.title)" } == [])
    // What a file in another encoding says was not known before.
    #expect(fixed.isConverted || after.filter { $0.value > before[$0.key, default: 0] } == [:])
    for item in fixed.applied {
      let place = "\(item.rule) \(item.pointer)"
      #expect(after[place, default: 0] < before[place, default: 1], "\(place) is still there")
    }
    #expect(fixed.applied.isEmpty != fixed.isChanged || fixed.isConverted)
    #expect(try !self.fixed(entry, safety, of: fixed.after).isChanged)
  }

  @Test(arguments: entries.map(\.rule.id))
  func `a finding with one fix is gone once all fixes are applied`(id: String) throws {
    let fixed = try fixed(#require(RuleCatalogue.entry(id)), .unsafe)
    let mendable = fixed.reportBefore.findings.filter { $0.rule.id == id && $0.fixes.count == 1 }
    for finding in mendable {
      #expect(!fixed.reportAfter.findings.contains { $0.rule.id == id && $0.pointer == finding.pointer })
    }
  }

  @Test func `many rules have a fix`() throws {
    let fixed = try Self.entries.filter { try self.fixed($0, .safe).isChanged }.map(\.rule.id)
    #expect(fixed.count >= 20, "\(fixed)")
    let all = try Self.entries.filter { try self.fixed($0, .unsafe).isChanged }.map(\.rule.id)
    #expect(all.count >= 35, "\(all)")
  }
}
