public import BackupFormat
public import BackupJSON
public import BackupUpgrade

/// A file whose format and version are known.
public struct IdentifiedBackup: Sendable {
  let importer: Importer
  let content: InputBytes
  /// What the check by the contract of its own version has found.
  public let report: CheckReport
  /// The format and version that the file states.
  public let identity: FileIdentity
  let contract: Contract
  /// The contract that the store's documents follow.
  let current: Contract

  /// Whether the file is of a newer minor: what that has added comes through as what is kept and not understood.
  public var isNewerMinor: Bool {
    identity.version.major == current.version.major && identity.version > current.version
  }

  /// Whether the file has to be upgraded.
  public var isOlderMajor: Bool { identity.version.major < current.version.major }

  /// Upgrades a file of an older major to the current one; any other stays as it is.
  ///
  /// - Throws: `invalid` for a file with errors by its own version, `notUpgraded`.
  public func convert(_ options: UpgradeOptions = UpgradeOptions()) throws(ImportError) -> ConvertedBackup {
    guard report.verdict != .refused else { throw .invalid(report) }
    guard isOlderMajor else { return ConvertedBackup(original: self, content: content, conversion: nil) }
    let conversion = importer.chain.upgrade(content, checked: report, to: nil, options)
    guard case .converted(let output) = conversion.outcome else {
      throw ImportError(
        .notUpgraded,
        "the file of version \(identity.version) could not be upgraded to \(current.version)",
        help: "nothing of it was used; mend what is named as an error, then import it again",
        findings: conversion.findings
      )
    }
    return ConvertedBackup(original: self, content: output, conversion: conversion)
  }
}

/// A backup of the current major.
public struct ConvertedBackup: Sendable {
  /// The file as it was.
  public let original: IdentifiedBackup
  /// The bytes of the current major: those of the file, or what the upgrade has made of them.
  public let content: InputBytes
  /// What the upgrade did, with its losses; `nil` where none was needed.
  public let conversion: Conversion?

  /// Checks everything against the current contract and reads the records.
  ///
  /// - Throws: `invalid` with every fault; `cancelled`.
  public func check(_ watch: @escaping ImportWatch = { _ in true }) throws(ImportError) -> CheckedBackup {
    let report = currentReport()
    guard report.verdict != .refused else { throw .invalid(report) }
    let identity = conversion == nil ? original.identity : report.identity ?? original.identity
    do {
      let records = try ContentReader.read(content, identity, by: NormalContract(original.current)) {
        watch(ImportProgress(step: .reading, completed: $0, total: $1))
      }
      return CheckedBackup(converted: self, report: report, content: records)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .unreadable: throw ImportError(.invalid, "the file could not be read")
      }
    }
  }

  /// The check by the current contract, which an older minor may not have passed yet.
  private func currentReport() -> CheckReport {
    let current = original.current
    if conversion == nil, original.identity.version >= current.version { return original.report }
    let library = FormatLibrary(withoutMistakes: [current])
    return BackupChecker(library).check(content, BackupChecker.Options(now: original.importer.now))
  }
}

/// A backup that may be imported: every record was checked by the current contract.
public struct CheckedBackup: Sendable {
  let converted: ConvertedBackup
  /// What the check by the current contract has found, at places of ``ConvertedBackup/content``.
  public let report: CheckReport
  package let content: BackupContent

  /// The stage before.
  public var source: ConvertedBackup { converted }

  /// The hash of what it holds.
  public var contentHash: ContentHash { ContentHash(of: content) }

  /// How many records there are.
  public var recordCount: Int { content.recordCount }
}
