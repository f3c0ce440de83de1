import BackupEnvelope
import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Testing

@testable import BackupLint

struct SpecBlockTests {
  @Test
  func `there are blocks of whole documents, values, contracts and their parts, valid and invalid`() {
    for isValid in [true, false] {
      let contents = SpecBlock.all.filter { ($0.rule == nil) == isValid }.map(\.content)
      #expect(contents.contains(.document))
      #expect(contents.contains(.values(of: "integer")))
      #expect(contents.contains(.contract))
      #expect(contents.contains(.configuration))
      #expect(contents.contains(.contractPart("field")))
    }
  }

  @Test(arguments: SpecBlock.all)
  func `a block of JSON says whether it is valid, or which rule it breaks`(block: SpecBlock) {
    #expect(block.isWellFormed)
    #expect(!block.lines.isEmpty)
    if let rule = block.rule { #expect(RuleCatalogue.entry(rule) != nil) }
  }

  @Test(arguments: SpecBlock.all)
  func `what a block holds is what it says`(block: SpecBlock) throws {
    switch block.content {
    case .document:
      expect(
        // What is shown as valid is so by its own version.
        block.rule == "version/older-major"
          ? UpgradeChain(ShippedFormats.library, steps: ShippedFormats.steps).check(InputBytes(block.text))
            .findings
          : BackupChecker(ShippedFormats.library).check(InputBytes(block.text)).findings,
        as: block,
        block.text
      )
    case .values(let name):
      let type = try #require(ValueContract.types[name])
      let checker = BackupChecker(try ValueContract.library(type))
      for line in block.lines {
        expect(checker.check(InputBytes(ValueContract.document(line))).findings, as: block, line)
      }
    case .contract:
      expect(ContractReader().read(InputBytes(block.text)).findings, as: block, block.text)
    case .configuration:
      let report = ConfigurationReader(path: ".backup-lint.json").report(on: InputBytes(block.text))
      expect(report.findings, as: block, block.text)
    case .envelope:
      let reading = Envelope.inspect(InputBytes(block.text), among: ShippedFormats.library)
      expect(reading.findings, as: block, block.text)
    case .contractPart(let name):
      let file = try PartContract.file(with: block.text, at: try #require(PartContract.places[name]))
      expect(ContractReader().read(InputBytes(file)).findings, as: block, block.text)
    // What the operations or the merge make of it, the tests of BackupUpgrade and BackupImport compare.
    case .upgrade, .merge: _ = try JSONDocument(reading: block.text)
    }
  }

  @Test
  func `the contract that parts are put into has no findings`() {
    #expect(ContractReader().read(InputBytes(PartContract.text)).findings == [])
  }

  private func expect(_ findings: [Finding], as block: SpecBlock, _ text: String) {
    let found = findings.map(\.rule.id)
    guard let rule = block.rule else {
      #expect(found == [], "\(text)")
      return
    }
    #expect(found.contains(rule), "\(text): \(found)")
    #expect(findings.allSatisfy { $0.severity < .error || $0.rule.id == rule }, "\(text): \(found)")
  }
}
