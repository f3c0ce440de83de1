import BackupEnvelope
import BackupFormat
import BackupFormats
import BackupJSON
import Foundation
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
  private func content(
    _ file: [UInt8],
    among library: FormatLibrary? = ShippedFormats.library
  ) -> [UInt8]? {
    let reading = Envelope.inspect(InputBytes(file), among: library)
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
  func `without formats that are known, only the id of the format may differ`(name: String) throws {
    var file = try file(name)
    let wanted = try #require(content(file))
    let id = try #require(String(decoding: file, as: UTF8.self).range(of: "seaglass-backup"))
    let text = String(decoding: file, as: UTF8.self)
    let start = text.utf8.distance(from: text.startIndex, to: id.lowerBound)
    for place in file.indices {
      file[place] ^= 0x01
      let found = content(file, among: nil)
      let isInId = (start..<start + "seaglass-backup".utf8.count).contains(place)
      #expect(found == nil || (isInId && found == wanted), "byte \(place)")
      file[place] ^= 0x01
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
