public import BackupFormat
public import BackupUpgrade

/// The formats that this package ships: worked examples, and what `backup-lint` knows without being told.
public enum ShippedFormats {
  /// Every contract of every format, by format and version.
  public static let contracts: [Contract] = (declared + ContractFiles.all).sorted {
    ($0.format, $0.version) < ($1.format, $1.version)
  }

  /// Those that are declared in Swift; the others stand in their contract files, and are older.
  public static let declared: [Contract] = [
    MoodJournal.definition.contract, Seaglass.definition.contract, SpenDrop.definition.contract,
  ]

  /// The steps from each major of a format to the next.
  public static let steps: [Upgrade] = StepFiles.all

  /// All of them, ready for checking.
  ///
  /// The contracts are looked at for mistakes by a test, and not again each time that the tool is started.
  public static let library = FormatLibrary(withoutMistakes: contracts)
}
