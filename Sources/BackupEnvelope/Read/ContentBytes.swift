@_spi(Scanning) import BackupJSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for a decrypted backup, which becomes an input once it is right.
final class ContentBytes {
  private let memory: UnsafeMutableRawBufferPointer
  private let count: Int
  private var isGivenAway = false

  /// `nil` where the system does not give so much.
  init?(count: Int) {
    self.count = count
    let isLarge = count >= 4 << 20
    var base: UnsafeMutableRawPointer?
    // Swift's own allocation ends the program where there is none.
    guard posix_memalign(&base, isLarge ? 2 << 20 : 16, count + ByteSource.padding) == 0, let base else {
      return nil
    }
    memory = UnsafeMutableRawBufferPointer(start: base, count: count + ByteSource.padding)
    #if os(Linux)
      // The first touch of each small page costs as much as decrypting it.
      if isLarge { madvise(memory.baseAddress, memory.count, MADV_HUGEPAGE) }
    #endif
  }

  deinit { if !isGivenAway { memory.deallocate() } }

  /// The bytes to fill.
  var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: memory[..<count]) }

  /// The bytes as an input, which gives the memory back.
  func input() -> InputBytes {
    isGivenAway = true
    return InputBytes(adopting: memory, count: count)
  }
}
