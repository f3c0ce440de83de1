public import BackupFormat
public import BackupUpgrade

/// The formats that this package ships: worked examples, and what `backup-lint` knows without being told.
public enum ShippedFormats {
  /// Every contract of every format, by format and version.
  public static let contracts: [Contract] = library.contracts

  /// Those that are declared in Swift; the others stand in their contract files, and are older.
  public static let declared: [Contract] = [
    ShippedContract.moodJournal2, ShippedContract.seaglass1, ShippedContract.spendrop5,
  ].map(\.contract)

  /// The steps from each major of a format to the next.
  public static let steps: [Upgrade] = StepFiles.all

  /// All of them, ready for checking.
  ///
  /// A tool that is started for each file has no time to make eight contracts for one: each is made when a file of it is
  /// met, and not looked at for mistakes again, which a test does.
  public static let library = FormatLibrary(ShippedContract.entries)
}
