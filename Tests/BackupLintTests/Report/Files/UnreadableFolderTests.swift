import Foundation
import Testing

@testable import BackupLint

@Suite struct UnreadableFolderTests {
  @Test(.enabled(if: geteuid() != 0, "the superuser may list every folder"))
  func `a folder that cannot be listed is in the report`() throws {
    let folder = try TemporaryFolder()
    #expect(mkdir(folder.path + "/shut", 0) == 0)
    let run = ToolRun(["check", "--format", "sarif", folder.path + "/shut"])
    #expect(run.status == .failure)
    #expect(run.output.contains("\"executionSuccessful\": false"))
    #expect(run.errors.contains("the folder cannot be listed"))
  }
}
