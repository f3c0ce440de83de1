import BackupImport
import BackupSQLite
import Foundation

/// A folder for one test, which goes with it.
final class Scratch {
  let folder: URL
  /// Where the store of the test lies.
  var path: String { file("store.sqlite") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "backup-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> String { folder.appending(path: name).path }

  /// The bytes of each file by its name.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: file($0)))) }
    )
  }

  /// The code with which a call fails; `nil` where it does not.
  static func code(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let error as SQLiteStoreError {
      return error.code.description
    } catch {
      return "\(error)"
    }
  }
}
