import BackupFormat
import BackupJSON

/// Reads the small files beside a contract, each described by a contract of its own, through the one checker.
struct DescribedFile: Sendable {
  private let checker: BackupChecker
  private let limit: Int

  /// - Precondition: the contract has no mistakes, which a test asks for.
  init(_ contract: Contract) {
    checker = BackupChecker(FormatLibrary(withoutMistakes: [contract]))
    limit = contract.limits.bytes
  }

  /// What is wrong with the file, and its root where nothing is.
  func read(_ input: InputBytes) -> (findings: [Finding], root: JSONObject?) {
    let findings = checker.check(input).findings.map { finding in
      var finding = finding
      // A fact that no reader knows would be a promise that nobody keeps.
      if finding.rule == .fieldUnknown { finding.severity = .error }
      return finding
    }
    guard input.count <= limit, !findings.contains(where: { $0.severity == .error }),
      let document = try? JSONDocument(reading: input)
    else { return (findings, nil) }
    return (findings, document.root.objectValue)
  }
}
