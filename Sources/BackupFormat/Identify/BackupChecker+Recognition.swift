package import BackupJSON

extension BackupChecker {
  /// Whether a file says that it is of one of the formats, whatever else is wrong with it.
  ///
  /// One that is larger than any contract allows is of none, so that a large file is not read once more for the question.
  package func recognises(_ input: InputBytes) -> Bool {
    guard library.contracts.contains(where: { input.count <= $0.limits.bytes }) else { return false }
    return input.withSource { source in
      switch Identification(source, library).outcome() {
      case .found: true
      case .refused(_, let identity): identity != nil
      case .broken: false
      }
    }
  }
}
