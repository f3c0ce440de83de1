import Foundation
import TestSupport
import Testing

@testable import BackupLint

/// A text in Documentation/ that is made from the command table.
struct MadeDocument: Sendable, CustomTestStringConvertible {
  /// The path below Documentation/.
  let path: String
  let text: String

  var testDescription: String { path }

  static let folder = Corpora.packageRoot + "/Documentation"

  static let all: [MadeDocument] =
    [MadeDocument(path: "backup-lint.1", text: ManualPage().text)]
    + Shell.allCases.map { MadeDocument(path: "completions/\($0.fileName)", text: $0.completions) }
    + helpTopics.map { MadeDocument(path: "help/\($0.name).txt", text: HelpText($0.topic).text) }

  private static let helpTopics: [(name: String, topic: HelpTopic)] =
    [("backup-lint", .tool)]
    + CompletedCommands(all: CommandTable.commands).groups.map { ($0, .group($0)) }
    + CommandName.allCases.map { ($0.words.joined(separator: "-"), .command($0)) }

  /// What is committed; written first where files are made anew.
  func committed() throws -> String {
    let file = URL(filePath: "\(MadeDocument.folder)/\(path)")
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The paths of all files that are there.
  static func there() -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }
}
