import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct RandomFormatTests {
  #if DEBUG
    private static let formats: UInt64 = 2
    private static let documents = 700
  #else
    private static let formats: UInt64 = 120
    private static let documents = 50_000
  #endif

  @Test(arguments: 0..<formats)
  func `a random format has no mistakes, and its samples and faults are what they say`(seed: UInt64) throws {
    let contract = RandomFormat.contract(seed: seed)
    #expect(contract.mistakes.isEmpty, "\(contract.mistakes)")
    try #expect(Self.check(contract, seed) > 20)
  }

  @Test
  func `fifty thousand documents of random formats are what they say`() throws {
    var count = 0
    var seed: UInt64 = 1000
    while count < Self.documents {
      count += try Self.check(RandomFormat.contract(seed: seed), seed)
      seed += 1
    }
  }

  /// Checks everything that is made of a contract; the number of documents.
  private static func check(_ contract: Contract, _ seed: UInt64) throws -> Int {
    let documents = try GeneratedDocuments(contract, seed: seed)
    let small = documents.expectSamples(atLeast: 2) + documents.expectFaults(atLeast: 15)
    let random = Array(documents.generator.documents(records: 12).prefix(4))
    for document in random { documents.expectClean(document) }
    return small + random.count
  }
}
