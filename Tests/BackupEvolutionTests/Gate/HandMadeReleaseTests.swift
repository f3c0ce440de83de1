import BackupCrypto
import BackupFormat
import BackupJSON
import Testing

@testable import BackupEvolution

/// A release that was not made by `release` is judged as a draft would have been.
struct HandMadeReleaseTests {
  /// A project in which a draft was put into the ledger by hand, with all that belongs to it.
  private static func forged(
    _ drafts: Contract...,
    change: (inout Ledger.Release) -> Void = { _ in }
  ) throws -> Pantry {
    var pantry = try Pantry.released()
    var ledger = try #require(
      LedgerReader().read(InputBytes(pantry.tree.files[Pantry.ledgerPath] ?? [])).ledger
    )
    for var contract in drafts {
      try pantry.draft(contract)
      contract.status = .released
      try pantry.put(contract)
      let reader = try #require(FixtureReader(contract))
      let fixtures = DraftFixtures.set(of: contract).sorted { $0.name < $1.name }
      var release = Ledger.Release(
        version: contract.version,
        date: Pantry.day,
        contract: try #require(contract.releasedDigest),
        fixtures: fixtures.map { reader.read(InputBytes($0.bytes), named: $0.name) }
      )
      for audience in SchemaExport.Audience.allCases {
        let bytes = try #require(SchemaFiles.bytes(contract, for: audience))
        pantry.tree.files[ProjectLayout().schema(Pantry.format, contract.version, for: audience)] = bytes
        switch audience {
        case .reader: release.schema = SHA256Digest(of: bytes)
        case .writer: release.writerSchema = SHA256Digest(of: bytes)
        }
      }
      change(&release)
      ledger.releases.append(release)
    }
    pantry.tree.files[Pantry.ledgerPath] = LedgerWriter().write(ledger)
    return pantry
  }

  private static let note = Pantry.contract(1, 1, item: [Pantry.note])
  private static let required = Pantry.contract(
    1,
    1,
    item: [FieldType("shelf", .integer(IntegerType(1...9)))]
  )

  @Test func `a minor that only adds what a minor may add passes`() throws {
    let pantry = try Self.forged(Self.note)
    #expect(try pantry.report().findings.map(\.message.description) == [])
    #expect(try pantry.report(against: try Pantry.released()).remarks == [])
  }

  @Test func `a minor whose changes need a major is an error in its contract`() throws {
    let pantry = try Self.forged(Self.required)
    let remarks = [
      "contract/field-added-required 1.1.contract.json#/records/item/fields/shelf",
      "contract/bump-too-small 1.1.contract.json#/version",
    ]
    // That 1.1 refuses the files of 1.0 is told with each of them.
    func rest(_ report: GateReport) -> Set<String> {
      Set(report.remarks.filter { !$0.hasPrefix("contract/fixture-import-differs") })
    }
    #expect(rest(try pantry.report()) == Set(remarks))
    let report = try pantry.report(against: try Pantry.released())
    #expect(rest(report) == Set(remarks))
    let help = report.finding("contract/bump-too-small")?.help?.description
    #expect(help?.contains("release it as 2.0 with `backup-lint release pantry-backup`") == true)
    // Whoever starts from it did not make it.
    #expect(rest(try pantry.report(against: pantry)) == [])
  }

  @Test func `a minor is compared with every older one of its major`() throws {
    // What 1.1 took away again came back in 1.2 under the name that 1.0 had.
    let pantry = try Self.forged(Self.note, Pantry.contract(1, 2))
    let report = try pantry.report()
    #expect(report.remarks.contains("contract/bump-too-small 1.2.contract.json#/version"))
    #expect(!report.remarks.contains { $0.contains(" 1.1.") })
    #expect(report.remarks.contains { $0.hasPrefix("contract/tombstone-missing 1.2.contract.json") })
  }

  @Test func `a major that does not keep the names that it gave up is an error`() throws {
    var pantry = try Self.forged(Pantry.contract(2, 0, kinds: ["tin", "other"])) { release in
      release.reason = "Jars are gone."
      release.step = Ledger.Step(tokens: SHA256Digest(of: Array("do nothing".utf8)))
    }
    let report = try pantry.report(steps: [ToyStep("do nothing")])
    #expect(report.remarks.contains { $0.hasPrefix("contract/tombstone-missing 2.0.contract.json") })
    #expect(!report.remarks.contains { $0.hasPrefix("contract/bump-too-small") })
    pantry.edit(Pantry.path(2, 0), "released", "draft")
    #expect(!(try pantry.report(steps: [ToyStep("do nothing")]).remarks.isEmpty))
  }

  @Test func `a release without the digests of its schemas is an error, unless the base has it so`() throws {
    let pantry = try Self.forged(Self.note) { release in
      release.schema = nil
      release.writerSchema = nil
    }
    let remark = "contract/ledger-form ledger.json#/releases/1"
    #expect(try pantry.report().remarks == [remark, remark])
    #expect(try pantry.report(against: try Pantry.released()).remarks == [remark, remark])
    #expect(try pantry.report(against: pantry).remarks == [])
  }

  @Test func `a release without a fixture that each version has is an error`() throws {
    var pantry = try Self.forged(Self.note) { release in release.fixtures.removeAll { $0.name == "edge.json" }
    }
    pantry.tree.files["fixtures/pantry-backup/1.1/edge.json"] = nil
    let report = try pantry.report(against: try Pantry.released())
    #expect(report.remarks == ["contract/fixture-missing ledger.json#/releases/1/fixtures"])
    #expect(report.finding("contract/fixture-missing")?.message.description.contains("edge.json") == true)
    #expect(try pantry.report(against: pantry).remarks == [])
  }

  @Test func `a later major without the digest of its step is an error`() throws {
    let pantry = try Self.forged(Pantry.contract(2, 0)) { $0.reason = "Because." }
    let report = try pantry.report(steps: [ToyStep("do nothing")])
    #expect(report.remarks == ["contract/step-missing ledger.json#/releases/1"])
  }

  @Test func `a release that is slipped in before the last one of the base is an error`() throws {
    let step = ToyStep("do nothing")
    let recorded = Ledger.Step(tokens: SHA256Digest(of: step.tokens))
    let major = Pantry.contract(2, 0)
    let before = try Self.forged(major) { ($0.reason, $0.step) = ("Because.", recorded) }
    let pantry = try Self.forged(Self.note, major) { release in
      if release.version.major == 2 { (release.reason, release.step) = ("Because.", recorded) }
    }
    let report = try pantry.report(against: before, steps: [step])
    #expect(report.remarks.contains("contract/ledger-rewritten ledger.json#/releases/1/version"))
  }
}
