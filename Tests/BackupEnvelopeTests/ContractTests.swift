import BackupEnvelope
import BackupFormat
import BackupJSON
import Foundation
import TestSupport
import Testing

/// The contract of the envelope is a released one like any other.
struct ContractTests {
  private static let path = Corpora.packageRoot + "/Schemas/envelope/1.0.contract.json"

  @Test func `the contract has no mistakes`() {
    #expect(EnvelopeFormat.contract.mistakes.map(\.description) == [])
  }

  @Test func `the committed file is the one that the contract gives, and is read as that`() throws {
    let made = try ContractWriter().write(EnvelopeFormat.contract)
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try FileManager.default.createDirectory(
        atPath: (Self.path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try Data(made).write(to: URL(filePath: Self.path))
    }
    let file = try InputBytes.file(Self.path)
    #expect(file.bytes == made)
    #expect(ContractReader().read(file).contract == EnvelopeFormat.contract)
  }

  @Test(arguments: FixtureRow.all.filter { $0.path.hasPrefix("1.0/") })
  func `a golden file is one of the format by its contract alone`(row: FixtureRow) throws {
    let report = BackupChecker(try FormatLibrary([EnvelopeFormat.contract])).check(try row.input())
    #expect(report.verdict == .accepted)
    #expect(report.identity?.format == "envelope")
  }
}
