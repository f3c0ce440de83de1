import BackupEvolution
import BackupFormat
import BackupFormats
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// What a file holds comes out of a store as it went in.
struct RoundTripTests {
  #if DEBUG
    static let documents = 8
  #else
    static let documents = 700
  #endif

  @Test(arguments: ShippedFormats.declared.map(\.format))
  func `a generated file has the same hash after an import and an export`(format: String) throws {
    let contract = try #require(ShippedFormats.declared.first { $0.format == format })
    let checker = BackupChecker(ShippedFormats.library)
    var count = 0
    for bytes in SampleGenerator(contract, seed: 7).documents(records: 9) {
      guard count < Self.documents else { break }
      count += 1
      let checked = try Shipped.importer.checked(bytes)
      let store = MemoryStore()
      _ = try checked.plan(for: store).apply(.merge, to: store, safety: nil)
      let exported = try Shipped.importer.exported(store, at: Shipped.now)
      let report = checker.check(InputBytes(exported))
      #expect(report.counts[.error] == nil, "\(report.findings.first.map { "\($0)" } ?? "")")
      #expect(try Shipped.importer.checked(exported).contentHash == checked.contentHash)
      let again = try checked.plan(for: store)
      #expect(again.counts(.merge).changesNothing)
      #expect(again.counts(.replace).changesNothing)
      #expect(try again.apply(.merge, to: store, safety: nil).safetyCopy == nil)
    }
    #expect(count == Self.documents)
  }
}
