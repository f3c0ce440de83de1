import BackupEvolution
import BackupFormat
import BackupJSON
import Testing

struct FaultTests {
  @Test(arguments: NamedContract.all)
  func `every planned fault gives its rule, and no other error`(named: NamedContract) throws {
    try GeneratedDocuments(named.contract).expectFaults(atLeast: 100)
  }
}
