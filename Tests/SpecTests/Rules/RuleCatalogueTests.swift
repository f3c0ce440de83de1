import BackupEnvelope
import BackupEvolution
import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import Testing

@testable import BackupLint

struct RuleCatalogueTests {
  static let declared =
    Rule.fileRules + Rule.syntaxRules + Rule.formatRules + Rule.valueRules + Rule.contractRules
    + Rule.gateRules + Rule.upgradeRules + Rule.importRules
    + ChangeRule.allCases.map(\.rule) + Rule.configurationRules + Rule.envelopeRules
  static let ids = RuleCatalogue.entries.map(\.rule.id)

  @Test
  func `every rule that is declared has an entry, and every entry is a rule that is declared`() {
    let declared = Set(Self.declared.map(\.id))
    #expect(declared.subtracting(Self.ids).sorted() == [])
    #expect(Set(Self.ids).subtracting(declared).sorted() == [])
  }

  @Test
  func `no rule is declared twice or has two entries`() {
    #expect(Set(Self.declared.map(\.id)).count == Self.declared.count)
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test
  func `an entry is found by its id, and by nothing else`() {
    #expect(RuleCatalogue.entry("json/trailing-comma")?.rule == .trailingComma)
    #expect(RuleCatalogue.entry("json/trailing-commas") == nil)
    #expect(RuleCatalogue.entry("") == nil)
  }

  @Test(arguments: ids)
  func `an id is a family and a name in small letters`(id: String) throws {
    #expect(try #/[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*/#.wholeMatch(in: id) != nil)
  }

  @Test(arguments: ids)
  func `what, why and what to do are sentences, the first of them one`(id: String) throws {
    let entry = try #require(RuleCatalogue.entry(id))
    for text in [entry.what, entry.why, entry.fix] {
      #expect(text.hasSuffix(".") && text.utf8.count > 5, "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
    #expect(entry.what.split(separator: ". ").count == 1)
  }
}
