import BackupEvolution
import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import ContractSamples
import Testing

/// Every type that a contract may have, in its normal form.
struct EveryTypeTests {
  #if DEBUG
    static let documents = 10
  #else
    static let documents = 500
  #endif

  @Test func `a document of every type goes through a store, and its hash with it`() throws {
    let library = try FormatLibrary([.everything])
    let importer = Importer(UpgradeChain(library, steps: []), now: Shipped.now)
    var count = 0
    for bytes in SampleGenerator(.everything, seed: 5).documents(records: 5).prefix(Self.documents) {
      count += 1
      let checked = try importer.checked(bytes)
      let store = try importer.store(bytes)
      #expect(try BackupExport(library).contentHash(of: store) == checked.contentHash)
      let exported = try importer.exported(store, at: Shipped.now)
      let again = try importer.checked(exported)
      #expect(again.contentHash == checked.contentHash)
      // What is normal stays as it is.
      #expect(try importer.store(exported).documents.map(\.json) == store.documents.map(\.json))
    }
    #expect(count == Self.documents)
  }

  @Test func `samples of every edge go through a store`() throws {
    let library = try FormatLibrary([.everything])
    let importer = Importer(UpgradeChain(library, steps: []), now: Shipped.now)
    var count = 0
    for sample in SampleGenerator(.everything, seed: 5).samples() {
      count += 1
      #if DEBUG
        if count % 5 != 0, !sample.what.contains("moment") { continue }
      #endif
      let checked = try importer.checked(sample.document)
      let store = try importer.store(sample.document)
      #expect(try BackupExport(library).contentHash(of: store) == checked.contentHash, "\(sample.what)")
      let exported = try importer.exported(store, at: Shipped.now)
      #expect(try importer.checked(exported).contentHash == checked.contentHash, "\(sample.what)")
    }
    #expect(count > 100)
  }
}
