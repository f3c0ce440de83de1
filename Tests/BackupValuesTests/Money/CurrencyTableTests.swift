import Foundation
import TestSupport
import Testing

@testable import BackupValues

struct CurrencyTableTests {
  private let source: CurrencyTableSource

  init() throws {
    let file = Corpora.packageRoot + "/Schemas/iso4217/currencies.tsv"
    source = CurrencyTableSource(tsv: try String(contentsOfFile: file, encoding: .utf8))
  }

  @Test
  func `the Swift table is the one that the data file makes`() throws {
    let file = Corpora.packageRoot + "/Sources/BackupValues/Money/ISO4217Table.swift"
    if ProcessInfo.processInfo.environment["BACKUP_LINT_REGENERATE"] == "1" {
      try source.swift.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == source.swift)
  }

  @Test
  func `the table is sorted and says what the data file says`() {
    #expect(source.rows.count == 307)
    #expect(CurrencyCode.tableDate == "2026-02-01" && source.date == CurrencyCode.tableDate)
    #expect(CurrencyCode.allKnown.map(\.description) == source.rows.map(\.code))
    #expect(CurrencyCode.allKnown == CurrencyCode.allKnown.sorted())
    for row in source.rows {
      let expected: CurrencyCode.Status =
        row.withdrawn.map { .withdrawn(since: $0) } ?? .active(minorUnits: row.minorUnits)
      #expect(CurrencyCode(row.code)?.status == expected, "\(row.code)")
    }
  }

  @Test(.enabled(if: Corpora.isPresent("iso4217"), "the ISO 4217 lists are not here (BACKUP_CORPORA)"))
  func `the table agrees with the published lists`() throws {
    let entries = try Corpora.objects("iso4217/currencies.json")
    #expect(entries.count == 307)
    #expect(CurrencyCode.allKnown.count == entries.count)
    for entry in entries {
      let text = try #require(entry["code"] as? String)
      let expected: CurrencyCode.Status =
        (entry["withdrawn"] as? String).map { .withdrawn(since: $0) }
        ?? .active(minorUnits: entry["minorUnits"] as? Int)
      #expect(CurrencyCode(text)?.status == expected, "\(text)")
      #expect(CurrencyCode(text)?.minorUnits == entry["minorUnits"] as? Int, "\(text)")
    }
  }

  @Test(.enabled(if: Corpora.isPresent("iso4217"), "the ISO 4217 lists are not here (BACKUP_CORPORA)"))
  func `codes that only CLDR knows are unknown`() throws {
    let entries = try Corpora.objects("iso4217/cldr-only-codes.json")
    #expect(entries.count == 19)
    for entry in entries {
      let text = try #require(entry["code"] as? String)
      #expect(CurrencyCode(text)?.status == .unknown, "\(text)")
    }
  }
}
