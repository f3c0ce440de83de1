import Testing

@testable import BackupLint

@Suite struct CommandLineParserTests {
  private static func parse(_ line: String) throws -> Request {
    try CommandLineParser(fileExists: { $0.hasPrefix("here") }).parse(
      line.split(separator: " ").map(String.init)
    )
  }

  struct Good: Sendable, CustomTestStringConvertible {
    let line: String
    let command: CommandName
    let arguments: [String]
    var flags: [FlagName: [String]] = [:]

    var testDescription: String { line }
  }

  @Test(arguments: [
    Good(line: "check a.json", command: .check, arguments: ["a.json"]),
    Good(line: "a.json b.json", command: .check, arguments: ["a.json", "b.json"]),
    Good(line: "-", command: .check, arguments: ["-"]),
    Good(line: "--strict a.json", command: .check, arguments: ["a.json"], flags: [.strict: [""]]),
    Good(line: "check --format json a", command: .check, arguments: ["a"], flags: [.format: ["json"]]),
    Good(line: "check a --format=json", command: .check, arguments: ["a"], flags: [.format: ["json"]]),
    Good(
      line: "check --format json --format text a",
      command: .check,
      arguments: ["a"],
      flags: [.format: ["json", "text"]]
    ),
    Good(line: "check --stdin-name=a=b -", command: .check, arguments: ["-"], flags: [.stdinName: ["a=b"]]),
    Good(line: "check --max-findings 0 a", command: .check, arguments: ["a"], flags: [.maxFindings: ["0"]]),
    Good(line: "check -- --strict -x", command: .check, arguments: ["--strict", "-x"]),
    Good(line: "-- check", command: .check, arguments: ["check"]),
    Good(line: "here-chek", command: .check, arguments: ["here-chek"]),
    Good(line: "inspect -", command: .inspect, arguments: ["-"]),
    Good(
      line: "contract show f --version 1.0",
      command: .contractShow,
      arguments: ["f"],
      flags: [.version: ["1.0"]]
    ),
    Good(line: "rules", command: .rules, arguments: []),
    Good(line: "explain a/b", command: .explain, arguments: ["a/b"]),
  ])
  func `a command line is read by the table`(_ good: Good) throws {
    guard case .run(let invocation) = try Self.parse(good.line) else {
      Issue.record("not a command to run")
      return
    }
    #expect(invocation.command == good.command)
    #expect(invocation.arguments == good.arguments)
    #expect(invocation.flags == good.flags)
    for (flag, values) in good.flags { #expect(invocation.value(flag) == values.last) }
  }

  @Test(arguments: [
    ("--help", HelpTopic.tool), ("-h", .tool), ("help", .tool), ("check --help", .command(.check)),
    ("check a.json -h", .command(.check)), ("help inspect", .command(.inspect)),
    ("help contract show", .command(.contractShow)), ("help contract", .group("contract")),
    ("contract --help", .group("contract")), ("help help", .command(.help)),
    ("contract show --help", .command(.contractShow)),
  ])
  func `help is given on what it is asked about`(_ line: String, _ topic: HelpTopic) throws {
    guard case .help(let found) = try Self.parse(line) else {
      Issue.record("not a request for help")
      return
    }
    #expect(found == topic)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let line: String
    let words: String
    var suggestion: String?

    var testDescription: String { line }
  }

  @Test(arguments: [
    Bad(line: "", words: "name a file"),
    Bad(line: "chek a.json", words: "no command `chek`", suggestion: "check"),
    Bad(line: "Check a.json", words: "no command `Check`", suggestion: "check"),
    Bad(line: "contract", words: "`contract` needs"),
    Bad(line: "contract shwo", words: "no command `contract shwo`", suggestion: "contract show"),
    Bad(line: "help chekc", words: "no command `chekc`", suggestion: "check"),
    Bad(line: "check", words: "FILE is missing"),
    Bad(line: "inspect a b", words: "`b` is one word too many"),
    Bad(line: "rules a", words: "`a` is one word too many"),
    Bad(line: "check --strickt a", words: "no flag `--strickt`", suggestion: "--strict"),
    Bad(line: "check --colour=never a", words: "no flag `--colour`", suggestion: "--color"),
    Bad(line: "check -q a", words: "no flag `-q`"),
    Bad(line: "check --maxfindings 3 a", words: "no flag", suggestion: "--max-findings"),
    Bad(line: "check --hlep a", words: "no flag", suggestion: "--help"),
    Bad(line: "check --format jsn a", words: "not `jsn`", suggestion: "json"),
    Bad(line: "check a --format", words: "needs a value"),
    Bad(line: "check --strict=yes a", words: "takes no value"),
    Bad(line: "check --max-findings -1 a", words: "whole number"),
    Bad(line: "check --max-findings many a", words: "whole number"),
    Bad(line: "check --max-findings 99999999999999999999 a", words: "whole number"),
    Bad(line: "check --max-findings= a", words: "whole number"),
    Bad(line: "inspect --strict a", words: "`inspect` has no flag `--strict`"),
  ])
  func `a mistake is named, with what was probably meant`(_ bad: Bad) {
    do {
      _ = try Self.parse(bad.line)
      Issue.record("accepted")
    } catch let error as UsageError {
      #expect(error.message.contains(bad.words), "\(error.message)")
      #expect(error.suggestion == bad.suggestion)
    } catch {
      Issue.record("another error")
    }
  }

  @Test func `a message shows nothing that could move the cursor`() {
    let run = ToolRun(["check", "--\u{1B}[2J"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("--\\u{1B}[2J"))
  }
}
