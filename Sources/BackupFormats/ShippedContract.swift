package import BackupFormat

/// The contracts that this package ships, each made when it is first needed.
package enum ShippedContract {
  static let moodJournal1 = prepared(ContractFiles.contract(ContractFiles.moodJournal1))
  static let moodJournal2 = prepared(MoodJournal.definition.contract)
  static let seaglass1 = prepared(Seaglass.definition.contract)
  static let spendrop1 = prepared(ContractFiles.contract(ContractFiles.spendrop1))
  static let spendrop2 = prepared(ContractFiles.contract(ContractFiles.spendrop2))
  static let spendrop3 = prepared(ContractFiles.contract(ContractFiles.spendrop3))
  static let spendrop4 = prepared(ContractFiles.contract(ContractFiles.spendrop4))
  static let spendrop5 = prepared(SpenDrop.definition.contract)

  /// By format and version, each with the outline of the same contract.
  package static let entries: [LibraryEntry] = [
    LibraryEntry(.moodJournal1) { moodJournal1 },
    LibraryEntry(.moodJournal2) { moodJournal2 },
    LibraryEntry(.seaglass1) { seaglass1 },
    LibraryEntry(.spendrop1) { spendrop1 },
    LibraryEntry(.spendrop2) { spendrop2 },
    LibraryEntry(.spendrop3) { spendrop3 },
    LibraryEntry(.spendrop4) { spendrop4 },
    LibraryEntry(.spendrop5) { spendrop5 },
  ]

  private static func prepared(_ contract: Contract) -> PreparedContract {
    PreparedContract(withoutMistakes: contract)
  }
}
