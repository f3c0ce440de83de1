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
    guard let formats = try FormatLoading.formats(invocation, surroundings) else { return .usage }
    let contract = try formats.contract(
      named: invocation.arguments[0],
      version: invocation.value(.version),
      for: invocation.command
    )
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
