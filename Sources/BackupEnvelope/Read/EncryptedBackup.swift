import BackupCrypto
public import BackupJSON

/// An encrypted backup whose envelope is in order, so that only the passcode is missing.
///
/// ``Envelope/inspect(_:among:)`` makes it.
public struct EncryptedBackup: Sendable {
  /// The id of the format inside, for example `seaglass-backup`.
  public let format: String
  /// How costly it is to try a passcode.
  public let keyCost: KeyCost
  /// Whether the file has a checksum: it was right, so the file is not damaged by accident.
  public var hasChecksum: Bool { checksum != nil }
  /// The size of the backup inside, in bytes.
  public var contentCount: Int { ciphertext.count - EnvelopeBounds.tag }

  private let input: InputBytes
  private let salt: [UInt8]
  private let nonce: [UInt8]
  private let ciphertext: LongBase64
  private let ciphertextRange: Range<Int>
  private let checksum: [UInt8]?

  init(
    format: String,
    keyCost: KeyCost,
    input: InputBytes,
    salt: [UInt8],
    nonce: [UInt8],
    ciphertext: LongBase64,
    ciphertextRange: Range<Int>,
    checksum: [UInt8]?
  ) {
    self.format = format
    self.keyCost = keyCost
    self.input = input
    self.salt = salt
    self.nonce = nonce
    self.ciphertext = ciphertext
    self.ciphertextRange = ciphertextRange
    self.checksum = checksum
  }

  /// The finding that the ciphertext is not what its checksum says; `nil` where they agree or there is none.
  func damage() -> Finding? {
    guard let checksum, input.withSource({ ciphertext.digest($0) }).bytes != checksum else { return nil }
    return Finding(
      .envelopeDamaged,
      at: ciphertextRange,
      "the file is damaged: its ciphertext is not what its checksum says",
      notes: [.init("no passcode can open it")],
      help: "take another copy of the file"
    )
  }

  /// Nobody wants to see a line of ciphertext.
  private var ciphertextStart: Range<Int> {
    ciphertextRange.lowerBound..<min(ciphertextRange.lowerBound + 1, ciphertextRange.upperBound)
  }

  /// Decrypts the backup. Nothing of it is given away unless all of it is right.
  ///
  /// - Throws: ``EnvelopeError`` with the code `notOpened` or `outOfMemory`.
  /// - Complexity: linear in the size of the file, beside the cost of the key.
  public func open(_ passcode: Passcode) throws(EnvelopeError) -> InputBytes {
    guard let key = keyCost.key(passcode, salt: salt) else { throw .outOfMemory }
    guard let content = ContentBytes(count: contentCount) else { throw .outOfMemory }
    let tag = Array(ciphertext.tail.suffix(EnvelopeBounds.tag))
    let isOpened = input.withSource { source in
      ciphertext.withText(source) { text in
        var place = 0
        return AESGCM.open(content.bytes, key: key, nonce: nonce, tag: tag) { piece in
          ciphertext.decode(text, from: place, into: piece)
          place += piece.count
        }
      }
    }
    guard isOpened else { throw notOpened(passcode) }
    return content.input()
  }

  private func notOpened(_ passcode: Passcode) -> EnvelopeError {
    let reason = "the passcode is wrong, or the file is damaged"
    let hint = passcode.oddity.map { "the passcode \($0)" }
    // Salt, nonce and parameters have no checksum.
    let whole = hasChecksum ? "the ciphertext is whole, by its checksum: most likely it is the passcode" : nil
    let finding = Finding(
      .envelopePasscode,
      at: ciphertextStart,
      pointer: JSONPointer(tokens: [EnvelopeFormat.Key.ciphertext]),
      Phrase(reason),
      notes: [hint, whole].compactMap { $0.map { .init(Phrase($0)) } },
      help: "type the passcode with which the backup was made, capital and small letters as they were"
    )
    return EnvelopeError(.notOpened, reason, hint: hint, finding: finding)
  }

  /// The finding that the file names another format than the one of its content; `nil` where they agree.
  package func finding(ofFormat content: String) -> Finding? {
    guard !content.utf8.elementsEqual(format.utf8) else { return nil }
    return input.withSource { source in
      Finding(
        .envelopeOtherFormat,
        at: EnvelopePlaces(source).text(EnvelopeFormat.Key.format)?.range ?? 0..<1,
        pointer: JSONPointer(tokens: [EnvelopeFormat.Key.format]),
        "the file says `\(format)\(EnvelopeFormat.suffix)`, and what is inside is of `\(content)`",
        notes: [.why("what stands outside is not protected, so what counts is what stands inside")],
        help: "encrypt the backup again"
      )
    }
  }

  /// The remark that the inside of the file was not looked at.
  package var notOpenedFinding: Finding {
    Finding(
      .envelopeNotOpened,
      at: ciphertextStart,
      pointer: JSONPointer(tokens: [EnvelopeFormat.Key.ciphertext]),
      "the content was not checked",
      notes: [.init("the envelope is in order; what is inside can be checked with the passcode only")]
    )
  }
}
