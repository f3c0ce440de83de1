import BackupFormat
import BackupJSON
import Testing

@testable import BackupUpgrade

/// Contracts and steps that were made to keep a gate busy get an answer.
@Suite(.timeLimit(.minutes(1))) struct FitSizeTests {
  private static func gaps(_ operations: [UpgradeOperation], _ old: Contract, _ new: Contract) -> [String] {
    let mark = UpgradeAction.mark(
      set: ["format": "small-backup", "version": ["major": 2, "minor": 0]],
      remove: []
    )
    let step = Upgrade(
      format: "small-backup",
      from: 1,
      to: 2,
      operations: [UpgradeOperation(mark)] + operations
    )
    return ContractFit.gaps(of: step, from: old, to: new).words
  }

  private static let items = UpgradePath([.key("items"), .each])

  private static func node(_ keys: String...) -> RecordType {
    let inner = keys.map { FieldType($0, .record("node"), presence: .optional) }
    return RecordType("node", fields: inner + [FieldType("v", .text(TextType()), null: .absent)])
  }

  @Test(arguments: [2, 14, 60])
  func `a way into a record that contains itself twice is followed once for each depth`(stars: Int) {
    let item = [FieldType("tree", .record("node"))]
    let old = SmallStep.contract(1, item, records: [Self.node("l", "r")])
    let new = SmallStep.contract(2, item, records: [Self.node("l", "r")])
    let path = UpgradePath(Self.items.tokens + [.key("tree")] + Array(repeating: .each, count: stars))
    let gaps = Self.gaps([UpgradeOperation(at: path, .dropNull(fields: []))], old, new)
    #expect(gaps.contains("fault: the operation works on objects, and there is none"))
    #expect(gaps.count < 100)
  }

  @Test func `records that contain each other are given up where what is around them matters`() {
    let item = [FieldType("tree", .record("a"))]
    let records = ["a", "b"].map { name in
      RecordType(
        name,
        fields: ["a", "b"].map { FieldType($0, .record($0), presence: .optional) } + [
          FieldType("v", .text(TextType()))
        ]
      )
    }
    let path = UpgradePath(Self.items.tokens + [.key("tree")] + Array(repeating: .each, count: 40))
    let source = UpgradeSource(.record(outward: 40), ["id"])
    let add = UpgradeAction.add(field: "w", from: [source], value: "")
    let gaps = Self.gaps(
      [UpgradeOperation(at: path, add)],
      SmallStep.contract(1, item, records: records),
      SmallStep.contract(2, item, records: records)
    )
    #expect(gaps.contains("doubt: the step leads to more places than can be followed"))
  }

  @Test func `records that are wrapped without end are not followed without end`() {
    let item = [FieldType("x", .record("node"), presence: .optional)]
    let wrap = UpgradeOperation(at: Self.items, .wrap(fields: ["x"], into: "x", always: false))
    let gaps = Self.gaps(
      Array(repeating: wrap, count: 800),
      SmallStep.contract(1, item, records: [Self.node("x")]),
      SmallStep.contract(2, item, records: [Self.node("x")])
    )
    #expect(gaps.contains { $0.hasPrefix("fault: the step nests the records under `items/*/x/x/") })
    #expect(gaps.contains { $0.hasSuffix("deeper than a file may be") })
  }

  @Test func `a source that is named again and again is one source`() {
    let old = [FieldType("x", .text(TextType()), presence: .optional)]
    let new = old + "abcdefgh".map { FieldType("\($0)", .text(TextType())) }
    let add = "abcdefgh".map { key in
      let sources = ["x", "a", "b", "c", "d", "e", "f", "g"].filter { $0 != "\(key)" }
      let many = (0..<100).flatMap { _ in sources.map { UpgradeSource(.record(outward: 0), [$0]) } }
      return UpgradeOperation(at: Self.items, .add(field: "\(key)", from: many, value: ""))
    }
    let gaps = Self.gaps(add, SmallStep.contract(1, old), SmallStep.contract(2, new))
    #expect(gaps.allSatisfy { $0.contains("that `") && $0.contains("could be taken from") }, "\(gaps)")
  }

  @Test func `ten thousand operations are followed`() {
    let item = (0..<20).map { FieldType("f\($0)", .text(TextType()), null: .absent) }
    let drop = UpgradeOperation(at: Self.items, .dropNull(fields: ["f1"]))
    let new = item.map { field in
      guard field.name == "f1" else { return field }
      return FieldType("f1", .text(TextType()), presence: .optional)
    }
    let gaps = Self.gaps(
      Array(repeating: drop, count: 9_998),
      SmallStep.contract(1, item),
      SmallStep.contract(2, new)
    )
    #expect(gaps == [])
  }

  @Test func `an id that is made a reference to its own collection is compared once`() {
    let drop = UpgradeAction.dropDangling(fields: ["id"], collection: "items", key: "id")
    let gaps = Self.gaps(
      [UpgradeOperation(at: Self.items, drop)],
      SmallStep.contract(1, []),
      SmallStep.contract(2, [])
    )
    #expect(gaps.contains("doubt: `items/*/id` may be absent, and is required"))
  }
}
