import BackupFormat
import BackupFormats
import BackupJSON
import BackupValues
import TestSupport
import Testing

/// SpenDrop 5 as typed values.
struct SpenDropCodecTests {
  private static func file(_ name: String) throws -> InputBytes {
    try InputBytes.file("\(Corpora.packageRoot)/fixtures/spendrop-backup/\(name).json")
  }

  @Test(arguments: ["5.0/full", "5.0/minimal", "as-5/4.0/from-app", "as-5/2.0/dangling", "as-5/1.0/from-app"])
  func `a file is read and written back with the same content`(name: String) throws {
    let file = try BackupFile(SpenDrop.definition)
    let document = try #require(file.read(try Self.file(name)).document)
    let again = file.read(InputBytes(try file.write(document)))
    #expect(again.document == document)
  }

  @Test func `a file of version 4 is read by the chain and not by the codec`() throws {
    let reading = try BackupFile(SpenDrop.definition).read(try Self.file("4.0/from-app"))
    #expect(reading.document == nil)
    #expect(reading.report.verdict == .refused)
  }

  @Test func `shares that do not add up are never written`() throws {
    let file = try BackupFile(SpenDrop.definition)
    var document = try #require(file.read(try Self.file("as-5/4.0/from-app")).document)
    document.expenses[0].shares?[0].amountMinor += 1
    let error = #expect(throws: CodecError.self) { try file.write(document) }
    #expect(error?.pointer.description == "/expenses/0/shares")
  }

  @Test func `a person who is nowhere is never written`() throws {
    let file = try BackupFile(SpenDrop.definition)
    var document = try #require(file.read(try Self.file("as-5/4.0/from-app")).document)
    document.expenses[0].payerID = RecordID("00000000-0000-4000-8000-00000000ffff")
    let error = #expect(throws: CodecError.self) { try file.write(document) }
    #expect(error?.pointer.description == "/expenses/0/payerId")
  }

  @Test func `ids are written in lower case and moments in UTC`() throws {
    let file = try BackupFile(SpenDrop.definition)
    let document = try #require(file.read(try Self.file("5.0/edge")).document)
    let text = String(decoding: try file.write(document), as: UTF8.self)
    #expect(!text.contains(#/"(?=[0-9a-f-]*[A-F])[0-9A-Fa-f-]{36}"/#))
    #expect(!text.contains(#/:[0-9]{2}\+[0-9]{2}:/#))
  }
}
