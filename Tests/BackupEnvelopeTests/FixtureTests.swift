import BackupEnvelope
import BackupFormat
import BackupFormats
import BackupJSON
import Foundation
import TestSupport
import Testing

struct FixtureTests {
  private func inspected(_ row: FixtureRow) throws -> EnvelopeReading {
    Envelope.inspect(try row.input(), among: ShippedFormats.library)
  }

  private func errors(_ reading: EnvelopeReading) -> [String] {
    reading.findings.filter { $0.severity == .error }.map(\.rule.id)
  }

  /// Without optimisation a key of the usual cost takes seconds, so that most of those are left to release.
  private static var quick: [FixtureRow] {
    #if DEBUG
      let heavy = ["accented", "japanese", "emoji", "two-hundred", "largest", "several"]
      return FixtureRow.of([.opens]).filter { row in !heavy.contains { row.path.contains($0) } }
    #else
      return FixtureRow.of([.opens])
    #endif
  }

  @Test(arguments: quick)
  func `a golden file is opened, and is the backup that was encrypted`(row: FixtureRow) throws {
    let reading = try inspected(row)
    #expect(reading.findings.map(\.rule.id).sorted() == row.rules.sorted())
    #expect(Envelope.isEncrypted(try row.input()))
    let backup = try #require(reading.backup)
    #expect(backup.format == "seaglass-backup")
    let decomposed = row.passcode.decomposedStringWithCanonicalMapping
    #if DEBUG
      let texts = [decomposed]
    #else
      let texts = [row.passcode, decomposed]
    #endif
    for text in texts {
      let content = try backup.open(Passcode(text))
      #expect(content.bytes == (try Self.content(of: row.path)))
    }
  }

  /// What the specification says is inside of a golden file.
  private static func content(of path: String) throws -> [UInt8] {
    let short = ["no-content": "", "one-byte": "{", "two-bytes": "{}"]
    if let text = short.first(where: { path.contains($0.key) })?.value { return Array(text.utf8) }
    let backup = Corpora.packageRoot + "/fixtures/seaglass-backup/1.0/minimal.json"
    return try InputBytes.file(backup).bytes
  }

  @Test(arguments: FixtureRow.of([.bounds, .structure, .damaged, .newer]))
  func `a file with one fault is refused before a passcode is asked for`(row: FixtureRow) throws {
    let reading = try inspected(row)
    #expect(reading.backup == nil)
    #expect(errors(reading) == row.rules)
    #expect(row.kind != .newer || reading.findings.count == 1)
  }

  @Test(arguments: FixtureRow.of([.locked]))
  func `a file whose parameters were changed looks like one with another passcode`(row: FixtureRow) throws {
    let reading = try inspected(row)
    let backup = try #require(reading.backup)
    let error = try #require(throws: EnvelopeError.self) { try backup.open(Passcode(row.passcode)) }
    #expect(error.code == .notOpened)
    #expect([error.finding?.rule.id] == row.rules)
    #expect((error.hint != nil) == (row.passcode.hasSuffix(" ") || row.passcode.isEmpty))
  }

  @Test func `each kind of refusal has its files`() {
    for kind in FixtureRow.Kind.allCases { #expect(FixtureRow.of([kind]).count >= 3, "\(kind)") }
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: FixtureRow.folder)) ?? []
    #expect(Set(files.filter { $0.hasSuffix(".json") }) == Set(FixtureRow.all.map(\.path)))
  }

  @Test(arguments: FixtureRow.of([.bounds, .newer]))
  func `a parameter that asks for too much is refused at once`(row: FixtureRow) throws {
    let input = try row.input()
    let fastest = (0..<5).map { _ in
      ContinuousClock().measure { _ = Envelope.inspect(input, among: ShippedFormats.library) }
    }.min()
    #expect(try #require(fastest) < .milliseconds(10))
  }
}
