import BackupJSON
import TestSupport
import Testing

/// A file of Schemas/, and where its text stands in the sources.
struct EmbeddedFile: Sendable, CustomTestStringConvertible {
  /// The path below Schemas/.
  let path: String
  /// The name of the constant.
  let name: String
  /// The type that has it, and the folder that it is in.
  let type: String

  static let contracts: [EmbeddedFile] =
    [EmbeddedFile(path: "mood-journal-backup/1.0.contract.json", name: "moodJournal1", type: "ContractFiles")]
    + (1...4).map { version in
      EmbeddedFile(
        path: "spendrop-backup/\(version).0.contract.json",
        name: "spendrop\(version)",
        type: "ContractFiles"
      )
    }

  static let steps: [EmbeddedFile] =
    [
      EmbeddedFile(
        path: "mood-journal-backup/1-to-2.upgrade.json",
        name: "moodJournal1To2",
        type: "StepFiles"
      )
    ]
    + (1...4).map { version in
      EmbeddedFile(
        path: "spendrop-backup/\(version)-to-\(version + 1).upgrade.json",
        name: "spendrop\(version)To\(version + 1)",
        type: "StepFiles"
      )
    }

  static let all = contracts + steps

  var testDescription: String { path }
  var file: String { "\(Corpora.packageRoot)/Schemas/\(path)" }
  var source: String {
    "\(Corpora.packageRoot)/Sources/BackupFormats/\(type)/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
  }

  /// The Swift source with the text of the file, in lines of a length that editors like: each goes on in the next one.
  func madeSource() throws -> String {
    let compact = try JSONWriter(.compact).write(JSONDocument(reading: InputBytes.file(file)))
    var lines: [String] = []
    var rest = Array(String(decoding: compact, as: UTF8.self))[...]
    while rest.count > 100 {
      let end = rest.prefix(100).lastIndex(of: ",").map { $0 + 1 } ?? rest.startIndex + 100
      lines.append(String(rest[..<end]) + "\\#")
      rest = rest[end...]
    }
    lines.append(String(rest))
    let quotes = "\"\"\""
    return """
      // Made of Schemas/\(path) by `make generate`.
      extension \(type) {
        static let \(name) = #\(quotes)
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \(quotes)#
      }

      """
  }
}
