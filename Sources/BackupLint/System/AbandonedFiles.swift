#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the signal handlers read: prepared before the signal can come.
nonisolated(unsafe) private var paths: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>?

/// The files of this process that are not whole yet. A signal that ends the process takes them away: one of them may be
/// a decrypted backup. They belong to the process, so only its main thread may use this.
enum AbandonedFiles {
  /// Where a file stands in the list; `nil` for one that is not watched.
  struct Place {
    fileprivate let index: Int?
  }

  /// More files than any run has open at once.
  private static let most = 32

  /// Takes over the signals; without it nothing here does anything, so that tests can run side by side.
  static func prepare() {
    let places = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: most)
    places.initialize(repeating: nil)
    paths = places
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let before = signal(number) { number in
        if let paths { for case let path? in paths { unlink(path) } }
        signal(number, SIG_DFL)
        raise(number)
      }
      // A signal that was ignored stays so: whoever started the process wants that.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Watches a file that is about to be made.
  static func begin(_ path: String) -> Place {
    guard let paths, let index = paths.firstIndex(of: nil), let copy = strdup(path) else {
      return Place(index: nil)
    }
    paths[index] = copy
    return Place(index: index)
  }

  /// Watches a file no longer.
  static func end(_ place: Place) {
    guard let paths, let index = place.index else { return }
    let path = paths[index]
    paths[index] = nil
    free(path)
  }
}
