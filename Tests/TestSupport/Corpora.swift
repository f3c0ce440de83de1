internal import Foundation

/// The public conformance suites that tests read. They are data, and not part of the package.
///
/// They are looked for in the folder that `BACKUP_CORPORA` names, else in `../shared/corpora` beside the package.
public enum Corpora {
  /// The folder of all suites, whether it exists or not.
  public static let root: String =
    ProcessInfo.processInfo.environment["BACKUP_CORPORA"]
    ?? URL(fileURLWithPath: packageRoot).deletingLastPathComponent().path + "/shared/corpora"

  /// The folder of `Package.swift`.
  public static let packageRoot: String = {
    let file = URL(fileURLWithPath: #filePath)
    return file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }()

  /// Whether a suite is there; tests that need it are skipped where it is not.
  public static func isPresent(_ suite: String) -> Bool {
    FileManager.default.fileExists(atPath: path(suite))
  }

  /// The path of a file or folder of the suites.
  public static func path(_ relative: String) -> String { root + "/" + relative }

  /// The bytes of a file of the suites.
  public static func bytes(_ relative: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(relative))))
  }

  /// The objects of a JSON file of the suites that holds an array of them.
  public static func objects(_ relative: String) throws -> [[String: Any]] {
    try json(relative) as? [[String: Any]] ?? []
  }

  /// A JSON file of the suites, as Foundation reads it.
  public static func json(_ relative: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try bytes(relative)), options: [.fragmentsAllowed])
  }

  /// The names in a folder of the suites, sorted.
  public static func names(in relative: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(relative)).sorted()
  }
}
