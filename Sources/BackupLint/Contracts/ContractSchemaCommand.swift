import BackupEvolution
import BackupFormat
import BackupJSON

/// `contract schema FORMAT`: the JSON Schema of one version.
struct ContractSchemaCommand {
  private let invocation: Invocation
  private let surroundings: Surroundings

  init(_ invocation: Invocation, _ surroundings: Surroundings) {
    self.invocation = invocation
    self.surroundings = surroundings
  }

  func run() throws(UsageError) -> ExitStatus {
    guard let (contract, _) = try FormatLoading.contract(invocation, surroundings) else { return .usage }
    let export = SchemaExport(contract, for: invocation.choice(.audience))
    do {
      surroundings.output.write(try JSONWriter(.pretty).write(export.document()))
      return .clean
    } catch {
      surroundings.complain("cannot write the schema of \(contract.format): its types are nested too deep")
      return .failure
    }
  }
}
