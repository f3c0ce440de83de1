import Foundation
import TestSupport
import Testing

/// One file of `fixtures/conformance` with what a check of it has to find.
struct ConformanceFile: Sendable, CustomTestStringConvertible {
  /// The content of `<name>.expected.json`.
  struct Expectation: Sendable, Codable {
    let verdict: String
    let findings: [FindingLine]
    let mend: [Mend]?
  }

  /// The folder: `accept`, `degrade` or `refuse`.
  let folder: String
  let name: String

  var testDescription: String { "\(folder)/\(name)" }

  private static let root = Corpora.packageRoot + "/fixtures/conformance"
  private var path: String { "\(ConformanceFile.root)/\(folder)/\(name)" }

  func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + ".json")))
  }

  func expectation() throws -> Expectation {
    let data = try Data(contentsOf: URL(fileURLWithPath: path + ".expected.json"))
    return try JSONDecoder().decode(Expectation.self, from: data)
  }

  static let folders = ["accept", "degrade", "refuse"]
  static let all = folders.flatMap { files(in: $0) }
  static let withMend = all.filter { $0.folder != "accept" }

  /// The names of all files in a folder, with their endings.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
    return (names ?? []).sorted()
  }

  static func files(in folder: String) -> [ConformanceFile] {
    names(in: folder).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".expected.json") }
      .map { ConformanceFile(folder: folder, name: String($0.dropLast(".json".count))) }
  }
}
