public import BackupJSON

/// Why an import went no further. Where the code is `notVerified` the store was written; otherwise it is as it was.
public struct ImportError: Error, Sendable, CustomStringConvertible {
  /// The kind of refusal, with an id that never changes.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The id, for example `import/newer-major`.
    public let description: String

    /// All of them.
    public static let all: [Code] = [
      .notABackup, .envelope, .notOpened, .newerMajor, .unknownVersion, .notUpgraded, .invalid, .otherFormat,
      .storeNewer, .storeOlder, .storeBroken, .storeFailed, .storeEmpty, .safeMode, .storeChanged,
      .noSafetyCopy, .emptyFile, .formConflict, .mergeInvalid, .cancelled, .notVerified,
    ]

    private init(_ name: String) { description = "import/" + name }

    /// The file is no backup of a known format.
    public static let notABackup = Code("not-a-backup")
    /// The envelope of an encrypted backup is not in order.
    public static let envelope = Code("envelope")
    /// The passcode is wrong, or the encrypted file is damaged.
    public static let notOpened = Code("not-opened")
    /// The file is of a newer major than can be read.
    public static let newerMajor = Code("newer-major")
    /// The file is of a version that is not known.
    public static let unknownVersion = Code("unknown-version")
    /// The file is of an older major and could not be upgraded.
    public static let notUpgraded = Code("not-upgraded")
    /// Something in the file is an error; nothing of it is used.
    public static let invalid = Code("invalid")
    /// The store has documents of another format.
    public static let otherFormat = Code("other-format")
    /// The store has documents of a newer version than this importer knows.
    public static let storeNewer = Code("store-newer")
    /// The store has documents of an older major.
    public static let storeOlder = Code("store-older")
    /// The store does not keep what it promises: its documents are not in order, or are not what it says.
    public static let storeBroken = Code("store-broken")
    /// The store could not be read or written.
    public static let storeFailed = Code("store-failed")
    /// The store has nothing to export.
    public static let storeEmpty = Code("store-empty")
    /// The store may only be read.
    public static let safeMode = Code("safe-mode")
    /// The store was written since the plan was made, or the plan was made for another one.
    public static let storeChanged = Code("store-changed")
    /// No safety copy could be made.
    public static let noSafetyCopy = Code("no-safety-copy")
    /// The file has no records, and would replace a store that has some.
    public static let emptyFile = Code("empty-file")
    /// The form of the file and that of the store have one id for two questions of different kinds.
    public static let formConflict = Code("form-conflict")
    /// The merged content would break a limit or rule of the format.
    public static let mergeInvalid = Code("merge-invalid")
    /// Somebody ended it.
    public static let cancelled = Code("cancelled")
    /// The store was written, and does not hold what was written, or cannot be read back.
    public static let notVerified = Code("not-verified")
  }

  /// The kind of refusal.
  public let code: Code
  /// What happened: lower case, one clause, for a person.
  public let reason: String
  /// What to do; `nil` where nothing is known.
  public let help: String?
  /// What was found in the file, where that is the reason.
  public let findings: [Finding]
  /// Where the copy of what the store held before lies, for `notVerified`; `nil` where there is none.
  public let safetyCopy: String?

  package init(
    _ code: Code,
    _ reason: String,
    help: String? = nil,
    findings: [Finding] = [],
    safetyCopy: String? = nil
  ) {
    self.code = code
    self.reason = reason
    self.help = help
    self.findings = findings
    self.safetyCopy = safetyCopy
  }

  public var description: String { help.map { "\(reason); \($0)" } ?? reason }
}

extension ImportError {
  package static let storeChanged = ImportError(
    .storeChanged,
    "the store was written since the import was planned",
    help: "nothing was written; plan it again"
  )

  /// - Parameter reason: why the store may not be written.
  package static func safeMode(_ reason: String) -> ImportError {
    ImportError(.safeMode, "the store may only be read: \(reason)", help: "nothing was written")
  }

  static let otherStore = ImportError(
    .storeChanged,
    "the import was planned for another store",
    help: "nothing was written; plan it for this one"
  )

  static let cancelled = ImportError(.cancelled, "the import was ended; nothing was written")

  /// What a store threw.
  init(store error: any Error) {
    self = (error as? ImportError) ?? ImportError(.storeFailed, "the store failed: \(error)")
  }
}
