import Foundation
import TestSupport
import Testing

@testable import BackupLint

@Suite struct ConfigSchemaTests {
  @Test func `the committed schema is the one that the settings give`() throws {
    let file = URL(filePath: Corpora.packageRoot + "/Schemas/config.schema.json")
    let made = Data(try ConfigSchemaCommand.text())
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] == "1" { try made.write(to: file) }
    #expect(try Data(contentsOf: file) == made, "run `make generate`, and read what has changed")
  }

  @Test func `the command prints the schema`() throws {
    let run = ToolRun(["config", "schema"])
    #expect(run.status == .clean)
    #expect(Array(run.output.utf8) == (try ConfigSchemaCommand.text()))
  }
}
