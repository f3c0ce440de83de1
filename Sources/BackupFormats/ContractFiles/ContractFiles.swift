import BackupFormat
import BackupJSON

/// The contracts of versions that were there before this package: what Schemas/ has of them, taken along in the program,
/// so that an old file is known wherever the tool is.
enum ContractFiles {
  /// By format and version. A test holds each text against its file, and looks for mistakes.
  static let all: [Contract] = texts.compactMap { text in
    ContractReader().contract(ofChecked: InputBytes(Array(text.utf8)))
  }

  static let texts = [moodJournal1, spendrop1, spendrop2, spendrop3, spendrop4]
}
