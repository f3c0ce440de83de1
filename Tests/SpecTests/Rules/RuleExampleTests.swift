import BackupEnvelope
import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Testing

@testable import BackupLint

struct RuleExampleTests {
  static let ids = RuleCatalogue.entries.map(\.rule.id)
  /// What the gate says of the projects without a fault.
  private static let cleanProjects = Dictionary(
    uniqueKeysWithValues: ExampleProject.State.allCases.map { state in
      (state, Result { try ExampleProject.report(ExampleProject.tree(state), state) })
    }
  )
  private let chain: UpgradeChain
  private let upgrades: UpgradeChain
  private let library: FormatLibrary

  init() throws {
    upgrades = try ExampleUpgrade.chain()
    library = try RuleExample.library()
    chain = UpgradeChain(library, steps: ShippedFormats.steps)
  }

  /// What is said about a file, and whether it is used.
  private func report(
    _ file: [UInt8],
    of document: RuleExample.Document
  ) -> (findings: [Finding], verdict: Verdict) {
    switch document {
    case .seaglass, .exampleFormat:
      let report = chain.check(InputBytes(file))
      return (report.findings, report.verdict)
    case .contractFile:
      let reading = ContractReader().read(InputBytes(file))
      return (reading.findings, reading.contract == nil ? .refused : .accepted)
    case .stepFile:
      let reading = UpgradeReader().read(InputBytes(file))
      return (reading.findings, reading.upgrade == nil ? .refused : .accepted)
    case .oldBackup:
      let options = UpgradeOptions(roundsMoney: true)
      let conversion = upgrades.upgrade(InputBytes(file), to: FormatVersion(2, 0), options)
      let findings = conversion.findings + conversion.losses.findings
      return (findings, findings.contains { $0.severity == .error } ? .refused : .accepted)
    case .envelope, .openedEnvelope, .withoutPasscode: return encryptedReport(file, document)
    case .configuration:
      let report = ConfigurationReader(path: ".backup-lint.json").report(on: InputBytes(file))
      return (report.findings, report.verdict)
    case .project: return ([], .accepted)
    case .merged:
      guard let findings = try? ExampleMerge.findings(of: InputBytes(file)) else { return ([], .refused) }
      return (findings, findings.contains { $0.severity == .error } ? .refused : .accepted)
    case .newerContract:
      let older = ContractReader().read(InputBytes(Array(document.text.utf8)))
      let newer = ContractReader().read(InputBytes(file))
      guard let before = older.contract, let after = newer.contract else {
        return (older.findings + newer.findings, .refused)
      }
      let changes = ContractComparison(from: before, to: after).changes
      let findings = changes.map { Finding($0.rule, at: 0..<1, "\($0.place)") }
      return (findings, changes.contains { $0.bump >= .major } ? .refused : .accepted)
    }
  }

  /// What is said about a file that is encrypted, or about one that is not where that is fine too.
  private func encryptedReport(
    _ file: [UInt8],
    _ document: RuleExample.Document
  ) -> (findings: [Finding], verdict: Verdict) {
    let input = InputBytes(file)
    guard Envelope.isEncrypted(input) || document != .withoutPasscode else {
      let report = chain.check(input)
      return (report.findings, report.verdict)
    }
    let reading = Envelope.inspect(input, among: library)
    guard let backup = reading.backup else { return (reading.findings, .refused) }
    if document == .withoutPasscode { return (reading.findings + [backup.notOpenedFinding], .accepted) }
    guard document == .openedEnvelope else { return (reading.findings, .accepted) }
    do throws(EnvelopeError) {
      _ = try backup.open(Passcode(ExampleEnvelope.passcode))
      return (reading.findings, .accepted)
    } catch {
      return (reading.findings + [error.finding].compactMap { $0 }, .refused)
    }
  }

  /// What is said about the failing or the passing example of an entry.
  private func report(
    _ entry: RuleEntry,
    isFailing: Bool
  ) throws -> (findings: [Finding], verdict: Verdict) {
    if case .project(let state) = entry.example.document {
      let tree = try #require(entry.example.badProject, "the passing part must stand once in its file")
      let clean = try #require(Self.cleanProjects[state]).get()
      let report = isFailing ? try ExampleProject.report(tree, state) : clean
      return (report.findings, report.hasErrors ? .refused : .accepted)
    }
    let file = isFailing ? entry.example.badFile : entry.example.goodFile
    return report(
      try #require(file, "the passing part must stand once in the document"),
      of: entry.example.document
    )
  }

  @Test(arguments: ExampleProject.State.allCases)
  func `the projects that examples are put into have nothing but remarks`(state: ExampleProject.State) throws
  {
    let report = try #require(Self.cleanProjects[state]).get()
    #expect(report.findings.filter { $0.severity > .note }.map(\.message.description) == [])
    #expect(report.version != nil)
    guard case .notCompared(let reason) = report.outcome else { return }
    Issue.record("nothing was compared: \(reason)")
  }

  @Test(arguments: [
    RuleExample.Document.seaglass, .exampleFormat, .contractFile, .newerContract, .configuration,
    .stepFile, .oldBackup, .envelope, .openedEnvelope, .withoutPasscode, .merged,
  ])
  func `the documents that examples are put into have no findings`(document: RuleExample.Document) {
    let report = report(Array(document.text.utf8), of: document)
    #expect(report.findings.map(\.rule.id) == [])
    #expect(report.verdict == .accepted)
  }

  @Test(arguments: ids)
  func `a failing example has its finding and no other error`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    let report = try report(entry, isFailing: true)
    let found = Set(report.findings.map(\.rule.id))
    #expect(found.contains(id), "\(found)")
    let errors = Set(report.findings.filter { $0.severity == .error }.map(\.rule.id)).subtracting([id])
    // What has no tombstone was removed.
    let isTombstone = id == "contract/tombstone-missing"
    #expect(isTombstone || errors.sorted() == entry.example.companions.sorted())
    let isRefused = entry.rule.severity == .error || !entry.example.companions.isEmpty
    let verdict: Verdict = isRefused ? .refused : entry.rule.degrades ? .degraded : .accepted
    #expect(report.verdict == verdict)
  }

  @Test(arguments: ids)
  func `a passing example is free of the finding`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    let report = try report(entry, isFailing: false)
    #expect(!report.findings.contains { $0.rule.id == id })
  }

  @Test(arguments: ids)
  func `what is shown can be seen, and differs between the two`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    for text in [entry.bad, entry.good] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isInvisible }, "\(text)")
    }
    #expect(!entry.bad.utf8.elementsEqual(entry.good.utf8))
  }
}
