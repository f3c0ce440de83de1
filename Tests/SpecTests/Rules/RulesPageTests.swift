import Foundation
import TestSupport
import Testing

@testable import BackupLint

struct RulesPageTests {
  @Test
  func `the page of the rules is the one that the catalogue makes`() throws {
    let file = Corpora.packageRoot + "/Spec/rules.md"
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] == "1" {
      try RulesPage.text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == RulesPage.text)
  }
}
