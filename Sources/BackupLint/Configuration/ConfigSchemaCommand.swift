import BackupEvolution
import BackupJSON

/// `config schema`: the JSON Schema of configuration files.
struct ConfigSchemaCommand {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  func run() -> ExitStatus {
    do {
      surroundings.output.write(try ConfigSchemaCommand.text())
      return .clean
    } catch {
      surroundings.complain("cannot write the schema: it is nested too deep")
      return .failure
    }
  }

  /// The schema as it is committed in Schemas/.
  package static func text() throws(JSONWriteError) -> [UInt8] {
    try JSONWriter(.pretty).write(SchemaExport(ConfigurationFormat.contract, for: .writer).document())
  }
}
