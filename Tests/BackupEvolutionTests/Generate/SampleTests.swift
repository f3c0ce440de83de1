import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct SampleTests {
  @Test(arguments: NamedContract.all)
  func `every planned sample is valid, and clean where it says so`(named: NamedContract) throws {
    try GeneratedDocuments(named.contract).expectSamples(atLeast: 50)
  }
}
