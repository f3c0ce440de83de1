import BackupFormat
import BackupJSON
import BackupUpgrade
import Testing

extension Conversion {
  /// The findings that keep the file from being upgraded.
  var errors: [Finding] { findings.filter { $0.severity == .error } }
}

/// Files of every major become files of the newest, or nothing is given away.
struct ChainTests {
  private static func converted(_ text: String, to version: FormatVersion? = nil) throws -> JSONDocument {
    let conversion = Coins.chain.upgrade(InputBytes(text), to: version)
    guard case .converted(let output) = conversion.outcome else {
      throw Unconverted(words: conversion.errors.map { "\($0.rule.id) \($0.pointer): \($0.message)" })
    }
    return try JSONDocument(reading: output)
  }

  private struct Unconverted: Error { let words: [String] }

  private static func edited(_ old: String, _ new: String) -> InputBytes {
    let text = Coins.file.replacing(old, with: new)
    #expect(text != Coins.file)
    return InputBytes(text)
  }

  @Test func `a file of the first major becomes one of the newest version`() throws {
    let document = try Self.converted(Coins.file)
    let expected = try JSONDocument(
      reading: #"""
        {
          "format": "coins-backup", "version": {"major": 3, "minor": 1},
          "expenses": [
            {
              "cost": {"amount": 3000, "currency": "MYR"}, "createdAt": "2025-05-01T08:00:00+08:00",
              "id": "5c1f2a9e-0d7b-4e52-9c3a-6b8f1d2e3a4b", "payerId": "7c1f2a9e-0d7b-4e52-9c3a-000000000001",
              "shop": "Kedai / Kopi", "updatedAt": "2025-05-01T08:00:00+08:00"
            },
            {
              "cost": {"amount": 1850, "currency": "MYR"}, "colour": "red",
              "id": "5c1f2a9e-0d7b-4e52-9c3a-6b8f1d2e3a4c", "shop": "Bookshop", "updatedAt": "2026-01-31T10:00:00Z"
            }
          ],
          "exportedAt": "2026-01-31T10:00:00Z",
          "people": [{"id": "7c1f2a9e-0d7b-4e52-9c3a-000000000001", "name": "Ann"}]
        }
        """#
    )
    #expect(document == expected)
  }

  @Test func `what was lost is told with its place and record`() throws {
    let conversion = Coins.chain.upgrade(InputBytes(Coins.file))
    let losses = conversion.losses.findings.map { "\($0.rule.id) \($0.pointer) \($0.label?.name ?? "-")" }
    #expect(losses == ["step/dropped /costs/1/mood Bookshop", "step/dropped /costs/1/payerId Bookshop"])
    let added = try #require(conversion.losses.entries.first { $0.operation == .add })
    #expect(added.defaulted == 2)
    #expect(added.at == "/expenses/*")
    #expect(conversion.losses.lossCount == 2)
  }

  @Test(arguments: [FormatVersion(2, 0), FormatVersion(3, 0), FormatVersion(3, 1)])
  func `the wanted version is the one that is made`(version: FormatVersion) throws {
    let document = try Self.converted(Coins.file, to: version)
    #expect(document[JSONPointer(tokens: ["version", "major"])]?.integerValue == Int64(version.major))
    #expect(document[JSONPointer(tokens: ["version", "minor"])]?.integerValue == Int64(version.minor))
  }

  @Test func `the same file gives the same bytes, and a new file is left as it is`() throws {
    guard case .converted(let first) = Coins.chain.upgrade(InputBytes(Coins.file)).outcome,
      case .converted(let second) = Coins.chain.upgrade(InputBytes(Coins.file)).outcome
    else { return #expect(Bool(false), "not converted") }
    #expect(first.bytes == second.bytes)
    guard case .current = Coins.chain.upgrade(first).outcome else {
      return #expect(Bool(false), "changed again")
    }
  }

  @Test func `going step by step gives the same as going at once`() throws {
    guard
      case .converted(let middle) = Coins.chain.upgrade(InputBytes(Coins.file), to: FormatVersion(2, 0))
        .outcome,
      case .converted(let last) = Coins.chain.upgrade(middle).outcome,
      case .converted(let direct) = Coins.chain.upgrade(InputBytes(Coins.file)).outcome
    else { return #expect(Bool(false), "not converted") }
    #expect(last.bytes == direct.bytes)
  }

  @Test(arguments: [
    ("18.5", "18.555", "step/money-digits", "/costs/1/amount", "Bookshop"),
    ("18.5", "1e30", "step/money-digits", "/costs/1/amount", "Bookshop"),
  ])
  func `an operation that cannot tell names the value and its record`(
    _ old: String,
    _ new: String,
    _ rule: String,
    _ pointer: String,
    _ label: String
  ) throws {
    let conversion = Coins.chain.upgrade(Self.edited(old, new))
    guard case .refused = conversion.outcome else { return #expect(Bool(false), "converted") }
    let finding = try #require(conversion.errors.first)
    #expect(conversion.errors.map(\.rule.id) == [rule])
    #expect(finding.pointer.description == pointer)
    #expect(finding.label?.name == label)
  }

  @Test func `all records that fail are told in one run`() throws {
    let text = Coins.file.replacing("18.5", with: "18.555").replacing(": 30", with: ": 30.001")
    let conversion = Coins.chain.upgrade(InputBytes(text))
    #expect(conversion.errors.map(\.pointer.description) == ["/costs/0/amount", "/costs/1/amount"])
  }

  @Test func `amounts are rounded where a person allows it`() throws {
    let conversion = Coins.chain.upgrade(
      Self.edited("18.5", "18.555"),
      UpgradeOptions(roundsMoney: true)
    )
    guard case .converted(let output) = conversion.outcome else { return #expect(Bool(false), "refused") }
    let document = try JSONDocument(reading: output)
    #expect(document[JSONPointer(tokens: ["expenses", "1", "cost", "amount"])]?.integerValue == 1856)
    #expect(conversion.losses.findings.contains { $0.rule.id == "step/rounded" })
  }

  @Test func `a file that its own version refuses is not touched`() throws {
    let conversion = Coins.chain.upgrade(Self.edited("\"RM\"", "\"ringgit\""))
    guard case .refused = conversion.outcome else { return #expect(Bool(false), "converted") }
    #expect(Set(conversion.errors.map(\.rule.id)) == ["money/malformed-currency"])
    #expect(conversion.losses.entries.isEmpty)
  }

  @Test func `a finding about the result is told at its place in the file that was read`() throws {
    let text = Coins.file
    var narrow = Coins.two
    narrow.records[1].fields[1].type = .text(TextType(1...8))
    let chain = UpgradeChain(try FormatLibrary([Coins.one, narrow]), steps: Coins.steps)
    let conversion = chain.upgrade(InputBytes(text))
    guard case .refused = conversion.outcome else { return #expect(Bool(false), "converted") }
    #expect(conversion.errors.map { "\($0.rule.id) \($0.pointer)" } == ["text/length /costs/0/shop"])
    let finding = try #require(conversion.errors.first)
    #expect(finding.notes.contains { $0.message.description.contains("/expenses/0/shop") })
    #expect(finding.label?.name == "Kedai / Kopi")
    let start = finding.range.lowerBound
    #expect(Array(text.utf8)[start..<finding.range.upperBound].elementsEqual(#""Kedai \/ Kopi""#.utf8))
  }

  @Test(arguments: [FormatVersion(4, 0), FormatVersion(3, 9), FormatVersion(1, 1)])
  func `a version that is not known is no target`(version: FormatVersion) {
    let conversion = Coins.chain.upgrade(InputBytes(Coins.file), to: version)
    #expect(conversion.errors.map(\.rule.id) == ["step/not-there"])
  }

  @Test func `there is no way back, and none where a step is missing`() throws {
    guard case .converted(let new) = Coins.chain.upgrade(InputBytes(Coins.file)).outcome else {
      return #expect(Bool(false), "not converted")
    }
    #expect(Coins.chain.upgrade(new, to: FormatVersion(1, 0)).errors.last?.rule.id == "step/not-there")
    let chain = UpgradeChain(Coins.library, steps: [Coins.steps[1]])
    let conversion = chain.upgrade(InputBytes(Coins.file))
    #expect(conversion.errors.map(\.message.description) == ["there is no step from 1 to 2"])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", "{\"appName\": \"Coins\"}", "{\"appName\": \"Coins\", \"version\": 1}",
  ])
  func `what is no right file of the format is refused`(text: String) {
    let conversion = Coins.chain.upgrade(InputBytes(text))
    guard case .refused = conversion.outcome else { return #expect(Bool(false), "converted") }
    #expect(!conversion.findings.isEmpty)
  }
}
