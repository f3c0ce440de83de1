import BackupJSON
import Testing

@testable import BackupUpgrade

/// The examples of Spec/upgrade.md do what the page says.
struct SpecExampleTests {
  /// The function of the examples.
  private static let celsius = UpgradeFunction("celsius", version: 1) { document in
    let place = JSONPointer(tokens: ["degrees"])
    guard let fahrenheit = document[place]?.integerValue else { throw NoNumber() }
    try document.set(.integer((fahrenheit - 32) * 5 / 9), at: place)
  }

  private struct NoNumber: Error, CustomStringConvertible { let description = "there are no degrees" }

  @Test func `each operation has an example that passes and one that does not`() {
    for name in OperationName.allCases {
      let own = UpgradeExample.all.filter { $0.section == name.rawValue }
      #expect(own.contains { $0.rule == nil }, "\(name)")
      #expect(own.contains { $0.rule != nil }, "\(name)")
    }
    #expect(UpgradeExample.all.count >= 45)
  }

  @Test(arguments: UpgradeExample.all)
  func `an example gives what it shows, or the finding that it names`(_ example: UpgradeExample) throws {
    let reading = UpgradeReader().read(try example.stepFile())
    #expect(reading.findings == [])
    let step = try #require(reading.upgrade)
    let before = InputBytes(try JSONWriter(.pretty).write(example.before))
    switch StepRunner([step], functions: [Self.celsius]).run(before, .compact) {
    case .made(let output, let losses):
      var document = try JSONDocument(reading: output)
      document.root.objectValue?.remove("mark")
      if let after = example.after { #expect(document.root == after) }
      let rules = Set(losses.findings.map(\.rule.id))
      #expect(rules == (example.rule.map { [$0] } ?? (rules == ["step/dropped"] ? rules : [])))
    case .failed(let findings):
      #expect(findings.map(\.rule.id) == [example.rule])
      #expect(findings.allSatisfy { $0.severity == .error })
    }
  }
}
