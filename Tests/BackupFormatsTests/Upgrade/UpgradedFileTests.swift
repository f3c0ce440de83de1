import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Foundation
import TestSupport
import Testing

/// What each old file becomes is written down, and stays so.
struct UpgradedFileTests {
  @Test(arguments: OldFile.all)
  func `an old file becomes what it has always become`(old: OldFile) throws {
    let made = try Upgrading.upgraded(try InputBytes.file(old.path))
    let isMissing = !FileManager.default.fileExists(atPath: old.result)
    // A result that is there is never written anew: a later version has to make it as well.
    if isMissing, ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      let folder = URL(filePath: old.result).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(made.bytes).write(to: URL(filePath: old.result))
    }
    let frozen = try InputBytes.file(old.result)
    #expect(made.bytes == frozen.bytes)
  }

  @Test(arguments: OldFile.all)
  func `what it becomes is right, and is not changed by another upgrade`(old: OldFile) throws {
    let made = try Upgrading.upgraded(try InputBytes.file(old.path))
    let report = BackupChecker(ShippedFormats.library).check(made)
    #expect(report.findings.filter { $0.severity == .error }.map(\.message.description) == [])
    #expect(report.identity?.version.major == old.newest)
    guard case .current = Upgrading.chain.upgrade(made).outcome else {
      Issue.record("upgraded once more")
      return
    }
  }

  @Test(arguments: OldFile.all)
  func `no record is lost, and ids stay in their order`(old: OldFile) throws {
    let before = try Collections(try InputBytes.file(old.path))
    let after = try Collections(try Upgrading.upgraded(try InputBytes.file(old.path)))
    for (name, ids) in before.ids {
      let newName = name == "logs" ? "entries" : name
      let wanted = name == "logs" ? ids.map { "legacy-\($0)" } : ids
      #expect(after.ids[newName] == wanted, "\(name)")
    }
  }

  @Test func `each old version has its files`() {
    let versions = Set(OldFile.all.map { "\($0.format) \($0.version)" })
    #expect(versions.count == 5)
    #expect(OldFile.all.count >= 30)
    for version in versions {
      let names = OldFile.all.filter { "\($0.format) \($0.version)" == version }.map(\.name)
      #expect(names.contains("from-app.json"), "\(version)")
      #expect(names.contains("minimal.json"), "\(version)")
    }
  }
}

/// The ids of the records in each list at the root of a file, in lower case.
struct Collections {
  private(set) var ids: [String: [String]] = [:]

  init(_ input: InputBytes) throws {
    let root = try #require(try JSONDocument(reading: input).root.objectValue)
    for member in root {
      guard let records = member.value.arrayValue else { continue }
      ids[member.key] = records.map { record in
        let id = record.objectValue?["id"] ?? record.objectValue?["recordID"]
        return id?.integerValue.map(String.init) ?? id?.stringValue?.lowercased() ?? ""
      }
    }
  }
}
