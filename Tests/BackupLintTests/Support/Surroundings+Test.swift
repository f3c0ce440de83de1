import BackupJSON

@testable import BackupLint

extension Surroundings {
  /// A world without terminal and clock, in which no file exists but those that are named.
  static func test(
    files: Set<String> = [],
    isTerminal: Bool = false,
    variables: [String: String] = [:],
    typing: ((String) -> [UInt8]?)? = nil
  ) -> Surroundings {
    Surroundings(
      output: OutputSink(),
      errors: OutputSink(),
      outputIsTerminal: isTerminal,
      errorsAreTerminal: false,
      variable: { variables[$0] },
      fileExists: { files.contains($0) },
      nearestConfiguration: { nil },
      now: nil,
      typedPasscode: typing
    )
  }
}

/// Runs a command in a test world.
struct ToolRun {
  let status: BackupLint.ExitStatus
  let output: String
  let errors: String

  init(_ words: [String], isTerminal: Bool = false) {
    let surroundings = Surroundings.test(isTerminal: isTerminal)
    status = CommandLineTool.run(words, surroundings)
    output = surroundings.output.text
    errors = surroundings.errors.text
  }
}
