import BackupFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a store: the database, and what SQLite keeps beside it while it is in use.
///
/// They are only looked at from outside: closing a file that SQLite has open as well would give up its locks.
struct StoreFile {
  /// How a file can be read without writing anything.
  enum Reading {
    /// With the locks of SQLite: others may use it, and the files beside it are there.
    case shared
    /// As a file that nobody changes: it has nothing beside it.
    case alone
    /// Together with the log that an interrupted program has left, which stays as it is.
    case withLog
  }

  /// A path that SQLite takes for nothing but a path.
  let path: String

  /// Resolves a path.
  ///
  /// - Throws: `store/cannot-open` for a path that no file can have.
  init(_ path: String) throws(SQLiteStoreError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteStoreError(.cannotOpen, "the name of the store is no name of a file")
    }
    let place = OutputPlace(path)
    if let refusal = place.refusal {
      throw SQLiteStoreError(.cannotOpen, "the store cannot be opened: " + refusal)
    }
    // The files beside it are beside the end of all symbolic links. A name could also be taken for a URI.
    self.path = place.path.hasPrefix("/") ? place.path : "./" + place.path
  }

  /// Whether there is such a file.
  var exists: Bool { size(of: "") != nil }

  /// Whether the file is there and has bytes.
  var hasBytes: Bool { (size(of: "") ?? 0) > 0 }

  /// Whether the file has one byte, which is no database.
  var hasOneByte: Bool { size(of: "") == 1 }

  /// Whether SQLite has something to undo before the file can be read.
  var hasJournal: Bool { (size(of: "-journal") ?? 0) > 0 }

  /// How it can be read without writing anything.
  var reading: Reading {
    if hasJournal { return .shared }
    guard let log = size(of: "-wal") else { return .alone }
    if size(of: "-shm") != nil { return .shared }
    return log > 0 ? .withLog : .alone
  }

  /// The same path as a URI, for what only a URI can say.
  func uri(_ query: String) -> String {
    // Two slashes in front of a path are one host with no name.
    var text = Array((path.hasPrefix("/") ? "file://" : "file:").utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        text += Array(("%" + String(byte, radix: 16)).utf8)
      default:
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self) + "?" + query
  }

  /// What changes where somebody writes into the database or its log.
  var mark: Mark { Mark(database: status(of: "").map(Entry.init), log: status(of: "-wal").map(Entry.init)) }

  /// Two equal ones mean that nobody has written in between.
  struct Mark: Hashable {
    fileprivate let database: Entry?
    fileprivate let log: Entry?
  }

  fileprivate struct Entry: Hashable {
    let node: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      node = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  private func size(of ending: String) -> Int64? { status(of: ending).map { Int64($0.st_size) } }

  private func status(of ending: String) -> stat? {
    var status = stat()
    return stat(path + ending, &status) == 0 ? status : nil
  }
}
