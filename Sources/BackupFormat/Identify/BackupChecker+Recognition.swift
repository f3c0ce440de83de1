package import BackupJSON

extension BackupChecker {
  /// Whether a file says that it is of one of the formats, whatever else is wrong with it.
  ///
  /// One that is larger than any contract allows is of none, so that a large file is not read once more for the question.
  package func recognises(_ input: InputBytes) -> Bool { format(of: input) != nil }

  /// The id of the format that a file says it is of; `nil` where it is none of these, or larger than any of them may be.
  package func format(of input: InputBytes) -> String? {
    guard library.contracts.contains(where: { input.count <= $0.limits.bytes }) else { return nil }
    return input.withSource { source in
      switch Identification(source, library).outcome() {
      case .found(let identity, _, _): identity.format
      case .refused(_, let identity): identity?.format
      case .broken: nil
      }
    }
  }
}
