import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct RandomFormatTests {
  #if DEBUG
    static let formats: UInt64 = 2
  #else
    static let formats: UInt64 = 120
  #endif

  @Test(arguments: 0..<formats)
  func `a random format has no mistakes, and its samples and faults are what they say`(seed: UInt64) throws {
    let contract = RandomFormat.contract(seed: seed)
    #expect(contract.mistakes.isEmpty, "\(contract.mistakes)")
    let documents = try GeneratedDocuments(contract, seed: seed)
    documents.expectSamples(atLeast: 2)
    documents.expectFaults(atLeast: 15)
    for document in documents.generator.documents(records: 12).prefix(4) { documents.expectClean(document) }
  }
}
