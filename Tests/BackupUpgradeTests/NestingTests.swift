import BackupJSON
import Testing

@testable import BackupUpgrade

/// Nothing is put where it cannot be found again.
struct NestingTests {
  @Test(arguments: [
    (
      UpgradePath([.key("people"), .each]),
      UpgradeAction.nest(field: "sub", from: "people", key: "id", reference: "boss")
    ),
    (UpgradePath([.each, .each]), .nest(field: "sub", from: "people", key: "id", reference: "boss")),
    (UpgradePath(), .nest(field: "people", from: "people", key: "id", reference: "boss")),
    (UpgradePath(), .unnest(field: "people", to: "people", key: "id", reference: "boss")),
  ])
  func `a list is not put into itself, whoever has made the step`(at: UpgradePath, action: UpgradeAction)
    throws
  {
    let step = Upgrade(format: "toy-backup", from: 1, to: 2, operations: [UpgradeOperation(at: at, action)])
    let file = #"{"id": 7, "people": [{"id": 1, "boss": 2}, {"id": 2, "boss": 1}]}"#
    #expect(try StepRun.run([step], on: file).remarks == ["step/no-record /people"])
  }

  private static let nest =
    #"{"do": "nest", "at": "/people/*", "field": "cards", "from": "cards", "reference": "owner"}"#

  @Test func `each element without a home is told`() throws {
    let file =
      #"{"people": [{"id": 1}], "cards": [{"owner": 2}, {"owner": 1}, {"n": 1}, {"owner": 3}, 7]}"#
    #expect(
      try StepRun.run(Self.nest, on: file).remarks == [
        "step/no-record /cards/0/owner", "step/no-source /cards/2", "step/no-record /cards/3/owner",
        "step/other-kind /cards/4",
      ]
    )
  }

  @Test func `records with one id are told, and not guessed`() throws {
    let file = #"{"people": [{"id": 1}, {"id": 2}, {"id": 1}], "cards": [{"owner": 1}]}"#
    #expect(try StepRun.run(Self.nest, on: file).remarks == ["step/key-twice /people/2/id"])
  }

  @Test func `a record with many keys and many elements takes no square of the time`() throws {
    let members = (0..<20_000).map { #""k\#($0)": 0"# }.joined(separator: ",")
    let cards = (0..<20_000).map { _ in #"{"owner": 1}"# }.joined(separator: ",")
    let file = #"{"people": [{"id": 1, \#(members)}], "cards": [\#(cards)]}"#
    let made = try #require(try StepRun.run(Self.nest, on: file).made)
    #expect(made.hasSuffix("{},{}]}]}"))
  }
}
