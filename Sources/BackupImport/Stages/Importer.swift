public import BackupEnvelope
import BackupFormat
public import BackupJSON
public import BackupUpgrade
public import BackupValues

/// Imports backups, stage by stage. Each stage is a value that an app can look at, with one method that leads to the
/// next; nothing is written before the last.
///
/// ```
/// bytes ─ open ─ identify ─ convert ─ check ─ plan ─ apply
/// ```
///
/// A complete import; every stage throws ``ImportError``:
/// ```swift
/// let importer = Importer(UpgradeChain(library, steps: steps), now: now)
/// let opened: OpenedBackup
/// switch try importer.open(file) {
/// case .opened(let backup): opened = backup
/// case .locked(let locked): opened = try locked.unlock(passcode())
/// }
/// let identified = try opened.identify()  // its format, its version, whether it is newer
/// let converted = try identified.convert()  // what an upgrade has changed and lost
/// let checked = try converted.check()  // every warning, every record in its normal form
/// let plan = try checked.plan(for: store)  // new, changed, same, for each mode
/// guard let mode = confirm(plan) else { return nil }
/// return .done(try plan.apply(mode, to: store, safety: copies))
/// ```
///
/// Spec/import.md says what each stage refuses.
public struct Importer: Sendable {
  /// What files are upgraded with, and the formats that are known.
  public let chain: UpgradeChain
  /// The time of the import, against which times in the future are judged.
  public let now: UTCMoment

  /// Makes an importer.
  ///
  /// - Parameter now: what the clock says. A wrong one does no harm but that records of the future are believed.
  public init(_ chain: UpgradeChain, now: UTCMoment) {
    self.chain = chain
    self.now = now
  }

  /// What opening a file came to.
  public enum Opening: Sendable {
    /// The file is not encrypted.
    case opened(OpenedBackup)
    /// The file is encrypted, and its envelope in order; ask for the passcode.
    case locked(LockedBackup)
  }

  /// A file that was opened already, or was never encrypted.
  package func opened(_ content: InputBytes) -> OpenedBackup {
    OpenedBackup(importer: self, content: content)
  }

  /// Looks whether a file is encrypted.
  ///
  /// - Throws: `envelope` for an encrypted file that no passcode could open.
  public func open(_ input: InputBytes) throws(ImportError) -> Opening {
    guard Envelope.isEncrypted(input) else { return .opened(OpenedBackup(importer: self, content: input)) }
    let reading = Envelope.inspect(input, among: chain.library)
    guard let backup = reading.backup else {
      throw ImportError(
        .envelope,
        reading.findings.first { $0.severity == .error }?.message.rendered(redacting: true)
          ?? "the encrypted file is not in order",
        help: "take another copy of the file",
        findings: reading.findings
      )
    }
    return .locked(LockedBackup(importer: self, encrypted: backup, findings: reading.findings))
  }
}

/// An encrypted backup that waits for its passcode.
public struct LockedBackup: Sendable {
  let importer: Importer
  /// What is known of it without the passcode.
  public let encrypted: EncryptedBackup
  /// Warnings about the envelope.
  public let findings: [Finding]

  /// Opens it.
  ///
  /// - Throws: `notOpened`.
  public func unlock(_ passcode: Passcode) throws(ImportError) -> OpenedBackup {
    do {
      return OpenedBackup(importer: importer, content: try encrypted.open(passcode))
    } catch {
      throw ImportError(
        .notOpened,
        error.reason,
        help: error.hint ?? "type the passcode with which the backup was made",
        findings: error.finding.map { [$0] } ?? []
      )
    }
  }
}

/// A file that is not encrypted, or no longer.
public struct OpenedBackup: Sendable {
  let importer: Importer
  /// The bytes of the file.
  public let content: InputBytes

  /// Finds out the format and version, and checks the file by the contract of its own version.
  ///
  /// - Throws: `notABackup`, `newerMajor`, `unknownVersion`.
  public func identify() throws(ImportError) -> IdentifiedBackup {
    let library = importer.chain.library
    let report = BackupChecker(library).check(content, BackupChecker.Options(now: importer.now))
    guard let identity = report.identity else { throw ImportError.notABackup(report) }
    guard let contract = library.contract(for: identity),
      let newest = library.contracts(of: identity.format).last, report.reading.isJudged
    else { throw ImportError.unreadable(report, identity, library) }
    return IdentifiedBackup(
      importer: importer,
      content: content,
      report: report,
      identity: identity,
      contract: contract,
      current: newest
    )
  }
}

extension ImportError {
  fileprivate static func notABackup(_ report: CheckReport) -> ImportError {
    let first = report.findings.first { $0.severity == .error }
    return ImportError(
      .notABackup,
      first?.message.rendered(redacting: true) ?? "the file is no backup of a known format",
      help: first?.help?.description ?? "choose another file",
      findings: report.findings
    )
  }

  /// The format is known and the version is not, or the file could not be read far enough.
  fileprivate static func unreadable(
    _ report: CheckReport,
    _ identity: FileIdentity,
    _ library: FormatLibrary
  )
    -> ImportError
  {
    let title = library.title(of: identity.format) ?? identity.format
    guard let newest = library.newestVersion(of: identity.format), identity.version.major > newest.major
    else {
      guard library.contract(for: identity) != nil else {
        return ImportError(
          .unknownVersion,
          "version \(identity.version) of \(identity.format) is not known",
          findings: report.findings
        )
      }
      return .invalid(report)
    }
    return ImportError(
      .newerMajor,
      "the file has version \(identity.version), and the newest that can be read is \(newest)",
      help: "update \(title), then import the file again",
      findings: report.findings
    )
  }

  static func invalid(_ report: CheckReport) -> ImportError {
    let count = report.counts[.error] ?? 0
    return ImportError(
      .invalid,
      count == 1 ? "the file has an error" : "the file has \(count) errors",
      help: "nothing of it was used; mend what is named as an error, then import it again",
      findings: report.findings
    )
  }
}
