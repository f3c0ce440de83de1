import Foundation

/// The public conformance suites that tests read. They are data, and not part of the package.
///
/// They are looked for in the folder that `BACKUP_CORPORA` names, else in `../shared/corpora` beside the package.
enum Corpora {
  private static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["BACKUP_CORPORA"] { return URL(fileURLWithPath: path) }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("shared/corpora")
  }()

  /// Whether a suite is there; tests that need it are skipped where it is not.
  static func isPresent(_ suite: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(suite).path)
  }

  /// The bytes of a file of the suites.
  static func bytes(_ relative: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(relative)))
  }

  /// A JSON file of the suites, as Foundation reads it.
  static func json(_ relative: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try bytes(relative)), options: [.fragmentsAllowed])
  }
}
