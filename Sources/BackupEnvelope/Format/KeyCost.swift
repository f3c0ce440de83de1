import BackupCrypto

/// How costly it is to make a key of a passcode: the parameters of scrypt (RFC 7914).
public struct KeyCost: Sendable, Hashable {
  /// N: a power of two.
  public let cost: Int
  /// r: the size of a block.
  public let blockSize: Int
  /// p: how often the function is gone through.
  public let parallelism: Int

  /// N = 32768, r = 8, p = 1: 32 MiB, about a tenth of a second.
  public static let standard = KeyCost(unchecked: 1 << 15, 8, 1)

  /// Takes parameters for a new file, within the bounds of Spec/envelope.md; `nil` for any others, and for those with
  /// which a passcode would be cheap to guess: N·r·p is 131072 or more.
  public init?(cost: Int, blockSize: Int, parallelism: Int) {
    self.init(readable: cost, blockSize, parallelism)
    guard cost * blockSize * parallelism >= EnvelopeBounds.leastWork else { return nil }
  }

  /// Takes any parameters that a file may have. For tests and measurements: see ``init(cost:blockSize:parallelism:)``.
  @_spi(WeakKeys) public init?(readable cost: Int, _ blockSize: Int, _ parallelism: Int) {
    guard EnvelopeBounds.cost.contains(cost), EnvelopeBounds.blockSize.contains(blockSize),
      EnvelopeBounds.parallelism.contains(parallelism),
      EnvelopeBounds.excess(cost, blockSize, parallelism) == nil,
      (try? Scrypt(cost: cost, blockSize: blockSize, parallelism: parallelism)) != nil
    else { return nil }
    self.init(unchecked: cost, blockSize, parallelism)
  }

  private init(unchecked cost: Int, _ blockSize: Int, _ parallelism: Int) {
    self.cost = cost
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// How many bytes of memory a derivation takes at most, beside what the program takes anyway.
  public var memory: Int { Scrypt.memory(cost: cost, blockSize: blockSize, parallelism: parallelism) }

  /// The key of a passcode; `nil` where the system has not enough memory.
  func key(_ passcode: Passcode, salt: [UInt8]) -> SecretBytes? {
    // The bounds are within those of scrypt.
    let scrypt = try? Scrypt(cost: cost, blockSize: blockSize, parallelism: parallelism)
    return scrypt?.key(passcode.secret, salt: salt, count: AESGCM.keyCount)
  }
}
