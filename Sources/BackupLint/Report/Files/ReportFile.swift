import BackupFiles

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
  private let kind: Kind
  private var isFinished = false

  private enum Kind {
    case growing(GrowingFile)
    /// A pipe or a device.
    case stream(Int32)
  }

  init(_ path: String, _ target: ReportTarget) throws(GrowingFile.Failure) {
    self.path = path
    if target.node?.kind == .stream {
      let descriptor = open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .ofSystem }
      kind = .stream(descriptor)
      sink = OutputSink(descriptor: descriptor)
    } else {
      let file = try GrowingFile(target.path, permissions: target.node?.permissions)
      kind = .growing(file)
      sink = OutputSink(descriptor: file.descriptor)
    }
  }

  deinit {
    if case .growing(let file) = kind, !isFinished { file.discard() }
  }

  /// Puts the report in its place; it is called once, at the end.
  func finish() throws(GrowingFile.Failure) {
    sink.flush()
    switch sink.state {
    case .open: break
    case .closed: throw GrowingFile.Failure("its reader has gone")
    case .failed(let reason): throw GrowingFile.Failure(reason)
    }
    switch kind {
    case .stream(let descriptor): close(descriptor)
    case .growing(let file):
      // A report can be made again, so that nobody waits for the disk.
      try file.finish(replacing: true, waiting: false)
    }
    isFinished = true
  }
}
