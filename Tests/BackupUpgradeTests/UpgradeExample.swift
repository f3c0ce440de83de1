import BackupFormat
import BackupJSON
import BackupUpgrade
import Foundation
import TestSupport

/// A document before and after operations, as Spec/upgrade.md shows them.
struct UpgradeExample: Sendable, CustomStringConvertible {
  /// The line of the page.
  let line: Int
  /// The operation of the section that the example stands in.
  let section: String
  /// The rule that the operations break or note; `nil` where they do what the example shows.
  let rule: String?
  let document: JSONDocument

  var description: String { "upgrade.md:\(line) \(section)" }

  var before: JSONValue { document.root.objectValue?["before"] ?? .null }
  var after: JSONValue? { document.root.objectValue?["after"] }

  /// A step file with the operations of the example, and a mark where they have none.
  func stepFile() throws -> InputBytes {
    var operations = document.root.objectValue?["operations"]?.arrayValue ?? []
    if !operations.contains(where: { $0.objectValue?["do"] == "mark" }) {
      operations.append(["do": "mark", "set": ["mark": true]])
    }
    let mark = operations.first { $0.objectValue?["do"] == "mark" }?.objectValue?["set"]
    let to = mark?.objectValue?["version"]?.objectValue?["major"]?.integerValue ?? 2
    let file: JSONValue = [
      "kind": "backup-upgrade", "upgrade": 1, "format": "example-backup", "from": .integer(to - 1),
      "to": .integer(to),
      "operations": .array(operations),
    ]
    return InputBytes(try JSONWriter(.pretty).write(file))
  }

  /// All examples of the page.
  static let all: [UpgradeExample] = {
    let path = Corpora.packageRoot + "/Spec/upgrade.md"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var examples: [UpgradeExample] = []
    var section = ""
    var opening: (line: Int, words: [Substring])?
    var block: [Substring] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if opening == nil, line.hasPrefix("### `") { section = String(line.dropFirst(5).prefix { $0 != "`" }) }
      guard line.hasPrefix("```") else {
        if opening != nil { block.append(line) }
        continue
      }
      guard let start = opening else {
        opening = (number + 1, line.dropFirst(3).split(separator: " "))
        continue
      }
      opening = nil
      defer { block = [] }
      guard start.words.count >= 3, start.words[0] == "json", start.words[1] == "upgrade",
        let document = try? JSONDocument(reading: block.joined(separator: "\n"))
      else { continue }
      examples.append(
        UpgradeExample(
          line: start.line,
          section: section,
          rule: start.words.count == 4 ? String(start.words[3]) : nil,
          document: document
        )
      )
    }
    return examples
  }()
}
