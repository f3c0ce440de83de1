import BackupJSON
import Foundation
import TestSupport
import Testing

@testable import BackupEvolution

struct EvolutionPageTests {
  @Test func `the page has the verdicts of every kind of change`() throws {
    let page = try String(contentsOfFile: Corpora.packageRoot + "/Spec/evolution.md", encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [`contract/") }
    let expected = (GateRow.all + GateRow.beside).map { row in
      "| [`\(row.rule.rule.id)`](rules.md#contract\(row.rule.rawValue)) | \(words(row.older)) | \(words(row.newer)) | \(row.bump) |"
    }
    #expect(Set(rows.map(String.init)) == Set(expected))
    #expect(rows.count == expected.count)
  }

  private func words(_ acceptance: Acceptance) -> String {
    switch acceptance {
    case .reads: "reads"
    case .readsWithFallback: "reads, with the fallback"
    case .refuses: "**refuses**"
    case .misreads: "**misreads**"
    case .notApplicable: "–"
    }
  }
}
