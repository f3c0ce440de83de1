import BackupFormat
import BackupJSON
import Testing

struct RuleCoverageTests {
  /// Rules that no file of Seaglass 1.0 can break, with the reason.
  private static let exempt: [(rule: Rule, reason: String)] = [
    (.fileTooLarge, "a file beyond four gigabytes is no fixture"),
    (.recordCount, "ten million records are no fixture"),
    (.listCount, "no list of the format has a limit of its own"),
    (.mapCount, "the format has no map"),
    (.mapKey, "the format has no map"),
    (.listDuplicate, "no list of the format is a set"),
    (.unionUnknown, "the format has no union"),
    (.unionUnknownKept, "the format has no union"),
    (.expectedNumber, "the format has no decimal"),
    (.decimalLimits, "the format has no decimal"),
    (.textCharacters, "no text of the format is limited in its characters"),
    (.textBase64, "the format has no base64"),
    (.enumUnknown, "each enumeration of the format has a fallback"),
    (.idEmpty, "an empty UUID is malformed; only a plain key can be empty"),
    (.refMissingKept, "each reference of the format must have its target"),
    (.fieldAlias, "no field of the format has an alias"),
    (.fieldAliasTwice, "no field of the format has an alias"),
    (.fieldNotAllowed, "each record of the format takes other fields"),
    (.fieldReserved, "no field of the format was ever removed"),
    (.formUnknownField, "the format has no form"),
    (.formAnswer, "the format has no form"),
    (.formOption, "the format has no form"),
    (.amountTooPrecise, "the format has no amounts in major units"),
    (.ruleOrderKept, "the order of the format must be kept"),
    (.ruleSum, "no record of the format adds up"),
    (.ruleSumKept, "no record of the format adds up"),
    (.versionUnknownMajor, "there is no major before the first, and zero is malformed"),
  ]

  private static let rules = Rule.fileRules + Rule.syntaxRules + Rule.formatRules + Rule.valueRules

  @Test
  func `each rule that a Seaglass file can break has a file that breaks it`() throws {
    let covered = try Set(ConformanceFile.all.flatMap { try $0.expectation().findings.map(\.rule) })
    let wanted = Set(Self.rules.map(\.id)).subtracting(Self.exempt.map(\.rule.id))
    #expect(wanted.subtracting(covered).sorted() == [])
  }

  @Test
  func `no rule is exempt that has a file`() throws {
    let covered = try Set(ConformanceFile.all.flatMap { try $0.expectation().findings.map(\.rule) })
    #expect(covered.intersection(Self.exempt.map(\.rule.id)).sorted() == [])
    #expect(Self.exempt.allSatisfy { !$0.reason.isEmpty && Self.rules.contains($0.rule) })
  }

  @Test
  func `expectations name rules by their ids and severities`() throws {
    let severities = Dictionary(uniqueKeysWithValues: Self.rules.map { ($0.id, $0.severity.rawValue) })
    for file in ConformanceFile.all {
      for finding in try file.expectation().findings {
        #expect(severities[finding.rule] == finding.severity, "\(file.testDescription)")
      }
    }
  }
}
