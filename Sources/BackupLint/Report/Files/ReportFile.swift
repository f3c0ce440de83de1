#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that a report is written to.
///
/// The report grows in a new file beside it, which takes its name once it is whole: who reads the file never sees half
/// a report, and a run that fails leaves the last one as it was. A pipe or a device is written to as it comes.
final class ReportFile {
  /// The name as it was given.
  let path: String
  let sink: OutputSink
  private let descriptor: Int32
  private let target: ReportTarget
  /// The name while it is written; `nil` for a pipe or a device, and once it is whole.
  private var temporary: String?

  init(_ path: String, _ target: ReportTarget) throws(ReportFileError) {
    self.path = path
    self.target = target
    if target.node?.kind == .stream {
      descriptor = open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw ReportFileError(errno: errno) }
    } else {
      (descriptor, temporary) = try ReportFile.create(in: target.folder)
      if let permissions = target.node?.permissions { _ = fchmod(descriptor, permissions) }
    }
    sink = OutputSink(descriptor: descriptor)
  }

  deinit {
    if let temporary {
      close(descriptor)
      unlink(temporary)
    }
  }

  /// Puts the report in its place; it is called once, at the end.
  func finish() throws(ReportFileError) {
    sink.flush()
    switch sink.state {
    case .open: break
    case .closed: throw ReportFileError(reason: "its reader has gone")
    case .failed(let reason): throw ReportFileError(reason: reason)
    }
    guard let temporary else {
      close(descriptor)
      return
    }
    guard rename(temporary, target.path) == 0 else { throw ReportFileError(errno: errno) }
    self.temporary = nil
    guard close(descriptor) == 0 else { throw ReportFileError(errno: errno) }
  }

  /// A new file with a name that nothing else has.
  private static func create(in folder: String) throws(ReportFileError) -> (Int32, String) {
    for attempt in 0..<1000 {
      let name = "\(folder)/.backup-lint-report.\(getpid()).\(attempt)"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { throw ReportFileError(errno: errno) }
    }
    throw ReportFileError(reason: "no new file can be made beside it")
  }
}

/// Why a report could not be written.
struct ReportFileError: Error {
  let reason: String

  init(reason: String) { self.reason = reason }

  init(errno number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: reason = "there is no such folder"
    default: reason = String(cString: strerror(number)).lowercased()
    }
  }
}
