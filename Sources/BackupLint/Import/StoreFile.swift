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
    let places = StoreFile.files(path).compactMap { (try? ReportTarget($0))?.place }
    for argument in invocation.arguments + [invocation.value(.output)].compactMap(\.self)
    where argument != "-" {
      let isSame = FileNode(path).map { FileNode(argument) == $0 } ?? false
      let isBeside = (try? ReportTarget(argument))?.place.map(places.contains) ?? false
      guard isSame || isBeside else { continue }
      throw UsageError(
        message: "\(argument.visible) is the store, and cannot be the backup as well",
        command: invocation.command.rawValue
      )
    }
    self.path = path
    self.surroundings = surroundings
  }

  /// The files of a store: that of its name, and those that SQLite keeps beside it.
  static func files(_ path: String) -> [String] { ["", "-wal", "-shm", "-journal"].map { path + $0 } }

  /// Whether there is something under its name.
  var isThere: Bool { FileKind(path) != nil }

  /// The folder that it stands in.
  var folder: String { OutputPlace.folder(of: path) }

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

  /// What has become of a file that was to be made.
  enum Making: Equatable {
    /// This process has made it, and nobody else.
    case made(FileNode)
    /// There is something under its name already.
    case taken
    /// The system refuses, and will say why where it is opened.
    case refused
  }

  /// Makes the file of the store, with nothing in it, where there is none: so it is known whose it is.
  func make() -> Making {
    let descriptor = openFile(OutputPlace(path).path)
    guard descriptor >= 0 else { return errno == EEXIST ? .taken : .refused }
    close(descriptor)
    return FileNode(path).map { .made($0) } ?? .refused
  }

  /// Takes back a store that was made for an import which did not come about; one that this process has not made, or that
  /// holds something by now, stays.
  func remove(_ making: Making) {
    guard case .made(let node) = making, FileNode(path) == node, holdsNothing else { return }
    for file in StoreFile.files(OutputPlace(path).path) { unlink(file) }
  }

  private var holdsNothing: Bool {
    do throws(SQLiteStoreError) {
      let store = try SQLiteStore(path, .readOnly)
      defer { store.close() }
      return try store.content() == nil
    } catch {
      return error.code == .empty
    }
  }
}

private func openFile(_ path: String) -> Int32 { open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644) }
