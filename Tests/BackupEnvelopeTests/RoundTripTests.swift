import BackupEnvelope
import BackupJSON
import Testing

struct RoundTripTests {
  @Test(arguments: [
    0, 1, 2, 3, 4, 5, 15, 16, 17, 18, 47, 48, 100, 49_135, 49_151, 49_152, 49_153, 98_304, 300_001,
  ])
  func `what is encrypted comes out again, whatever its size`(count: Int) throws {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let file = try Sample.encrypt(content)
    let reading = Envelope.inspect(InputBytes(file))
    #expect(reading.findings.map(\.rule.id) == ["envelope/weak"])
    let backup = try #require(reading.backup)
    #expect(backup.format == "seaglass-backup")
    #expect(backup.contentCount == count)
    #expect(backup.hasChecksum)
    #expect(try backup.open(Passcode("secret")).bytes == content)
  }
}
