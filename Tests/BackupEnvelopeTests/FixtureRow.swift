import BackupJSON
import Foundation
import TestSupport
import Testing

/// A row of fixtures/envelope/cases.tsv: a file, and what becomes of it.
struct FixtureRow: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable, CaseIterable {
    /// It is opened.
    case opens
    /// It asks for more than a reader gives, or for what makes no sense.
    case bounds
    /// It is no envelope of version 1.
    case structure
    /// Its checksum is wrong.
    case damaged
    /// Its envelope is in order, and the passcode does not open it.
    case locked = "wrong-passcode-or-damaged"
    /// It has an envelope that is not known.
    case newer
  }

  let path: String
  let kind: Kind
  let passcode: String
  /// Those of the findings: for one that opens, all of them; else the errors.
  let rules: [String]

  var testDescription: String { path }

  static let folder = Corpora.packageRoot + "/fixtures/envelope"

  func input() throws -> InputBytes { try InputBytes.file("\(Self.folder)/\(path)") }

  static let all: [FixtureRow] = {
    guard let text = try? String(contentsOfFile: folder + "/cases.tsv", encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return FixtureRow(
        path: columns[0],
        kind: Kind(rawValue: columns[1])!,
        passcode: try! JSONDecoder().decode(String.self, from: Data(columns[2].utf8)),
        rules: columns[3].split(separator: " ").map(String.init)
      )
    }
  }()

  static func of(_ kinds: Set<Kind>) -> [FixtureRow] { all.filter { kinds.contains($0.kind) } }
}
