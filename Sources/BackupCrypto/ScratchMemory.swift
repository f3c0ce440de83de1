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
    let isLarge = wordCount >= 1 << 20
    let alignment = isLarge ? 2 << 20 : 64
    let size = (wordCount * 4 + alignment - 1) / alignment * alignment
    guard let base = aligned_alloc(alignment, size) else { return nil }
    #if os(Linux)
      // The rows are read in no order, each in another small page.
      if isLarge { madvise(base, size, MADV_HUGEPAGE) }
    #endif
    bytes = UnsafeMutableRawBufferPointer(start: base, count: wordCount * 4)
    words = base.bindMemory(to: UInt32.self, capacity: wordCount)
  }

  deinit {
    Platform.wipe(bytes)
    free(bytes.baseAddress)
  }
}
