import BackupFormat
import BackupJSON
import Testing

struct CountTests {
  @Test
  func `all faults are counted where the syntax breaks before the format is told`() {
    let report = Checking.report("{\"x\": [" + String(repeating: "nul,", count: 12_000) + "1] \"y\" 1")
    #expect(report.identity == nil)
    #expect(report.findings.count == 10_000)
    #expect(report.counts == [.error: 12_003])
  }
}
