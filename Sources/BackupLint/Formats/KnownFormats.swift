import BackupFormat
import BackupFormats
import BackupJSON

/// The formats of a run: those that the tool ships, and those of the contract files that it is given.
struct KnownFormats {
  /// Every version of every format.
  let contracts: [Contract]
  /// All of them, ready for checking.
  let library: FormatLibrary
  /// How the project wants to see what is found.
  var configuration = Configuration()

  /// Those that the tool ships.
  static let shipped = KnownFormats(contracts: ShippedFormats.contracts, library: ShippedFormats.library)

  /// What the files say about a format takes the place of all that the tool knows of it.
  ///
  /// - Precondition: the contracts come from a ``ContractReader`` and have no mistakes.
  init(given: [Contract]) {
    let shipped = ShippedFormats.contracts.filter { shipped in
      !given.contains { $0.format.utf8.elementsEqual(shipped.format.utf8) }
    }
    contracts = shipped + given
    library = FormatLibrary(withoutMistakes: contracts)
  }

  private init(contracts: [Contract], library: FormatLibrary) {
    self.contracts = contracts
    self.library = library
  }

  /// Checks a file: a backup of one of the formats, or a contract file.
  func check(_ input: InputBytes, _ options: BackupChecker.Options) -> CheckedFile {
    checked(input, report(on: input, options))
  }

  /// A file that was checked, with its report.
  func checked(_ input: InputBytes, _ report: CheckReport) -> CheckedFile {
    let isContract = report.identity?.format == ContractFileFormat.contract.format
    return CheckedFile(input, report, isPersonal: !isContract)
  }

  /// Applies fixes to a file: a backup of one of the formats, or a contract file.
  func fix(
    _ input: InputBytes,
    allowing safety: Fix.Safety,
    _ options: BackupChecker.Options
  ) -> FixedText {
    FixRun.fix(input, allowing: safety) { input, purpose in
      var options = options
      options.purpose = purpose
      return report(on: input, options)
    }
  }

  /// What there is to say about a file: a backup of one of the formats, or a contract file.
  ///
  /// This is the one place where the severities of a configuration come in.
  func report(on input: InputBytes, _ options: BackupChecker.Options) -> CheckReport {
    configuration.applied(to: plainReport(on: input, options))
  }

  private func plainReport(on input: InputBytes, _ options: BackupChecker.Options) -> CheckReport {
    let report = BackupChecker(library).check(input, options)
    let reader = ContractReader()
    // A contract file names the format that it describes, and is no file of it: only a refused one is asked.
    guard report.verdict == .refused, reader.recognises(input) else { return report }
    return reader.read(input).report
  }

  /// All versions of a format, the oldest first; empty where it is not known.
  func versions(of format: String) -> [Contract] {
    contracts.filter { $0.format.utf8.elementsEqual(format.utf8) }.sorted { $0.version < $1.version }
  }

  /// The contract of a version, where it or its major is known: the newest one of that major that is not newer.
  func contract(of identity: FileIdentity) -> Contract? {
    let major = versions(of: identity.format).filter { $0.version.major == identity.version.major }
    return major.last { $0.version <= identity.version } ?? major.first
  }

  /// The contract that a command line names.
  ///
  /// - Parameters:
  ///   - format: the id, for example `seaglass-backup`.
  ///   - version: `M.m`; `nil` for the newest.
  /// - Throws: ``UsageError`` with what is known, where there is no such contract.
  func contract(
    named format: String,
    version text: String?,
    for command: CommandName
  ) throws(UsageError) -> Contract {
    let family = versions(of: format)
    guard let newest = family.last else {
      let known = ids
      throw UsageError(
        message: "there is no format `\(format.visible)`; known are \(known.joined(separator: ", "))",
        suggestion: Suggestion.nearest(to: format, among: known),
        command: command.rawValue
      )
    }
    guard let text else { return newest }
    guard let version = FormatVersion(text) else {
      throw UsageError(
        message: "a version is written like 1.0, not `\(text.visible)`",
        command: command.rawValue
      )
    }
    guard let contract = family.first(where: { $0.version == version }) else {
      let versions = family.map(\.version.description).joined(separator: ", ")
      throw UsageError(
        message: "there is no version \(version) of \(format); known are \(versions)",
        command: command.rawValue
      )
    }
    return contract
  }

  /// The ids of the formats, each once, in order.
  var ids: [String] {
    contracts.map(\.format).reduce(into: []) { ids, id in
      if !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) { ids.append(id) }
    }
  }
}
