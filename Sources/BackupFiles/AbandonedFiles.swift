#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What the signal handlers read: prepared before the signal can come.
nonisolated(unsafe) private var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

/// More files than any run has open at once.
private let most = 32

/// The files of this process that are not whole yet. A signal that ends the process takes them away: one of them may be
/// a decrypted backup. They belong to the process, so only its main thread may use this.
package enum AbandonedFiles {
  /// Where a file stands in the list; `nil` for one that is not watched.
  struct Place {
    fileprivate let index: Int?
  }

  /// Takes over the signals; without it nothing here does anything, so that tests can run side by side.
  package static func prepare() {
    let places = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: most)
    places.initialize(repeating: nil, count: most)
    paths = places
    // What Swift looks up once, taking memory for it, it has looked up before a signal comes.
    removeAbandonedFiles()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let before = signal(number) { number in
        removeAbandonedFiles()
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
    guard let paths, let index = (0..<most).first(where: { paths[$0] == nil }), let copy = strdup(path) else {
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

/// Called by a signal handler: no memory may be taken.
private func removeAbandonedFiles() {
  guard let paths else { return }
  var index = 0
  while index < most {
    if let path = paths[index] { unlink(path) }
    index &+= 1
  }
}
