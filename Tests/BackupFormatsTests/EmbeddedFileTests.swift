import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Foundation
import TestSupport
import Testing

/// Files of Schemas/ that are taken along in the program.
struct EmbeddedFileTests {
  @Test(arguments: EmbeddedFile.all)
  func `the text in the program is that of the file`(embedded: EmbeddedFile) throws {
    let made = try embedded.madeSource()
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try made.write(toFile: embedded.source, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: embedded.source, encoding: .utf8)
    #expect(committed.utf8.elementsEqual(made.utf8), "run `make generate`, and build again")
  }

  @Test(arguments: EmbeddedFile.contracts)
  func `a contract file has no mistakes, is canonical, and is what the tool knows`(embedded: EmbeddedFile)
    throws
  {
    let input = try InputBytes.file(embedded.file)
    let reading = ContractReader().read(input)
    #expect(reading.findings.map(\.message.description) == [])
    let contract = try #require(reading.contract)
    #expect(try ContractWriter().write(contract) == input.bytes)
    #expect(ShippedFormats.contracts.contains(contract))
  }

  @Test(arguments: EmbeddedFile.steps)
  func `a step file has no mistakes, and is what the tool knows`(embedded: EmbeddedFile) throws {
    let reading = UpgradeReader().read(try InputBytes.file(embedded.file))
    #expect(reading.findings.map(\.message.description) == [])
    #expect(ShippedFormats.steps.contains(try #require(reading.upgrade)))
  }

  @Test func `every contract that is not declared in Swift is taken along, and no other`() {
    let shipped = ShippedFormats.contracts.filter { !ShippedFormats.declared.contains($0) }
    #expect(
      Set(shipped.map { "\($0.format)/\($0.version).contract.json" })
        == Set(EmbeddedFile.contracts.map(\.path))
    )
  }

  @Test func `the outline of each contract is in the program, so that the contract can wait`() throws {
    let made = OutlineFile.madeSource()
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try made.write(toFile: OutlineFile.source, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: OutlineFile.source, encoding: .utf8)
    #expect(committed.utf8.elementsEqual(made.utf8), "run `make generate`, and build again")
    for entry in ShippedContract.entries {
      #expect(entry.outline == ContractOutline(of: entry.contract))
    }
  }

  @Test func `from each major a step leads to the next`() {
    for contract in ShippedFormats.contracts {
      let isNewest = !ShippedFormats.contracts.contains {
        $0.format == contract.format && $0.version.major > contract.version.major
      }
      let steps = ShippedFormats.steps.filter {
        $0.format == contract.format && $0.from == contract.version.major
      }
      #expect(steps.count == (isNewest ? 0 : 1), "\(contract.format) \(contract.version)")
    }
  }
}
