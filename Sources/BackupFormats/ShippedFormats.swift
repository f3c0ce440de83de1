public import BackupFormat

/// The formats that this package ships: worked examples, and what `backup-lint` knows without being told.
public enum ShippedFormats {
  /// Every contract of every format, by format and version.
  public static let contracts: [Contract] = [Seaglass.definition.contract]

  /// All of them, ready for checking.
  ///
  /// The contracts are looked at for mistakes by a test, and not again each time that the tool is started.
  public static let library = FormatLibrary(withoutMistakes: contracts)
}
