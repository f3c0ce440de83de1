import Foundation

/// A folder for the files of one run, removed at its end.
struct TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "backup-lint-benchmarks-\(getpid())").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Writes an old file of about a size and gives its path.
  func old(_ format: OldFormat, _ size: Int) throws -> String {
    let file = "\(path)/\(format.rawValue)-\(size).json"
    try Data(format.bytes(of: size)).write(to: URL(filePath: file))
    return file
  }

  /// Writes a Seaglass file of about a size and gives its path.
  func seaglass(_ size: Int, _ layout: Layout) throws -> String {
    let file = "\(path)/seaglass-\(size)-\(layout.rawValue).json"
    try Data(SeaglassFile.bytes(of: size, layout)).write(to: URL(filePath: file))
    return file
  }
}
