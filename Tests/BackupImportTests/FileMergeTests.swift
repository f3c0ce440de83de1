import BackupEvolution
import BackupFormat
import BackupFormats
import BackupImport
import BackupJSON
import BackupUpgrade
import BackupValues
import Testing

/// Two files as one.
struct FileMergeTests {
  let importer = Notebook.importer()

  static func written(_ merged: MergedBackup) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try merged.write { bytes += $0 }
    return bytes
  }

  @Test func `the later record wins, and the file is of the later export`() throws {
    let first = try importer.checked(
      Notebook.file(2, at: "2026-03-01T00:00:00Z", "\"notes\": [\(Notebook.record(1, #""title": "x""#))]")
    )
    let second = try importer.checked(
      Notebook.file(2, at: "2026-03-05T00:00:00Z", "\"notes\": [\(Notebook.record(2, #""title": "y""#))]")
    )
    for pair in [(first, second), (second, first)] {
      let merged = try MergedBackup(pair.0, pair.1)
      #expect(merged.exportedAt == UTCMoment("2026-03-05T00:00:00Z"))
      let bytes = try Self.written(merged)
      #expect(String(decoding: bytes, as: UTF8.self).contains(#""title":"y""#))
      #expect(try importer.checked(bytes).contentHash == merged.contentHash())
      #expect(try importer.checked(bytes).contentHash == second.contentHash)
    }
  }

  @Test(arguments: 0...2)
  func `a file merged with itself is itself, of whatever minor`(minor: Int) throws {
    let checked = try importer.checked(
      Notebook.note(minor, 1, #""title": "x", "mood": "m", "other": [1, 2.50]"#)
    )
    let merged = try MergedBackup(checked, checked)
    #expect(try merged.contentHash() == checked.contentHash)
    #expect(try importer.checked(Self.written(merged)).contentHash == checked.contentHash)
  }

  @Test(arguments: ShippedFormats.declared.map(\.format))
  func `a generated file merged with itself is itself`(format: String) throws {
    let contract = try #require(ShippedFormats.declared.first { $0.format == format })
    for bytes in SampleGenerator(contract, seed: 21).documents(records: 7).prefix(ContentHashTests.documents)
    {
      let checked = try Shipped.importer.checked(bytes)
      let merged = try MergedBackup(checked, checked)
      #expect(merged.plan.counts(.merge).changesNothing)
      #expect(try Shipped.importer.checked(Self.written(merged)).contentHash == checked.contentHash)
    }
  }

  @Test func `files of two formats are not merged`() throws {
    let other = try Shipped.importer.checked(
      Array(
        try #require(SampleGenerator(ShippedFormats.declared[0]).documents(records: 1).first { _ in true })
      )
    )
    let error = #expect(throws: ImportError.self) {
      try MergedBackup(importer.checked(Notebook.file(2)), other)
    }
    #expect(error?.code == .otherFormat)
  }
}
