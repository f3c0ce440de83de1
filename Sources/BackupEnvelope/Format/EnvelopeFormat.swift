public import BackupFormat

/// The form of encrypted files, described by a contract like any other: the ordinary checker reads them.
/// Spec/envelope.md.
public enum EnvelopeFormat {
  /// What stands behind the id of a format in its encrypted files.
  public static let suffix = "-encrypted"

  /// Whether the name of a format is that of the encrypted files of another one.
  static func isEncrypted(_ format: String) -> Bool {
    format.utf8.count > suffix.utf8.count
      && format.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The newest version of the envelope that is read, and the one that is written.
  public static let version = 1

  /// Version 1.
  public static let contract = Contract(
    format: "envelope",
    title: "Envelope",
    version: FormatVersion(version, 0),
    status: .released,
    doc:
      "A backup that is encrypted with a passcode. Spec/envelope.md says how, and what no contract can say:"
      + " that N is a power of two, the bounds of N·r·p and r·p, and that `format` ends in `-encrypted`.",
    // Each format has a name of its own for its encrypted files.
    recognition: Recognition(
      value: "envelope",
      versionKey: Key.envelope,
      versionForm: .integer,
      presence: [Key.envelope, Key.kdf, Key.cipher, Key.ciphertext]
    ),
    root: "encrypted backup",
    records: [root, kdf, cipher, checksum]
  )

  /// The checker of encrypted files that are known to be some.
  static let checker = BackupChecker(presuming: contract)

  enum Key {
    static let format = "format"
    static let envelope = "envelope"
    static let kdf = "kdf"
    static let cipher = "cipher"
    static let ciphertext = "ciphertext"
    static let checksum = "checksum"
    static let name = "name"
    static let cost = "N"
    static let blockSize = "r"
    static let parallelism = "p"
    static let salt = "salt"
    static let nonce = "iv"
    static let value = "value"
  }

  enum Name {
    static let kdf = "scrypt"
    static let cipher = "AES-256-GCM"
    static let checksum = "SHA-256"
  }

  private static let root = RecordType(
    "encrypted backup",
    doc: "The whole document.",
    fields: [
      FieldType(
        Key.format,
        .text(TextType((suffix.utf8.count + 1)...1_000, characters: "a-z0-9-")),
        doc: "The id of the format that is inside, with `-encrypted` behind it."
      ),
      FieldType(Key.kdf, .record("kdf"), doc: "How the key is made of the passcode."),
      FieldType(Key.cipher, .record("cipher"), doc: "How the backup is encrypted with the key."),
      FieldType(
        Key.ciphertext,
        .base64(Base64Type(EnvelopeBounds.ciphertext)),
        doc: "The encrypted backup, and behind it the tag of 16 bytes."
      ),
      FieldType(
        Key.checksum,
        .record("checksum"),
        presence: .optional,
        doc: "Tells damage by accident before anybody is asked for a passcode. It protects against nobody.",
        absence: "that damage and a wrong passcode look alike"
      ),
    ]
  )

  private static let kdf = RecordType(
    "kdf",
    doc: "How the key is made of the passcode: scrypt (RFC 7914), 32 bytes.",
    fields: [
      FieldType(Key.name, closed(Name.kdf), doc: "The function."),
      FieldType(
        Key.cost,
        .integer(IntegerType(int64(EnvelopeBounds.cost))),
        doc: "The cost: a power of two. 128·N·r·p is at most 256 MiB, and r·p at most 8192."
      ),
      FieldType(
        Key.blockSize,
        .integer(IntegerType(int64(EnvelopeBounds.blockSize))),
        doc: "The size of a block."
      ),
      FieldType(
        Key.parallelism,
        .integer(IntegerType(int64(EnvelopeBounds.parallelism))),
        doc: "How often the function is gone through."
      ),
      FieldType(
        Key.salt,
        .base64(Base64Type(EnvelopeBounds.salt)),
        doc: "Random bytes, new for each file."
      ),
    ]
  )

  private static let cipher = RecordType(
    "cipher",
    doc: "How the backup is encrypted: AES-256 in Galois/Counter Mode (NIST SP 800-38D).",
    fields: [
      FieldType(Key.name, closed(Name.cipher), doc: "The cipher."),
      FieldType(
        Key.nonce,
        .base64(Base64Type(EnvelopeBounds.nonce...EnvelopeBounds.nonce)),
        doc: "Random bytes, new for each file."
      ),
    ]
  )

  private static let checksum = RecordType(
    "checksum",
    doc: "A digest of the bytes of the ciphertext, with its tag.",
    fields: [
      FieldType(Key.name, closed(Name.checksum), doc: "The function."),
      FieldType(
        Key.value,
        .base64(Base64Type(EnvelopeBounds.checksum...EnvelopeBounds.checksum)),
        doc: "The digest."
      ),
    ]
  )

  private static func closed(_ name: String) -> ValueType {
    .enumeration(EnumerationType([name], unknown: .refused))
  }

  private static func int64(_ range: ClosedRange<Int>) -> ClosedRange<Int64> {
    Int64(range.lowerBound)...Int64(range.upperBound)
  }
}
