import BackupEnvelope
import BackupFormats
import BackupJSON
import Testing

/// A golden file, damaged everywhere.
struct DamageTests {
  private static let goldens = ["small", "without-checksum", "minified"]

  #if DEBUG
    private static let bits: [UInt8] = [0x01, 0x20]
  #else
    private static let bits: [UInt8] = (0..<8).map { 1 << $0 } + [0xFF]
  #endif

  private func file(_ name: String) throws -> [UInt8] {
    try InputBytes.file("\(FixtureRow.folder)/1.0/\(name).json").bytes
  }

  /// What comes out of a file; `nil` where it is refused.
  private func content(_ file: [UInt8]) -> [UInt8]? {
    let reading = Envelope.inspect(InputBytes(file), among: ShippedFormats.library)
    return try? reading.backup?.open(Passcode("correct horse")).bytes
  }

  @Test(arguments: goldens, bits)
  func `a file with one flipped byte is refused`(name: String, bits: UInt8) throws {
    var file = try file(name)
    try #require(content(file) != nil)
    for place in file.indices {
      file[place] ^= bits
      #expect(content(file) == nil, "byte \(place)")
      file[place] ^= bits
    }
  }

  @Test(arguments: goldens)
  func `a file that is cut short is refused`(name: String) throws {
    let file = try file(name)
    // Without its last line feed it is still whole.
    for count in 0..<file.count - 1 { #expect(content(Array(file[..<count])) == nil, "\(count) bytes") }
  }

  @Test(arguments: goldens)
  func `a file that lacks one byte is refused, or is the same`(name: String) throws {
    let whole = try file(name)
    let wanted = try #require(content(whole))
    for place in whole.indices {
      var file = whole
      file.remove(at: place)
      let isBlank = [0x20, 0x0A].contains(whole[place])
      #expect(content(file) == nil || (isBlank && content(file) == wanted), "byte \(place)")
    }
  }
}
