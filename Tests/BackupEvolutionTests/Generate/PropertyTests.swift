import BackupEvolution
import BackupFormat
import Testing

/// Many documents of the shipped contracts and of those that have everything; `RandomFormatTests` has more.
struct PropertyTests {
  #if DEBUG
    static let documents = 6
    static let seeds: Range<UInt64> = 2..<3
  #else
    static let documents = 2500
    static let seeds: Range<UInt64> = 2..<12
  #endif

  @Test(arguments: NamedContract.all)
  func `random documents check clean`(named: NamedContract) throws {
    let documents = try GeneratedDocuments(named.contract, seed: 11)
    for document in documents.generator.documents(records: 15).prefix(Self.documents) {
      documents.expectClean(document)
    }
  }

  @Test(arguments: NamedContract.all, seeds)
  func `samples and faults are what they say with other seeds`(named: NamedContract, seed: UInt64) throws {
    let documents = try GeneratedDocuments(named.contract, seed: seed)
    documents.expectSamples(atLeast: 50)
    documents.expectFaults(atLeast: 100)
  }
}
