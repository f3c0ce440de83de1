import BackupFormat
import ContractSamples
import Testing

/// One edit that makes a valid contract wrong, and the one mistake that it must be.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: String
  let pointer: String
  /// Whether a file can hold the mistake: two fields with one name cannot be in one object, and some numbers are
  /// refused as what they are.
  var isInFile = true
  let edit: @Sendable (inout Contract) -> Void

  init(
    _ name: String,
    _ rule: String,
    _ pointer: String,
    isInFile: Bool = true,
    _ edit: @escaping @Sendable (inout Contract) -> Void
  ) {
    self.name = name
    self.rule = rule
    self.pointer = pointer
    self.isInFile = isInFile
    self.edit = edit
  }

  var testDescription: String { name }

  var contract: Contract {
    var contract = Contract.everything
    edit(&contract)
    return contract
  }
}
