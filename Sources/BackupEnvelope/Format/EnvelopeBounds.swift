import BackupCrypto

/// What an encrypted file may ask of its reader. All of it is judged before any work, and before a passcode is asked
/// for: the parameters come from the file. Spec/envelope.md, section *Bounds*.
enum EnvelopeBounds {
  /// Most memory of the key derivation, and most of N·r·p, which is its time: 256 MiB.
  static let memory = 256 << 20
  /// Each of the three in the most that the others leave it.
  static let cost = 2...(memory / 128)
  static let blockSize = 1...(memory / 256)
  static let parallelism = 1...(memory / 256)
  static let salt = 16...64
  static let nonce = AESGCM.nonceCount
  static let checksum = 32
  static let tag = AESGCM.tagCount
  /// At most what a file of four gigabytes has room for.
  static let ciphertext = tag...((4 << 30) / 4 * 3)
  /// Below so much work (N·r·p) a passcode is guessed too cheaply: that of 16384, 8 and 1.
  static let leastWork = 1 << 17

  /// Which bound the three break together; `nil` for none. Each of them is within its own.
  static func memoryFault(_ cost: Int, _ blockSize: Int, _ parallelism: Int) -> Int? {
    let (rows, isHuge) = cost.multipliedReportingOverflow(by: blockSize)
    let (work, isHuger) = rows.multipliedReportingOverflow(by: parallelism)
    let (bytes, isHugest) = work.multipliedReportingOverflow(by: 128)
    // One of the factors is at least one, so that 128·N·r is never more than this.
    return isHuge || isHuger || isHugest ? Int.max : bytes > memory ? bytes : nil
  }
}
