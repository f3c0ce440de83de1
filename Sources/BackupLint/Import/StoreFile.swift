import BackupFiles
import BackupImport
import BackupSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a store that a command line names.
struct StoreFile {
  let path: String
  private let surroundings: Surroundings

  /// - Throws: ``UsageError`` where none is named, or a folder.
  init(_ invocation: Invocation, _ surroundings: Surroundings) throws(UsageError) {
    guard let path = invocation.value(.store), !path.isEmpty else {
      throw UsageError(
        message: "`\(invocation.command.rawValue)` needs a store: name its file with `--store`",
        command: invocation.command.rawValue
      )
    }
    if FileKind(path) == .folder {
      throw UsageError(message: "\(path.visible) is a folder", command: invocation.command.rawValue)
    }
    for argument in invocation.arguments + [invocation.value(.output)].compactMap(\.self)
    where argument != "-" {
      guard let node = FileNode(path), FileNode(argument) == node else { continue }
      throw UsageError(
        message: "\(argument.visible) is the store, and cannot be the backup as well",
        command: invocation.command.rawValue
      )
    }
    self.path = path
    self.surroundings = surroundings
  }

  /// Whether there is something under its name.
  var isThere: Bool { FileKind(path) != nil }

  /// The folder that it stands in.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opens the store.
  ///
  /// - Returns: `nil` where that is not possible, which was told.
  func open(_ access: SQLiteStore.Access) -> SQLiteStore? {
    if FileKind(folder) == nil {
      surroundings.complain("cannot open the store \(path.visible): there is no such folder")
      return nil
    }
    do throws(SQLiteStoreError) {
      return try SQLiteStore(path, access)
    } catch {
      let help = error.help.map { "; " + $0 } ?? ""
      surroundings.complain("cannot open the store \(path.visible): \(error.message)\(help)")
      return nil
    }
  }

  /// Takes back a store that was made for an import which did not come about.
  func remove(_ store: SQLiteStore) {
    store.close()
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
  }
}
