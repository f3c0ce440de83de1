import BackupJSON
import BackupUpgrade

/// The steps from each version to the next: what Schemas/ has of them, taken along in the program, so that an old file
/// opens wherever the app or the tool is.
enum StepFiles {
  /// By format and major. A test holds each text against its file, and looks for mistakes.
  static let all: [Upgrade] = texts.compactMap { text in
    UpgradeReader().read(InputBytes(Array(text.utf8))).upgrade
  }

  static let texts = [moodJournal1To2, spendrop1To2, spendrop2To3, spendrop3To4, spendrop4To5]
}
