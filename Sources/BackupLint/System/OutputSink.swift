#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where text goes: a file descriptor, or memory.
///
/// Nothing is thrown: once a write has failed, everything that comes later is dropped, and the owner asks for
/// ``state`` when it is convenient.
final class OutputSink {
  enum State: Equatable {
    case open
    /// The reader has gone, as `head` does when it has seen enough.
    case closed
    /// The system refused to write, for this reason.
    case failed(String)
  }

  private(set) var state = State.open
  private let descriptor: Int32?
  private var pending: [UInt8] = []
  private static let blockSize = 1 << 16

  /// Writes to a file descriptor in large pieces.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Collects in memory.
  init() { descriptor = nil }

  /// What was written to memory.
  var text: String { String(decoding: pending, as: UTF8.self) }

  func write(_ text: String) {
    guard state == .open else { return }
    pending.append(contentsOf: text.utf8)
    if pending.count >= OutputSink.blockSize { flush() }
  }

  func write(_ bytes: [UInt8]) {
    guard state == .open else { return }
    pending.append(contentsOf: bytes)
    if pending.count >= OutputSink.blockSize { flush() }
  }

  /// Why what was written has not all arrived; `nil` where it has. Who asks tells it, and nobody tells it again.
  func toldFailure() -> String? {
    defer { if state != .open { state = .closed } }
    switch state {
    case .open: return nil
    case .closed: return "its reader has gone"
    case .failed(let reason): return reason
    }
  }

  /// Hands on what is still held back.
  func flush() {
    guard let descriptor, state == .open else { return }
    pending.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = posixWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EPIPE {
          state = .closed
          break
        } else if errno != EINTR {
          state = .failed(String(cString: strerror(errno)).lowercased())
          break
        }
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
