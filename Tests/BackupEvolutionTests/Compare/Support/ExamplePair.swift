@testable import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

/// The two contracts of an example, as the reader of contract files gives them.
struct ExamplePair {
  let older: Contract
  let newer: Contract

  init(_ rule: ChangeRule) throws {
    let example = try #require(rule.example, "\(rule.rawValue) has no example")
    older = try ExamplePair.contract(example.older)
    newer = try ExamplePair.contract(try #require(example.newer, "an edit of \(rule.rawValue) does not apply"))
  }

  static func contract(_ text: String) throws -> Contract {
    let reading = ContractReader().read(InputBytes(Array(text.utf8)))
    let words = reading.findings.map { "\($0.rule) \($0.pointer) \($0.message)" }
    return try #require(reading.contract, "\(words)")
  }
}
