import BackupEnvelope
import BackupFormats
import BackupJSON
import Testing

struct WriterTests {
  private let content = InputBytes(#"{"format": "seaglass-backup"}"#)

  @Test func `a file has the form of the specification`() throws {
    let file = try EnvelopeWriter().encrypt(content, passcode: Passcode("secret"), format: "seaglass-backup")
    let root = try #require(try JSONDocument(reading: InputBytes(file)).root.objectValue)
    #expect(root.keys == ["format", "envelope", "kdf", "cipher", "ciphertext", "checksum"])
    #expect(root["format"] == "seaglass-backup-encrypted")
    #expect(root["kdf"]?.objectValue?.keys == ["name", "N", "r", "p", "salt"])
    let reading = Envelope.inspect(InputBytes(file), among: ShippedFormats.library)
    #expect(reading.findings == [])
    #expect(reading.backup?.keyCost == .standard)
    #expect(JSONWriter.isPretty(file))
  }

  @Test func `salt and nonce are new each time`() throws {
    let files = try (0..<20).map { _ in try Sample.encrypt(content.bytes) }
    for (object, key) in [("kdf", "salt"), ("cipher", "iv")] {
      let values = try files.map { file in
        try #require(
          try JSONDocument(reading: InputBytes(file)).root.objectValue?[object]?.objectValue?[key]?
            .stringValue
        )
      }
      #expect(Set(values).count == files.count)
    }
  }

  @Test func `a file without a checksum opens as well`() throws {
    let backup = try #require(
      Envelope.inspect(InputBytes(try Sample.encrypt(content.bytes, checksum: false))).backup
    )
    #expect(!backup.hasChecksum)
    #expect(try backup.open(Passcode("secret")).bytes == content.bytes)
  }

  @Test(arguments: [("", "empty"), ("\u{0}", "NUL"), ("test\u{0}\u{0}", "NULs at the end")])
  func `no file is made with a passcode that is empty or has a U+0000`(passcode: String, name: String) throws
  {
    let error = try #require(throws: EnvelopeError.self) { try Sample.encrypt(content.bytes, passcode) }
    #expect(error.code == .unusablePasscode)
  }

  @Test(arguments: ["", "Seaglass", "seaglass backup", "seaglass-backup-encrypted", "a\"b"])
  func `a format that is none is refused`(format: String) throws {
    let writer = EnvelopeWriter(keyCost: Sample.cheap)
    let error = try #require(throws: EnvelopeError.self) {
      try writer.encrypt(content, passcode: Passcode("secret"), format: format)
    }
    #expect(error.code == .unusableFormat)
  }

  @Test(arguments: [
    (0, 8, 1), (1, 8, 1), (1000, 8, 1), (-2, 8, 1), (1 << 20, 8, 1), (32_768, 0, 1), (32_768, 8, 0),
    (32_768, 8, 9), (65_536, 1, 1), (.max, .max, .max), (.min, .min, .min), (4, 1 << 20, 1),
  ])
  func `a cost that no reader takes cannot be had`(cost: Int, blockSize: Int, parallelism: Int) {
    #expect(KeyCost(cost: cost, blockSize: blockSize, parallelism: parallelism) == nil)
  }

  @Test(arguments: ["x", "any-format", "my-notes-2"])
  func `any format can be encrypted`(format: String) throws {
    let writer = EnvelopeWriter(keyCost: Sample.cheap)
    let file = InputBytes(try writer.encrypt(content, passcode: Passcode("secret"), format: format))
    #expect(Envelope.inspect(file).format == format)
    #expect(try Envelope.inspect(file).backup?.open(Passcode("secret")).bytes == content.bytes)
    let known = Envelope.inspect(file, among: ShippedFormats.library)
    #expect(known.backup == nil)
    #expect(known.findings.contains { $0.rule.id == "format/unknown" })
  }

  @Test func `the pieces together are the file`() throws {
    var count = 0
    let content = InputBytes([UInt8](repeating: 7, count: 200_000))
    let writer = EnvelopeWriter(keyCost: Sample.cheap)
    var file: [UInt8] = []
    try writer.encrypt(content, passcode: Passcode("secret"), format: "seaglass-backup") {
      count += 1
      file += $0
    }
    #expect(count > 4)
    #expect(try Envelope.inspect(InputBytes(file)).backup?.open(Passcode("secret")).bytes == content.bytes)
  }
}

extension JSONWriter {
  /// Whether a file is what the writer would make of it.
  fileprivate static func isPretty(_ file: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(reading: InputBytes(file)) else { return false }
    return (try? JSONWriter(.pretty).write(document)) == file
  }
}
