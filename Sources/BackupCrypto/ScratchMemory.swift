#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of many megabytes that is asked for and may be refused, and is wiped when it is given back.
final class ScratchMemory {
  let words: UnsafeMutablePointer<UInt32>
  private let bytes: UnsafeMutableRawBufferPointer

  /// `nil` where the system does not give so much.
  init?(wordCount: Int) {
    // Swift's own allocation ends the program where there is none.
    guard let base = aligned_alloc(64, (wordCount * 4 + 63) / 64 * 64) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: base, count: wordCount * 4)
    words = base.bindMemory(to: UInt32.self, capacity: wordCount)
  }

  deinit {
    Platform.wipe(bytes)
    free(bytes.baseAddress)
  }
}
