import BackupFormat
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import TestSupport
import Testing

/// The codes of refused imports.
struct CodeTests {
  @Test func `the page has each code and no other`() throws {
    let page = try InputBytes.file(Corpora.packageRoot + "/Spec/import.md").bytes
    let rows = String(decoding: page, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("| `import/")
    }
    let codes = rows.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    #expect(codes.sorted() == ImportError.Code.all.map(\.description).sorted())
    #expect(Set(codes).count == codes.count)
  }
}
