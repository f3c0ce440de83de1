package import BackupJSON

extension Rule {
  // Encrypted files. Spec/envelope.md. `envelope/encrypted` and `envelope/kind-unsupported` are in BackupFormat.
  package static let envelopeVersion = Rule("envelope/version", .error)
  package static let envelopeNewer = Rule("envelope/newer", .error)
  package static let envelopeFormatName = Rule("envelope/format-name", .error)
  package static let envelopeNotListed = Rule("envelope/not-listed", .warning)
  package static let envelopeOtherFormat = Rule("envelope/other-format", .warning)
  package static let envelopeUnknownKDF = Rule("envelope/unknown-kdf", .error)
  package static let envelopeUnknownCipher = Rule("envelope/unknown-cipher", .error)
  package static let envelopeCostRange = Rule("envelope/n-range", .error)
  package static let envelopeCostPower = Rule("envelope/n-power-of-two", .error)
  package static let envelopeBlockSize = Rule("envelope/r-range", .error)
  package static let envelopeParallelism = Rule("envelope/p-range", .error)
  package static let envelopeMemory = Rule("envelope/memory", .error)
  package static let envelopeWeak = Rule("envelope/weak", .warning)
  package static let envelopeSalt = Rule("envelope/salt-length", .error)
  package static let envelopeNonce = Rule("envelope/iv-length", .error)
  package static let envelopeCiphertext = Rule("envelope/ciphertext-length", .error)
  package static let envelopeChecksum = Rule("envelope/checksum-length", .error)
  package static let envelopeDamaged = Rule("envelope/damaged", .error)
  package static let envelopePasscode = Rule("envelope/wrong-passcode", .error)
  package static let envelopeNotOpened = Rule("envelope/not-opened", .note)

  package static let envelopeRules: [Rule] = [
    envelopeVersion, envelopeNewer, envelopeFormatName, envelopeNotListed, envelopeOtherFormat,
    envelopeUnknownKDF, envelopeUnknownCipher, envelopeCostRange, envelopeCostPower, envelopeBlockSize,
    envelopeParallelism,
    envelopeMemory, envelopeWeak, envelopeSalt, envelopeNonce, envelopeCiphertext, envelopeChecksum,
    envelopeDamaged, envelopePasscode, envelopeNotOpened,
  ]
}
