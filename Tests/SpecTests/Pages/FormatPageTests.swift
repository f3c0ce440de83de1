import BackupEvolution
import BackupFormat
import BackupFormats
import Foundation
import TestSupport
import Testing

struct FormatPageTests {
  /// The newest version of each shipped format.
  static let newest: [Contract] = ShippedFormats.contracts.filter { contract in
    !ShippedFormats.contracts.contains { $0.format == contract.format && $0.version > contract.version }
  }

  @Test(arguments: newest)
  func `the page of a format is made from its contracts and its introduction`(contract: Contract) throws {
    let path = "\(Corpora.packageRoot)/Spec/formats/\(contract.format)"
    let introduction = try String(contentsOfFile: path + ".intro.md", encoding: .utf8)
    let made = DocsExport(contract, among: ShippedFormats.contracts, introduction: introduction).text()
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] == "1" {
      try made.write(toFile: path + ".md", atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: path + ".md", encoding: .utf8)
    #expect(committed.utf8.elementsEqual(made.utf8), "run `make generate`, and read what has changed")
  }
}
