public import BackupFormat

/// The formats that this package ships: worked examples, and what `backup-lint` knows without being told.
public enum ShippedFormats {
  /// Every contract of every format, by format and version.
  public static let contracts: [Contract] = [Seaglass.definition.contract]

  /// All of them, ready for checking.
  public static let library: FormatLibrary = {
    do {
      return try FormatLibrary(contracts)
    } catch {
      // A test compares the shipped contracts with their files, so this cannot reach a release.
      fatalError("a shipped contract has mistakes:\n\(error)")
    }
  }()
}
