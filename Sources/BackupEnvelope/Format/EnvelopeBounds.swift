import BackupCrypto

/// What an encrypted file may ask of its reader. All of it is judged before any work, and before a passcode is asked
/// for: the parameters come from the file. Spec/envelope.md, section *Bounds*.
enum EnvelopeBounds {
  /// Most memory of the key derivation, and most of N·r·p, which is its time: 256 MiB.
  static let memory = 256 << 20
  /// Most of r·p: 1 MiB of blocks, which stand beside that memory and are made and read by PBKDF2.
  static let blocks = 1 << 13
  /// Each of the three in the most that the others leave it.
  static let cost = 2...(memory / 128)
  static let blockSize = 1...blocks
  static let parallelism = 1...blocks
  static let salt = 16...64
  static let nonce = AESGCM.nonceCount
  static let checksum = 32
  static let tag = AESGCM.tagCount
  /// At most what a file of four gigabytes has room for.
  static let ciphertext = tag...((4 << 30) / 4 * 3)
  /// Below so much work (N·r·p) a passcode is guessed too cheaply: that of 16384, 8 and 1.
  static let leastWork = 1 << 17

  /// What the three break together, each of them being within its own bounds.
  enum Excess {
    /// 128·N·r·p is more than ``memory``, and is so much; 128·N·r is never more than that.
    case memory(Int)
    /// r·p is more than ``blocks``, and is so much.
    case blocks(Int)
  }

  /// `nil` where nothing is broken.
  static func excess(_ cost: Int, _ blockSize: Int, _ parallelism: Int) -> Excess? {
    let (lanes, isWide) = blockSize.multipliedReportingOverflow(by: parallelism)
    let (work, isLong) = lanes.multipliedReportingOverflow(by: cost)
    let (bytes, isLarge) = work.multipliedReportingOverflow(by: 128)
    if isWide || isLong || isLarge { return .memory(.max) }
    return bytes > memory ? .memory(bytes) : lanes > blocks ? .blocks(lanes) : nil
  }
}
