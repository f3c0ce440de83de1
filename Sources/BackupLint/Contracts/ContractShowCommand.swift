import BackupFormat

/// `contract show FORMAT`: the contract of one version, as a file.
struct ContractShowCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let (contract, _) = try FormatLoading.contract(invocation, surroundings) else { return .usage }
    do {
      surroundings.output.write(try ContractWriter().write(contract))
      return .clean
    } catch {
      surroundings.complain("cannot show the contract of \(contract.format): its types are nested too deep")
      return .failure
    }
  }
}
