import BackupEvolution
import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade
import Foundation
import TestSupport

/// A schema that is committed in Schemas/, and what makes it.
struct SchemaFile: Sendable, CustomStringConvertible {
  /// The path below Schemas/.
  let path: String
  let contract: Contract
  let audience: SchemaExport.Audience

  var description: String { path }

  static let all: [SchemaFile] =
    ShippedFormats.contracts.flatMap { contract in
      let name = "\(contract.format)/\(contract.version)"
      return [
        SchemaFile(path: "\(name).schema.json", contract: contract, audience: .reader),
        SchemaFile(path: "\(name).writer.schema.json", contract: contract, audience: .writer),
      ]
    } + [
      SchemaFile(path: "contract.schema.json", contract: ContractFileFormat.contract, audience: .writer),
      SchemaFile(path: "upgrade.schema.json", contract: UpgradeFileFormat.contract, audience: .writer),
    ]

  /// What the export makes.
  func made() throws -> String {
    let document = SchemaExport(contract, for: audience).document()
    return String(decoding: try JSONWriter(.pretty).write(document), as: UTF8.self)
  }

  /// What is committed; written first where files are made anew.
  func committed() throws -> String {
    let file = "\(Corpora.packageRoot)/Schemas/\(path)"
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] != nil {
      try made().write(toFile: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOfFile: file, encoding: .utf8)
  }
}
