#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is there as a whole, or not at all.
struct NewFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Writes the file beside its place and then puts it there.
  ///
  /// - Returns: why it could not be written, in which case the place is as it was; `nil` where it was.
  func write(_ bytes: [UInt8], replacing: Bool) -> String? {
    let draft = "\(path).\(getpid()).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return NewFile.reason(errno) }
    let sink = OutputSink(descriptor: descriptor)
    sink.write(bytes)
    sink.flush()
    var failure: String?
    switch sink.state {
    case .open: break
    case .closed: failure = NewFile.reason(EPIPE)
    case .failed(let reason): failure = reason
    }
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { failure = failure ?? NewFile.reason(errno) }
    if close(descriptor) != 0 { failure = failure ?? NewFile.reason(errno) }
    failure = failure ?? place(draft, replacing)
    if failure != nil { unlink(draft) }
    return failure
  }

  private func place(_ draft: String, _ replacing: Bool) -> String? {
    if replacing { return rename(draft, path) == 0 ? nil : NewFile.reason(errno) }
    // A link is made only where there is nothing, so that no file of another process is lost.
    if link(draft, path) == 0 {
      unlink(draft)
      return nil
    }
    guard errno != EEXIST else { return NewFile.reason(EEXIST) }
    guard access(path, F_OK) != 0 else { return NewFile.reason(EEXIST) }
    return rename(draft, path) == 0 ? nil : NewFile.reason(errno)
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }
}
