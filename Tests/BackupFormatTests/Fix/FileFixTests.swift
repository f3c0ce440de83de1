import BackupFormat
import BackupJSON
import Testing

/// Fixes of a file as a whole: its encoding, its beginning and its end.
struct FileFixTests {
  private let sound = SmallContract.document("1")

  private func fixed(_ bytes: [UInt8], _ safety: Fix.Safety = .safe) throws -> FixedText {
    try SmallContract.checker(.any).fix(InputBytes(bytes), allowing: safety)
  }

  @Test func `a sound file stays the very same`() throws {
    let input = InputBytes(sound)
    let fixed = try SmallContract.checker(.any).fix(input, allowing: .unsafe)
    #expect(fixed.after === input)
    #expect(!fixed.isChanged && !fixed.isUnfinished && fixed.applied.isEmpty)
  }

  @Test func `byte order marks are removed, the second as well`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try fixed(mark + sound.utf8).after.bytes == Array(sound.utf8))
    #expect(try fixed(mark + mark + sound.utf8).after.bytes == Array(sound.utf8))
  }

  @Test(arguments: [true, false])
  func `UTF-16 becomes UTF-8, and is fixed further`(isBigEndian: Bool) throws {
    let broken = SmallContract.document("[\"é😀\",]")
    let bytes = ("\u{FEFF}" + broken).utf16.flatMap { unit -> [UInt8] in
      let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? halves : halves.reversed()
    }
    let fixed = try fixed(bytes)
    #expect(fixed.isConverted && fixed.isChanged)
    #expect(fixed.after.bytes == Array(SmallContract.document("[\"é😀\"]").utf8))
    #expect(fixed.before.bytes == Array(broken.utf8))
    #expect(fixed.reportBefore.findings.map(\.rule) == [.fileUTF16])
    #expect(fixed.reportAfter.findings.isEmpty)
  }

  @Test func `half a surrogate pair is no UTF-16 that could be converted`() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + (Array(sound.utf16) + [0xD800]).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try !fixed(bytes, .unsafe).isChanged)
  }

  @Test(
    arguments: [
      [0x50, 0x4B, 0x03, 0x04, 0, 0], Array("SQLite format 3\u{0}".utf8), [0x1F, 0x8B, 8], [], [0, 0, 0, 0],
      Array("hello".utf8),
    ] as [[UInt8]]
  )
  func `what is no JSON stays as it is`(_ bytes: [UInt8]) throws {
    let fixed = try fixed(bytes, .unsafe)
    #expect(!fixed.isChanged)
    #expect(!fixed.reportAfter.reading.isJudged)
  }

  @Test func `letters of a code page are named and never converted`() throws {
    let bytes = Array(SmallContract.document("\"").utf8.dropLast()) + [0xE9, 0x22, 0x7D]
    let fixed = try fixed(bytes, .unsafe)
    #expect(!fixed.isChanged)
    #expect(fixed.reportAfter.findings.map(\.rule) == [.invalidUTF8])
  }

  @Test func `zeros behind a whole document are removed`() throws {
    #expect(try fixed(sound.utf8 + [0, 0, 0]).after.bytes == Array(sound.utf8))
  }

  @Test func `a stray bracket at the end is no certain fault, and a second document is left to the person`()
    throws
  {
    #expect(try !fixed(sound.utf8 + Array("}".utf8)).isChanged)
    #expect(try fixed(sound.utf8 + Array("}".utf8), .unsafe).after.bytes == Array(sound.utf8))
    #expect(try !fixed(Array((sound + sound).utf8), .unsafe).isChanged)
  }

  @Test func `brackets that are missing at the end are written where that is asked for`() throws {
    let cut = Array(SmallContract.document("[{\"a\": [1").utf8.dropLast())
    #expect(try !fixed(cut).isChanged)
    let fixed = try fixed(cut, .unsafe)
    #expect(fixed.after.bytes == cut + Array("]}]}".utf8))
    #expect(fixed.reportAfter.findings.isEmpty)
  }
}
