import BackupFormat
import BackupFormats
import BackupJSON
import Testing

struct FormatLibraryTests {
  @Test
  func `two contracts for one version are a mistake, those of two versions are not`() throws {
    let contract = Seaglass.definition.contract
    var later = contract
    later.version = FormatVersion(1, 1)
    #expect(try FormatLibrary([later, contract]).contracts == [contract, later])
    let error = #expect(throws: ContractError.self) { try FormatLibrary([contract, later, contract]) }
    #expect(
      error?.mistakes.map(\.description) == ["/version: seaglass-backup 1.0 is described by two contracts"]
    )
  }
}
