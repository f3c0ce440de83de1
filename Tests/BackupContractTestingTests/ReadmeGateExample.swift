import BackupContractTesting
import BackupFormat
import BackupFormats
import Testing

struct FormatTests {
  /// Fails, with the findings of the gate, where an edit of the format may not ship.
  @Test func `the backup format may ship as it is`() throws {
    try expectGate(of: [Seaglass.definition.contract])
  }
}
