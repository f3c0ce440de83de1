import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// Functions of an app in a step.
struct FunctionTests {
  private struct NoIdea: Error, CustomStringConvertible { let description = "no idea" }

  private static func step(_ operations: [UpgradeOperation]) -> Upgrade {
    Upgrade(format: "toy-backup", from: 1, to: 2, operations: operations)
  }

  @Test func `a function changes the document, and operations go on with what it has made`() throws {
    let double = UpgradeFunction("double", version: 2) { document in
      let value = document[JSONPointer(tokens: ["a"])]?.integerValue ?? 0
      try document.set(.integer(value * 2), at: JSONPointer(tokens: ["b"]))
    }
    let step = Self.step([
      UpgradeOperation(.rename([UpgradeRenaming("x", "a")])),
      UpgradeOperation(.call(function: "double", version: 2)),
      UpgradeOperation(.rename([UpgradeRenaming("a", "first"), UpgradeRenaming("b", "second")])),
    ])
    guard
      case .made(let output, _) = StepRunner([step], functions: [double]).run(
        InputBytes(#"{"x": 21}"#),
        .compact
      )
    else { return #expect(Bool(false), "failed") }
    #expect(output.bytes == Array(#"{"first":21,"second":42}"#.utf8))
  }

  @Test func `a function that gives up keeps the file from being upgraded`() {
    let function = UpgradeFunction("guess", version: 1) { _ in throw NoIdea() }
    let step = Self.step([UpgradeOperation(.call(function: "guess", version: 1))])
    guard case .failed(let findings) = StepRunner([step], functions: [function]).run(InputBytes("{}")) else {
      return #expect(Bool(false), "made")
    }
    #expect(findings.map(\.rule.id) == ["step/function-failed"])
    #expect(findings.first?.message.description.contains("no idea") == true)
  }

  @Test func `a chain does not run a step whose function is not there`() {
    let call = UpgradeOperation(.call(function: "guess", version: 1))
    let step = Upgrade(format: Coins.format, from: 1, to: 2, operations: [call])
    let chain = UpgradeChain(Coins.library, steps: [step], functions: [])
    let conversion = chain.upgrade(InputBytes(Coins.file), to: FormatVersion(2, 0))
    #expect(conversion.errors.map(\.rule.id) == ["step/not-there"])
  }
}
