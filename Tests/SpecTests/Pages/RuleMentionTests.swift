import BackupJSON
import Testing

@testable import BackupLint

struct RuleMentionTests {
  private static let mentions: [(page: String, id: String)] = SpecPage.all.flatMap { page in
    page.prose.flatMap { line in
      line.matches(of: #/`([a-z]+\/[a-z0-9-]+)`/#).map { (page.path, String($0.1)) }
        // The codes of refused imports and of stores are no rules; Spec/import.md and Spec/store.md have them all.
        .filter { !$0.1.hasPrefix("import/") && !$0.1.hasPrefix("store/") }
    }
  }

  @Test
  func `every rule that a page names is a rule`() {
    #expect(Self.mentions.count > 100)
    for mention in Self.mentions {
      #expect(RuleCatalogue.entry(mention.id) != nil, "\(mention.page): \(mention.id)")
    }
  }

  @Test
  func `every rule is named by a page beside that of the rules`() {
    let named = Set(Self.mentions.filter { $0.page != "rules.md" }.map(\.id))
    let missing = RuleCatalogue.entries.map(\.rule.id).filter { !named.contains($0) }
    #expect(missing == [])
  }
}
