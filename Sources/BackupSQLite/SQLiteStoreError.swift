/// Why a store in a file of SQLite gives no answer; what was there before is there still.
public struct SQLiteStoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, as a stable word.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// For example `store/busy`.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// What went wrong.
  public let code: Code
  /// What went wrong, in lower case; it stands alone.
  public let message: String
  /// What to do; `nil` where nobody can say.
  public let help: String?
  /// The extended result code of SQLite, for a report; `nil` where SQLite was not asked.
  public let resultCode: Int32?

  init(_ code: Code, _ message: String, help: String? = nil, resultCode: Int32? = nil) {
    self.code = code
    self.message = message
    self.help = help
    self.resultCode = resultCode
  }

  /// The code and the message.
  public var description: String { code.description + ": " + message }
}

extension SQLiteStoreError.Code {
  /// There is no such file.
  public static let notFound = Self("store/not-found")
  /// The file cannot be opened, or its folder not be written.
  public static let cannotOpen = Self("store/cannot-open")
  /// The file is no database of SQLite.
  public static let notDatabase = Self("store/not-a-database")
  /// The file is a database of SQLite with nothing in it.
  public static let empty = Self("store/empty-file")
  /// The file is a database of SQLite that something else made.
  public static let foreignFile = Self("store/foreign-file")
  /// A newer release has changed the tables.
  public static let newerSchema = Self("store/newer-schema")
  /// The tables have to be brought up to date first, and the file is open for reading only.
  public static let olderSchema = Self("store/older-schema")
  /// The SQLite of the system is too old.
  public static let oldLibrary = Self("store/old-library")
  /// Another connection holds the file for longer than was waited, or has changed it while it was read.
  public static let busy = Self("store/busy")
  /// The disk, or the file, has no more room.
  public static let full = Self("store/full")
  /// The file does not hold what a store holds.
  public static let damaged = Self("store/damaged")
  /// The store may be read and not written.
  public static let readOnly = Self("store/read-only")
  /// The store is in safe mode.
  public static let safeMode = Self("store/safe-mode")
  /// The system could not read or write the file.
  public static let io = Self("store/io")
  /// A document is larger than SQLite keeps.
  public static let tooLarge = Self("store/too-large")
  /// A document is no text in UTF-8.
  public static let notText = Self("store/not-text")
  /// There is not enough memory.
  public static let memory = Self("store/memory")
  /// The store was closed, or had to be.
  public static let closed = Self("store/closed")
  /// A transaction within a transaction or a reading, or one that is used after its end.
  public static let misuse = Self("store/misuse")
  /// SQLite refuses for a reason that has no code of its own.
  public static let failed = Self("store/failed")

  /// All codes, in the order of Spec/store.md.
  package static let all: [Self] = [
    .notFound, .cannotOpen, .notDatabase, .empty, .foreignFile, .newerSchema, .olderSchema, .oldLibrary,
    .busy, .full, .damaged, .readOnly, .safeMode, .io, .tooLarge, .notText, .memory, .closed, .misuse,
    .failed,
  ]
}
