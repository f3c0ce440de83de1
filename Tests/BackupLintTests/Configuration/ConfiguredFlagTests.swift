import Testing

@testable import BackupLint

@Suite struct ConfiguredFlagTests {
  private static let degraded = ReportRun.full.replacing("\"slip\"", with: "\"slippp\"")

  @Test(
    arguments: [
      ("{}", [], ExitStatus.clean), (#"{"failOn": "warning"}"#, [], .findings),
      (#"{"failOn": "warning"}"#, ["--fail-on", "error"], .clean),
      (#"{"failOn": "error"}"#, ["--strict"], .findings),
      (#"{"failOn": "note"}"#, ["--strict"], .findings), (#"{"maxBytes": 10}"#, [], .failure),
      (#"{"maxBytes": 10}"#, ["--max-bytes", "100000"], .clean),
      (#"{"failOn": "warning"}"#, ["--no-config"], .usage),
    ] as [(String, [String], BackupLint.ExitStatus)]
  )
  func `a flag beats the configuration`(
    _ configuration: String,
    _ flags: [String],
    _ status: BackupLint.ExitStatus
  ) throws {
    let run = try ConfigurationRun(configuration, flags, file: Self.degraded)
    #expect(run.status == status, "\(run.output)\(run.errors)")
  }

  @Test func `the form of the report is configured, unless a flag or a report says otherwise`() throws {
    let configuration = #"{"format": "jsonl"}"#
    #expect(try ConfigurationRun(configuration).output.hasPrefix("{\"kind\""))
    #expect(try ConfigurationRun(configuration, ["--format", "text"]).output.hasPrefix("file.json"))
    #expect(try ConfigurationRun(configuration, ["--report", "text=-"]).output.hasPrefix("file.json"))
  }

  @Test func `the number of findings, colour and hidden values are configured`() throws {
    let file = Self.degraded.replacing("\"note\"", with: "\"noote\"").replacing(
      "\"preferences\":",
      with: "\"extra\": 1, \"preferences\":"
    )
    let one = try ConfigurationRun(#"{"maxFindings": 1, "format": "concise"}"#, file: file)
    #expect(one.output.contains("more finding"))
    let all = try ConfigurationRun(
      #"{"maxFindings": 1, "format": "concise"}"#,
      ["--max-findings", "0"],
      file: file
    )
    #expect(!all.output.contains("more finding"))
    #expect(try ConfigurationRun(#"{"color": "always"}"#).output.contains("\u{1B}["))
    #expect(
      !(try ConfigurationRun(#"{"color": "always"}"#, ["--color", "never"]).output.contains("\u{1B}["))
    )
    let shown = try ConfigurationRun(#"{"redact": true}"#, ["--show-values"], file: file)
    #expect(shown.output.contains("slippp"))
  }

  @Test func `redaction holds on a terminal too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"redact": true}"#, to: "config.json")
    try folder.write(Self.degraded, to: "file.json")
    let words = ["check", folder.path + "/file.json"]
    #expect(ToolRun(words, isTerminal: true).output.contains("slippp"))
    let run = ToolRun(words + ["--config", folder.path + "/config.json"], isTerminal: true)
    #expect(!run.output.contains("slippp"))
  }

  @Test func `a command looks only at the settings whose flags it has`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"format": "github", "failOn": "note", "maxBytes": 1}"#, to: "config.json")
    let flags = ["--config", folder.path + "/config.json"]
    let diff = ToolRun(["contract", "diff", "seaglass-backup", "seaglass-backup"] + flags)
    #expect(diff.status == .clean, "\(diff.errors)")
    #expect(ToolRun(["contract", "show", "seaglass-backup"] + flags).status == .clean)
  }
}
