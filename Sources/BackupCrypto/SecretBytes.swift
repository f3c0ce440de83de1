#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes that are wiped when nobody needs them any more: keys and passcodes.
///
/// They are held once, outside of any array, so that this package makes no copy of them.
package final class SecretBytes: @unchecked Sendable {
  private let memory: UnsafeMutableRawBufferPointer

  /// Makes a number of bytes that `fill` writes once; what it leaves is zero.
  package init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    memory = .allocate(byteCount: max(count, 1), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    self.count = count
    fill(UnsafeMutableRawBufferPointer(rebasing: memory[..<count]))
  }

  /// Makes a number of zeros; `nil` where the system does not give so much memory.
  init?(zeros count: Int) {
    // Swift's own allocation ends the program where there is none.
    guard let base = calloc(max(count, 1), 1) else { return nil }
    memory = UnsafeMutableRawBufferPointer(start: base, count: max(count, 1))
    self.count = count
  }

  /// Copies bytes; whoever holds the original wipes it.
  package convenience init(copying bytes: some Swift.Collection<UInt8>) {
    self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
  }

  deinit {
    Platform.wipe(memory)
    memory.deallocate()
  }

  /// The number of bytes.
  package let count: Int

  /// Lends the bytes.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafeRawBufferPointer(rebasing: memory[..<count])) }
  }

  /// Lends the bytes to be written; nobody else may use them meanwhile.
  func withMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafeMutableRawBufferPointer(rebasing: memory[..<count])) }
  }

  /// Overwrites an array, so that nothing of it stays in memory where nothing else refers to it.
  package static func wipe<Element: BitwiseCopyable>(_ values: inout [Element]) {
    values.withUnsafeMutableBytes { Platform.wipe($0) }
  }
}
