#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The command line tool `backup-lint`.
public enum CommandLineTool {
  /// The version of the tool.
  static let version = "0.1.0"

  /// Runs the command that the process was started with and ends the process with its exit status.
  public static func main() -> Never {
    Signals.prepare()
    let surroundings = Surroundings.ofProcess()
    let status = run(Array(CommandLine.arguments.dropFirst()), surroundings)
    exit(surroundings.finish(status).rawValue)
  }

  /// Runs a command; everything it has to say is in the sinks of its surroundings afterwards.
  static func run(_ words: [String], _ surroundings: Surroundings) -> ExitStatus {
    do {
      switch try CommandLineParser(fileExists: surroundings.fileExists).parse(words) {
      case .help(let topic): surroundings.output.write(HelpText(topic).text)
      case .version: surroundings.output.write("backup-lint \(version)\n")
      case .run(let invocation): return try run(invocation, surroundings)
      }
      return .clean
    } catch {
      surroundings.errors.write(error.text)
      return .usage
    }
  }

  private static func run(
    _ given: Invocation,
    _ surroundings: Surroundings
  ) throws(UsageError) -> ExitStatus {
    let invocation: Invocation
    switch try ConfigurationLoading.configured(given, surroundings) {
    case .ready(let configured): invocation = configured
    case .stopped(let status): return status
    }
    return try start(invocation, surroundings)
  }

  private static func start(
    _ invocation: Invocation,
    _ surroundings: Surroundings
  ) throws(UsageError) -> ExitStatus {
    switch invocation.command {
    case .check: try CheckCommand(invocation, surroundings).run()
    case .fix: try FixCommand(invocation, surroundings).run()
    case .upgrade: try UpgradeCommand(invocation, surroundings).run()
    case .encrypt: try EncryptCommand(invocation, surroundings).run()
    case .decrypt: try DecryptCommand(invocation, surroundings).run()
    case .importBackup: try ImportCommand(invocation, surroundings).run()
    case .export: try ExportCommand(invocation, surroundings).run()
    case .merge: try MergeCommand(invocation, surroundings).run()
    case .hash: try HashCommand(invocation, surroundings).run()
    case .inspect: try InspectCommand(invocation, surroundings).run()
    case .contractShow: try ContractShowCommand(invocation, surroundings).run()
    case .contractSchema: try ContractSchemaCommand(invocation, surroundings).run()
    case .contractDocs: try ContractDocsCommand(invocation, surroundings).run()
    case .contractDiff: try ContractDiffCommand(invocation, surroundings).run()
    case .gate: try GateCommand(invocation, surroundings).run()
    case .release: try ReleaseCommand(invocation, surroundings).run()
    case .infer: try InferCommand(invocation, surroundings).run()
    case .generate: try GenerateCommand(invocation, surroundings).run()
    case .configShow: ConfigShowCommand(invocation, surroundings).run()
    case .configSchema: ConfigSchemaCommand(surroundings).run()
    case .rules: RulesCommand(surroundings).run()
    case .explain: try ExplainCommand(invocation, surroundings).run()
    case .completions: try CompletionsCommand(invocation, surroundings).run()
    // The parser answers it as a request for help.
    case .help: .clean
    }
  }
}
