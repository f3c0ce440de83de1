/// scrypt (RFC 7914): a key from a passcode, at a cost in time and memory.
package struct Scrypt: Sendable, Hashable {
  /// Why parameters are refused.
  package enum Fault: Error, Sendable, Hashable, CaseIterable {
    /// N is below 2.
    case costTooSmall
    /// N is no power of two.
    case costNotPowerOfTwo
    /// N is not below 2^(16·r).
    case costTooLargeForBlock
    /// r is below 1.
    case blockSize
    /// p is below 1.
    case parallelism
    /// 128·N·r, 128·r·p or r·p is beyond what RFC 7914 or this machine can count.
    case tooLarge
  }

  /// N: how many blocks are held in memory.
  package let cost: Int
  /// r: the size of a block, in units of 128 bytes.
  package let blockSize: Int
  /// p: how often it is done.
  package let parallelism: Int

  /// Takes parameters that RFC 7914 section 6 allows, by checked arithmetic.
  package init(cost: Int, blockSize: Int, parallelism: Int) throws(Fault) {
    guard cost >= 2 else { throw .costTooSmall }
    guard cost & (cost - 1) == 0 else { throw .costNotPowerOfTwo }
    guard blockSize >= 1 else { throw .blockSize }
    guard parallelism >= 1 else { throw .parallelism }
    let (lanes, isTooWide) = blockSize.multipliedReportingOverflow(by: parallelism)
    guard !isTooWide, lanes < 1 << 30 else { throw .tooLarge }
    guard blockSize >= 4 || cost < 1 << (16 * blockSize) else { throw .costTooLargeForBlock }
    let (memory, isTooLarge) = cost.multipliedReportingOverflow(by: 128 * blockSize)
    guard !isTooLarge, memory < 1 << 46 else { throw .tooLarge }
    self.cost = cost
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// How many bytes of memory a derivation takes: the rows and two more, the blocks, and the copy of them that the
  /// library of the system makes where they are its salt.
  package static func memory(cost: Int, blockSize: Int, parallelism: Int) -> Int {
    128 * blockSize * (cost + 2 + 2 * parallelism)
  }

  /// Derives a key of a number of bytes; what this package held in between is wiped. `nil` where the memory is not to be
  /// had.
  ///
  /// - Complexity: O(N·r·p) in time, ``memory(cost:blockSize:parallelism:)`` bytes.
  package func key(_ passcode: SecretBytes, salt: [UInt8], count: Int) -> SecretBytes? {
    let lane = 128 * blockSize
    guard let memory = ScratchMemory(wordCount: 32 * blockSize * (cost + 2)) else { return nil }
    guard
      let blocks = PBKDF2.key(passcode, salt: salt, iterations: 1, count: lane * parallelism)
    else { return nil }
    blocks.withMutableBytes { blocks in
      for number in 0..<parallelism {
        let block = UnsafeMutableRawBufferPointer(rebasing: blocks[number * lane..<(number + 1) * lane])
        ScryptMixing.mix(block, cost: cost, blockSize: blockSize, memory.words)
      }
    }
    return PBKDF2.key(passcode, salt: blocks, iterations: 1, count: count)
  }
}
