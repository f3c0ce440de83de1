import BackupFormat
import BackupFormats
import BackupJSON
import Foundation
import TestSupport
import Testing

/// The contract files in Schemas/ are made from the definitions in Swift, and say the same.
struct ContractFileTests {
  @Test(arguments: ShippedFormats.declared.indices)
  func `the committed file of a contract is the one that its definition gives`(number: Int) throws {
    let contract = ShippedFormats.declared[number]
    let path = "\(Corpora.packageRoot)/Schemas/\(contract.format)/\(contract.version).contract.json"
    let made = String(decoding: try ContractWriter().write(contract), as: UTF8.self)
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try made.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(Self.difference(committed, made) == [], "run `make generate`, and read what has changed")
  }

  @Test(arguments: ShippedFormats.contracts.indices)
  func `the committed file is read as the contract that was written`(number: Int) throws {
    let contract = ShippedFormats.contracts[number]
    let path = "\(Corpora.packageRoot)/Schemas/\(contract.format)/\(contract.version).contract.json"
    let reading = ContractReader().read(try InputBytes.file(path))
    #expect(reading.findings.isEmpty)
    #expect(reading.contract == contract)
  }

  @Test(arguments: ShippedFormats.contracts.indices)
  func `a shipped contract has no mistakes`(number: Int) {
    #expect(ShippedFormats.contracts[number].mistakes.isEmpty)
  }

  /// The lines that one text has and the other has not, as `- line` and `+ line`.
  private static func difference(_ old: String, _ new: String) -> [String] {
    let lines = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines(new).difference(from: lines(old)).map { change in
      switch change {
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      }
    }
  }
}
