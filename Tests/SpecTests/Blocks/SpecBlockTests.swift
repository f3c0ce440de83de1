import BackupFormat
import BackupFormats
import BackupJSON
import Testing

@testable import BackupLint

struct SpecBlockTests {
  @Test
  func `there are blocks of whole documents and of values, valid and invalid`() {
    for isDocument in [true, false] {
      for isValid in [true, false] {
        #expect(
          SpecBlock.all.contains { ($0.valueType == nil) == isDocument && ($0.rule == nil) == isValid }
        )
      }
    }
  }

  @Test(arguments: SpecBlock.all)
  func `a block of JSON says whether it is valid, or which rule it breaks`(block: SpecBlock) {
    #expect(block.isWellFormed)
    #expect(!block.lines.isEmpty)
    if let rule = block.rule { #expect(RuleCatalogue.entry(rule) != nil) }
    if let type = block.valueType { #expect(ValueContract.types[type] != nil) }
  }

  @Test(arguments: SpecBlock.all.filter { $0.valueType == nil })
  func `a whole document is what its block says`(block: SpecBlock) {
    let text = block.lines.joined(separator: "\n") + "\n"
    expect(BackupChecker(ShippedFormats.library).check(InputBytes(text)), as: block, text)
  }

  @Test(arguments: SpecBlock.all.filter { $0.valueType != nil })
  func `each value is what its block says`(block: SpecBlock) throws {
    let type = try #require(ValueContract.types[block.valueType ?? ""])
    let checker = BackupChecker(try ValueContract.library(type))
    for line in block.lines {
      expect(checker.check(InputBytes(ValueContract.document(line))), as: block, line)
    }
  }

  private func expect(_ report: CheckReport, as block: SpecBlock, _ text: String) {
    let found = report.findings.map(\.rule.id)
    guard let rule = block.rule else {
      #expect(found == [], "\(text)")
      return
    }
    #expect(found.contains(rule), "\(text): \(found)")
    #expect(report.findings.allSatisfy { $0.severity < .error || $0.rule.id == rule }, "\(text): \(found)")
  }
}
