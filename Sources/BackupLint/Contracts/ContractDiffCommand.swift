import BackupEvolution
import BackupFormat
import BackupJSON

/// `contract diff A B`: what differs between two contracts, and what it costs.
struct ContractDiffCommand {
  /// How the changes are written.
  enum Form: String, CaseIterable {
    case text
    case json
  }

  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let formats = try FormatLoading.formats(invocation, surroundings) else { return .usage }
    var contracts: [Contract] = []
    for name in invocation.arguments {
      switch try contract(name, formats) {
      case .contract(let contract): contracts.append(contract)
      case .status(let status): return status
      }
    }
    let comparison = ContractComparison(
      from: contracts[0],
      to: contracts[1],
      released: formats.versions(of: contracts[0].format).filter { $0.status == .released }
    )
    let form: Form = invocation.choice(.format)
    switch form {
    case .text: surroundings.output.write(ContractDiffText(contracts[0], contracts[1], comparison).text)
    case .json:
      let document = ContractDiffDocument(contracts[0], contracts[1], comparison).document
      do {
        surroundings.output.write(try JSONWriter(.pretty).write(document))
      } catch {
        surroundings.complain("cannot write the changes: they are nested too deep")
        return .failure
      }
    }
    return comparison.bump < .major ? .clean : .findings
  }

  private enum Loaded {
    case contract(Contract)
    /// Why there is none has been told.
    case status(ExitStatus)
  }

  /// A contract file, or `FORMAT` or `FORMAT@M.m` of a format that is known.
  private func contract(_ name: String, _ formats: KnownFormats) throws(UsageError) -> Loaded {
    guard surroundings.fileExists(name) else {
      let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let version = parts.count > 1 ? parts[1] : nil
      return .contract(try formats.contract(named: parts[0], version: version, for: invocation.command))
    }
    let files = try ContractFiles([name], for: invocation.command)
    var reporter = TextReporter(
      ReporterOptions(sink: surroundings.errors, paint: Paint(isOn: false), redaction: .none)
    )
    var status = ExitStatus.usage
    for file in files.reports {
      reporter.report(file)
      if case .unreadable(let error) = file.outcome {
        surroundings.complainUnreadable(file.path, error)
        status = .failure
      }
    }
    guard !files.areFaulty, let entry = files.entries.first else { return .status(status) }
    return .contract(entry.contract)
  }
}
