import BackupFormat
import BackupJSON

/// The contracts of versions that were there before this package: what Schemas/ has of them, taken along in the program,
/// so that an old file is known wherever the tool is.
enum ContractFiles {
  /// The contract that one of the texts holds.
  static func contract(_ text: String) -> Contract {
    guard let contract = ContractReader().contract(ofChecked: InputBytes(Array(text.utf8))) else {
      preconditionFailure("a test holds each text against its file, and looks for mistakes")
    }
    return contract
  }
}
