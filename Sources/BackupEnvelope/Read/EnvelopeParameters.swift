import BackupFormat
@_spi(Scanning) import BackupJSON

/// The parameters of an encrypted file, judged in checked arithmetic before any of them is used.
struct EnvelopeParameters {
  private let places: EnvelopePlaces
  private let source: ByteSource
  private(set) var findings: [Finding] = []
  /// The keys of the root whose function is not known.
  private(set) var strangers: [String] = []
  private var keyCost: KeyCost?
  /// Measured once: it may be a gigabyte.
  private let ciphertext: EnvelopePlaces.Found<LongBase64>?

  private typealias Key = EnvelopeFormat.Key
  private typealias Name = EnvelopeFormat.Name

  /// - Parameter report: what the ordinary checker says of the same file.
  init(_ places: EnvelopePlaces, _ source: ByteSource, checkedAs report: CheckReport) {
    self.places = places
    self.source = source
    let isDoubtful = report.findings.contains { $0.pointer.tokens == [Key.ciphertext] }
    ciphertext = places.base64(Key.ciphertext, isRight: !isDoubtful)
  }

  mutating func judge() {
    judgeName(Key.kdf, Name.kdf, .envelopeUnknownKDF, "the key is made by")
    judgeName(Key.cipher, Name.cipher, .envelopeUnknownCipher, "the backup is encrypted by")
    if !strangers.contains(Key.kdf) {
      judgeCost()
      judgeLength(
        places.byteCount(Key.salt, in: Key.kdf),
        .envelopeSalt,
        EnvelopeBounds.salt,
        "the salt",
        why: "a short salt lets one attack serve many files"
      )
    }
    if !strangers.contains(Key.cipher) {
      judgeLength(
        places.byteCount(Key.nonce, in: Key.cipher),
        .envelopeNonce,
        EnvelopeBounds.nonce...EnvelopeBounds.nonce,
        "the iv",
        why: "every reader takes this length, and no other is safe with it"
      )
    }
    judgeLength(
      ciphertext.map { EnvelopePlaces.Found(value: $0.value.count, range: $0.range) },
      .envelopeCiphertext,
      EnvelopeBounds.ciphertext,
      "the ciphertext",
      why: "its last \(EnvelopeBounds.tag) bytes are the tag, without which nothing can be opened"
    )
    judgeLength(
      places.byteCount(Key.value, in: Key.checksum),
      .envelopeChecksum,
      EnvelopeBounds.checksum...EnvelopeBounds.checksum,
      "the checksum",
      why: "it is a digest of SHA-256"
    )
  }

  // MARK: Names

  private mutating func judgeName(_ object: String, _ known: String, _ rule: Rule, _ words: String) {
    guard let name = places.text(Key.name, in: object), !name.value.utf8.elementsEqual(known.utf8) else {
      return
    }
    strangers.append(object)
    findings.append(
      Finding(
        rule,
        at: name.range,
        "\(words) \(value: name.value), which envelope \(EnvelopeFormat.version) has not",
        notes: [.init("it has `\(known)` and no other")],
        help: "open the file with the program that wrote it, or with a newer version of this one"
      )
    )
  }

  // MARK: Bytes

  private mutating func judgeLength(
    _ found: EnvelopePlaces.Found<Int>?,
    _ rule: Rule,
    _ allowed: ClosedRange<Int>,
    _ subject: String,
    why: String
  ) {
    guard let found, !allowed.contains(found.value) else { return }
    let wanted =
      allowed.count == 1
      ? "\(allowed.lowerBound)"
      : found.value < allowed.lowerBound
        ? "at least \(allowed.lowerBound)" : "at most \(allowed.upperBound)"
    let bytes = found.value == 1 ? "1 byte" : "\(found.value) bytes"
    findings.append(
      Finding(
        rule,
        at: found.range,
        "\(subject) has \(bytes), it must have \(wanted)",
        notes: [.why(Phrase(why))]
      )
    )
  }

  // MARK: The cost of the key

  private mutating func judgeCost() {
    let cost = places.integer(Key.cost, in: Key.kdf)
    let blockSize = places.integer(Key.blockSize, in: Key.kdf)
    let parallelism = places.integer(Key.parallelism, in: Key.kdf)
    let faultsBefore = findings.count
    judgeRange(cost, .envelopeCostRange, EnvelopeBounds.cost, Key.cost)
    judgeRange(blockSize, .envelopeBlockSize, EnvelopeBounds.blockSize, Key.blockSize)
    judgeRange(parallelism, .envelopeParallelism, EnvelopeBounds.parallelism, Key.parallelism)
    if let cost, cost.value > 2, cost.value & (cost.value - 1) != 0, findings.count == faultsBefore {
      findings.append(
        Finding(
          .envelopeCostPower,
          at: cost.range,
          "N is \(cost.value), which is no power of two",
          notes: [.why("scrypt is defined for powers of two only (RFC 7914)")]
        )
      )
    }
    guard findings.count == faultsBefore, let cost, let blockSize, let parallelism else { return }
    judgeMemory(cost, blockSize, parallelism)
    guard findings.count == faultsBefore else { return }
    // RFC 7914 section 2: N is below 2^(16·r), which a number can break only where r is 1.
    guard blockSize.value > 1 || cost.value < 1 << 16 else {
      findings.append(
        Finding(
          .envelopeCostRange,
          at: cost.range,
          "N is \(cost.value), with r = 1 it must be below 65536",
          notes: [.why("scrypt is not defined for others (RFC 7914)")]
        )
      )
      return
    }
    judgeStrength(cost, blockSize.value, parallelism.value)
    keyCost = KeyCost(readable: cost.value, blockSize.value, parallelism.value)
  }

  private mutating func judgeRange(
    _ found: EnvelopePlaces.Found<Int>?,
    _ rule: Rule,
    _ allowed: ClosedRange<Int>,
    _ name: String
  ) {
    guard let found, !allowed.contains(found.value) else { return }
    findings.append(
      Finding(
        rule,
        at: found.range,
        "\(name) is \(found.value), allowed are \(allowed.lowerBound)…\(allowed.upperBound)",
        notes: [
          .why(
            found.value > allowed.upperBound
              ? "a reader would need more than 256 MiB of memory, or work for hours"
              : "no key can be made with it"
          )
        ]
      )
    )
  }

  private mutating func judgeMemory(
    _ cost: EnvelopePlaces.Found<Int>,
    _ blockSize: EnvelopePlaces.Found<Int>,
    _ parallelism: EnvelopePlaces.Found<Int>
  ) {
    let range: Range<Int>
    let message: Phrase
    switch EnvelopeBounds.excess(cost.value, blockSize.value, parallelism.value) {
    case nil: return
    case .memory(let bytes):
      let amount = bytes == .max ? "more than can be counted" : "\((bytes + (1 << 20) - 1) >> 20) MiB"
      range = cost.range
      message = "the key would take \(amount): 128·N·r·p may be at most 256 MiB"
    case .blocks(let count):
      range = blockSize.range
      message = "r·p is \(count), it may be at most \(EnvelopeBounds.blocks)"
    }
    findings.append(
      Finding(
        .envelopeMemory,
        at: range,
        message,
        notes: [
          .init(
            "N is \(cost.value), r is \(blockSize.value), p is \(parallelism.value)"
          ),
          .why("a file must not bring down the program that opens it"),
        ]
      )
    )
  }

  private mutating func judgeStrength(
    _ cost: EnvelopePlaces.Found<Int>,
    _ blockSize: Int,
    _ parallelism: Int
  ) {
    guard cost.value * blockSize * parallelism < EnvelopeBounds.leastWork else { return }
    findings.append(
      Finding(
        .envelopeWeak,
        at: cost.range,
        "the passcode of this file is cheap to guess",
        notes: [
          .why("N·r·p is \(cost.value * blockSize * parallelism); it should be 131072 or more")
        ],
        help: "encrypt the backup again"
      )
    )
  }

  // MARK: The backup

  /// - Parameter findings: of all that were found none is an error.
  func backup(_ input: InputBytes, format: String?, findings: [Finding]) -> EncryptedBackup? {
    guard let format, let keyCost, let salt = places.base64(Key.salt, in: Key.kdf),
      let nonce = places.base64(Key.nonce, in: Key.cipher), let ciphertext
    else { return nil }
    return EncryptedBackup(
      format: format,
      keyCost: keyCost,
      input: input,
      salt: salt.value.bytes(source),
      nonce: nonce.value.bytes(source),
      ciphertext: ciphertext.value,
      ciphertextRange: ciphertext.range,
      checksum: places.base64(Key.value, in: Key.checksum)?.value.bytes(source)
    )
  }
}
