import BackupJSON
import TestSupport
import Testing

@testable import BackupUpgrade

/// Operations that run together on each record give what they give one after the other.
struct ScheduleTests {
  private static let lists = ["list", "a", "b"]
  private static let keys = ["a", "b", "c", "id", "new"]

  private static func path(_ random: inout SplitMix64) -> UpgradePath {
    switch random.next() % 4 {
    case 0: return UpgradePath()
    case 1: return UpgradePath([.key(lists.randomElement(using: &random)!)])
    case 2: return UpgradePath([.key(lists.randomElement(using: &random)!), .each])
    default: return UpgradePath([.key("list"), .each])
    }
  }

  private static func action(_ random: inout SplitMix64) -> UpgradeAction {
    let key = keys.randomElement(using: &random)!
    let other = keys.randomElement(using: &random)!
    switch random.next() % 12 {
    case 0: return .rename([UpgradeRenaming(key, other)])
    case 1: return .add(field: key, from: [UpgradeSource(.root, [other])], value: 7)
    case 2: return .add(field: key, from: [UpgradeSource(.record(outward: 1), [other])], value: "x")
    case 3: return .set(field: key, value: ["deep": [1, nil]])
    case 4: return .remove(fields: [key])
    case 5: return .dropNull(fields: [])
    case 6:
      return .mapValues(fields: [UpgradePath([.key(key)])], values: ["7": "seven", "x": 1], others: .kept)
    case 7: return .makeID(field: key, prefix: "n-", from: nil)
    case 8: return .dropDangling(fields: [key], collection: lists.randomElement(using: &random)!, key: "id")
    case 9:
      return .wrap(fields: [key, other == key ? "z" : other], into: "new", always: random.next() % 2 == 0)
    case 10: return .move(from: [key], to: ["inner", other])
    default: return .hoist(field: key, names: [])
    }
  }

  private static func document(_ random: inout SplitMix64) -> JSONValue {
    var root = JSONObject()
    for list in lists where random.next() % 4 != 0 {
      root[list] = .array(
        (0..<Int(random.next() % 4)).map { _ in
          var record = JSONObject()
          for key in keys where random.next() % 2 == 0 {
            record[key] = [7, "x", nil, "n-1", ["q": 1]].randomElement(using: &random)!
          }
          return .object(record)
        }
      )
    }
    if random.next() % 2 == 0 { root["c"] = "root" }
    return .object(root)
  }

  @Test func `the result does not depend on how operations are put together`() throws {
    #if DEBUG
      let rounds = 2000
    #else
      let rounds = 100_000
    #endif
    var random = SplitMix64(seed: 11)
    var made = 0
    for _ in 0..<rounds {
      let operations = (0..<Int(2 + random.next() % 7)).map { _ in
        UpgradeOperation(at: Self.path(&random), Self.action(&random))
      }
      let step = Upgrade(format: "toy", from: 1, to: 2, operations: operations)
      let input = InputBytes(try JSONWriter(.compact).write(Self.document(&random)))
      var inOrder = StepRunner([step])
      inOrder.runsInOrder = true
      switch (StepRunner([step]).run(input, .compact), inOrder.run(input, .compact)) {
      case (.made(let together, let losses), .made(let single, let others)):
        made += 1
        let texts = [together, single].map { $0.text(0..<$0.count) }
        #expect(texts[0] == texts[1], "\(input.text(0..<input.count)) \(operations)")
        #expect(losses.entries == others.entries)
        #expect(losses.findings.count == others.findings.count)
      case (.failed(let together), .failed(let single)):
        #expect(!together.isEmpty && !single.isEmpty)
      case (.made, .failed(let findings)), (.failed(let findings), .made):
        Issue.record("\(input.text(0..<input.count)) \(operations) \(findings.map(\.message.description))")
      }
    }
    #expect(made > rounds / 10)
  }
}
