import BackupCrypto
import BackupFormat
@_spi(Scanning) public import BackupJSON
import BackupValues

/// Encrypts backups in envelope 1 (Spec/envelope.md).
public struct EnvelopeWriter: Sendable {
  /// How costly the key is made.
  public var keyCost: KeyCost
  /// Whether the file gets a checksum, by which accidental damage is told without the passcode.
  public var writesChecksum: Bool

  /// Makes a writer; the defaults are what an app should use.
  public init(keyCost: KeyCost = .standard, writesChecksum: Bool = true) {
    self.keyCost = keyCost
    self.writesChecksum = writesChecksum
  }

  /// The encrypted file of a backup. Each call takes a new salt and a new nonce.
  ///
  /// - Parameter format: the id of the format of the content, for example `seaglass-backup`; what the content is is not
  ///   looked at.
  /// - Throws: ``EnvelopeError`` with the code `unusablePasscode`, `unusableFormat`, `tooLarge`, `outOfMemory` or
  ///   `noRandomness`.
  public func encrypt(
    _ content: InputBytes,
    passcode: Passcode,
    format: String
  ) throws(EnvelopeError) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(Self.textCount(content.count) + 1_000)
    try encrypt(content, passcode: passcode, format: format) { file.append(contentsOf: $0) }
    return file
  }

  /// Gives the encrypted file of a backup away piece by piece, so that it is never in memory as a whole.
  ///
  /// - Parameter take: is given the pieces in order; they are valid during the call only.
  /// - Throws: as ``encrypt(_:passcode:format:)``, and then nothing has been given away.
  public func encrypt(
    _ content: InputBytes,
    passcode: Passcode,
    format: String,
    _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(EnvelopeError) {
    if let fault = passcode.creationFault { throw EnvelopeError(.unusablePasscode, fault) }
    if let fault = NameForm.formatFault(format) {
      throw EnvelopeError(.unusableFormat, "the id of the format \(fault)")
    }
    guard content.count + EnvelopeBounds.tag <= EnvelopeBounds.ciphertext.upperBound - 10_000 else {
      throw EnvelopeError(.tooLarge, "the encrypted file would be larger than 4 GiB, the most that is read")
    }
    guard let salt = SecureRandom.bytes(EnvelopeBounds.salt.lowerBound),
      let nonce = SecureRandom.bytes(EnvelopeBounds.nonce)
    else { throw EnvelopeError(.noRandomness, "the system has no random bytes to give") }
    guard let key = keyCost.key(passcode, salt: salt) else { throw .outOfMemory }
    write(content, format, key, salt: salt, nonce: nonce, take)
  }

  private static func textCount(_ count: Int) -> Int { (count + EnvelopeBounds.tag + 2) / 3 * 4 }

  private func write(
    _ content: InputBytes,
    _ format: String,
    _ key: SecretBytes,
    salt: [UInt8],
    nonce: [UInt8],
    _ take: (UnsafeRawBufferPointer) -> Void
  ) {
    func write(_ text: String) { Array(text.utf8).withUnsafeBytes(take) }
    write(
      """
      {
        "format": "\(format)\(EnvelopeFormat.suffix)",
        "envelope": \(EnvelopeFormat.version),
        "kdf": {
          "name": "\(EnvelopeFormat.Name.kdf)",
          "N": \(keyCost.cost),
          "r": \(keyCost.blockSize),
          "p": \(keyCost.parallelism),
          "salt": "\(Base64Text(bytes: salt))"
        },
        "cipher": {
          "name": "\(EnvelopeFormat.Name.cipher)",
          "iv": "\(Base64Text(bytes: nonce))"
        },
        "ciphertext": "
      """
    )
    let digest = writeCiphertext(content, key, nonce, take)
    guard writesChecksum else { return write("\"\n}\n") }
    write(
      """
      ",
        "checksum": {
          "name": "\(EnvelopeFormat.Name.checksum)",
          "value": "\(Base64Text(bytes: digest))"
        }
      }

      """
    )
  }

  /// - Returns: the digest of the bytes, where it is asked for.
  private func writeCiphertext(
    _ content: InputBytes,
    _ key: SecretBytes,
    _ nonce: [UInt8],
    _ take: (UnsafeRawBufferPointer) -> Void
  ) -> [UInt8] {
    var text = Base64Stream()
    func seal(_ digest: (UnsafeRawBufferPointer) -> Void) {
      let tag = content.withSource { source in
        source.withBytes(0..<content.count) { content in
          AESGCM.seal(content, key: key, nonce: nonce) { piece in
            digest(piece)
            text.append(piece, take)
          }
        }
      }
      tag.withUnsafeBytes { tag in
        digest(tag)
        text.append(tag, take)
      }
      text.finish(take)
    }
    guard writesChecksum else {
      seal { _ in }
      return []
    }
    return SHA256Digest(ofPieces: seal).bytes
  }
}
