import Foundation
import TestSupport

@testable import BackupLint

/// A run over files in a folder of its own, whose name is taken out of what it answers.
struct ReportRun {
  let status: BackupLint.ExitStatus
  let output: String
  let errors: String

  static let full: String = {
    let path = Corpora.packageRoot + "/Tests/EndToEndTests/Files/full.json"
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  /// A fault with a fix that shows a value, a safe fix, a warning, a clean file, and one that is not there.
  static let usual: [(name: String, text: String)] = [
    ("warning.json", full.replacingOccurrences(of: "\"slip\"", with: "\"slippp\"")),
    ("fault.json", full.replacingOccurrences(of: "1400", with: "14.00")),
    ("comma.json", full.replacingOccurrences(of: "\"week\"}", with: "\"week\",}")),
    ("clean.json", full),
  ]

  init(
    _ format: ReportFormat,
    _ flags: [String] = [],
    files: [(name: String, text: String)] = ReportRun.usual,
    missing: [String] = ["missing.json"],
    folder given: TemporaryFolder? = nil
  ) throws {
    let folder = try given ?? TemporaryFolder()
    for file in files { try Data(file.text.utf8).write(to: URL(filePath: folder.path + "/" + file.name)) }
    let paths = (files.map(\.name) + missing).map { folder.path + "/" + $0 }
    let run = ToolRun(["check", "--format", format.rawValue] + flags + paths)
    status = run.status
    output = run.output.replacingOccurrences(of: folder.path + "/", with: "")
    errors = run.errors.replacingOccurrences(of: folder.path + "/", with: "")
  }
}

/// A folder that goes when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "backup-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }
}
