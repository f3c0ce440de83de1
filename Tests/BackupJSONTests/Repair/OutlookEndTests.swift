import Testing

@testable import BackupJSON

/// A look ahead ends with the text, also where the system has nothing behind it.
struct OutlookEndTests {
  @Test(arguments: ["\"", "/*", "//", "#", "\"\\", "x"])
  func `what is not closed behind a bracket that does not fit is looked at to the end only`(open: String) {
    for size in [100, 4096, 8192, 65_536] {
      let start = "{\"a\":1],\(open)"
      let text = start + String(repeating: "y", count: size - start.utf8.count)
      let repair = InputBytes(text).withSource { TextRepair($0) }
      #expect(repair.findings.contains { $0.rule.id.hasPrefix("json/") })
    }
  }
}
