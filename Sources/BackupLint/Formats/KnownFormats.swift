import BackupFormat
import BackupFormats
import BackupJSON
import BackupUpgrade

/// The formats of a run: those that the tool ships, and those of the contract files that it is given.
struct KnownFormats {
  /// All of them, ready for checking.
  let library: FormatLibrary
  /// The steps of the step files that the tool is given.
  private let givenSteps: [Upgrade]
  /// How the project wants to see what is found.
  var configuration = Configuration()

  /// Those that the tool ships.
  static let shipped = KnownFormats(ShippedFormats.library, steps: [])

  /// What the files say about a format takes the place of all that the tool knows of it.
  ///
  /// - Precondition: the contracts come from a ``ContractReader`` and have no mistakes.
  init(given: [Contract], steps: [Upgrade]) {
    let shipped = ShippedContract.entries.filter { shipped in
      !given.contains { $0.format.utf8.elementsEqual(shipped.outline.format.utf8) }
    }
    self.init(FormatLibrary(shipped + given.map(LibraryEntry.init(withoutMistakes:))), steps: steps)
  }

  private init(_ library: FormatLibrary, steps: [Upgrade]) {
    self.library = library
    givenSteps = steps
  }

  /// How files become files of newer versions. What the files say of a step takes the place of what the tool knows.
  var chain: UpgradeChain { UpgradeChain(library, steps: givenSteps + ShippedFormats.steps) }

  /// Every version of every format.
  var contracts: [Contract] { library.contracts }

  /// Checks a file: a backup of one of the formats, or the description of one.
  func check(_ input: InputBytes, _ options: BackupChecker.Options) -> CheckedFile {
    checked(input, report(on: input, options))
  }

  /// A file that was checked, with its report.
  func checked(_ input: InputBytes, _ report: CheckReport) -> CheckedFile {
    let descriptions = [ContractFileFormat.contract.format, UpgradeFileFormat.contract.format]
    let isDescription = report.identity.map { descriptions.contains($0.format) } ?? false
    return CheckedFile(input, report, isPersonal: !isDescription)
  }

  /// Applies fixes to a file: a backup of one of the formats, or the description of one.
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

  /// What there is to say about a file: a backup of one of the formats, or the description of one.
  ///
  /// This is the one place where the severities of a configuration come in.
  func report(on input: InputBytes, _ options: BackupChecker.Options) -> CheckReport {
    configuration.applied(to: plainReport(on: input, options))
  }

  private func plainReport(on input: InputBytes, _ options: BackupChecker.Options) -> CheckReport {
    let report = BackupChecker(library).check(input, options)
    if report.verdict == .refused {
      // A file of a format's description names the format, and is no file of it: only a refused one is asked.
      let (contracts, steps) = (ContractReader(), UpgradeReader())
      if contracts.recognises(input) { return contracts.read(input).report }
      if steps.recognises(input) { return steps.read(input).report }
    }
    return withProspects(report, of: input, options.purpose)
  }

  /// Says of an old file whether it can be upgraded. The steps are read only then, and nothing that an upgrade finds can
  /// be mended by an edit.
  private func withProspects(
    _ report: CheckReport,
    of input: InputBytes,
    _ purpose: BackupChecker.Purpose
  ) -> CheckReport {
    switch purpose {
    case .report:
      guard let identity = report.identity, library.isOld(identity) else { return report }
      return chain.withProspects(report, of: input)
    case .fixes: return report
    }
  }

  /// All versions of a format, the oldest first; empty where it is not known.
  func versions(of format: String) -> [Contract] { library.contracts(of: format) }

  /// The contract of a version, where it or its major is known: the newest one of that major that is not newer.
  func contract(of identity: FileIdentity) -> Contract? { library.contract(for: identity) }

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

  /// The ids of the formats, in order.
  var ids: [String] { library.formats }
}
