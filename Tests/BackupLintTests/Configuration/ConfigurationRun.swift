@testable import BackupLint

/// A run of `check` over one file, with a configuration beside it.
struct ConfigurationRun {
  let status: BackupLint.ExitStatus
  let output: String
  let errors: String

  init(_ configuration: String, _ flags: [String] = [], file: String = ReportRun.full) throws {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "config.json")
    try folder.write(file, to: "file.json")
    let run = ToolRun(
      ["check", "--config", folder.path + "/config.json"] + flags + [folder.path + "/file.json"]
    )
    status = run.status
    output = run.output.replacing(folder.path + "/", with: "")
    errors = run.errors.replacing(folder.path + "/", with: "")
  }
}
