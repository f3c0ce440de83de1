import BackupFormat
import BackupFormats
import Foundation
import TestSupport
import Testing

/// A file of an older major in fixtures/, and the place of what it has to become.
struct OldFile: Sendable, CustomTestStringConvertible {
  let format: String
  let version: String
  let name: String
  /// The major that it becomes.
  let newest: Int

  var testDescription: String { "\(format)/\(version)/\(name)" }
  var path: String { "\(Corpora.packageRoot)/fixtures/\(testDescription)" }
  var result: String { "\(Corpora.packageRoot)/fixtures/\(format)/as-\(newest)/\(version)/\(name)" }

  /// Every fixture of every major that is not the newest one of its format.
  static let all: [OldFile] = ShippedFormats.contracts.flatMap { contract -> [OldFile] in
    let majors = ShippedFormats.contracts.filter { $0.format == contract.format }.map(\.version.major)
    guard let newest = majors.max(), contract.version.major < newest else { return [] }
    let folder = "\(Corpora.packageRoot)/fixtures/\(contract.format)/\(contract.version)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { name in
      OldFile(format: contract.format, version: contract.version.description, name: name, newest: newest)
    }
  }
}
