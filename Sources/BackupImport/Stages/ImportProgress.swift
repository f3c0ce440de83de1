/// How far a stage of an import has come.
public struct ImportProgress: Sendable, Hashable {
  /// What is being done.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// Records are brought into their normal form.
    case reading
    /// They are compared with the store.
    case comparing
    /// The safety copy is made.
    case copying
    /// Documents are written. Until the end of it, to cancel leaves the store as it was.
    case writing
    /// The store is read once more.
    case verifying
  }

  /// What is being done.
  public let step: Step
  /// How much of it is done, 0 to `total`.
  public let completed: Int
  /// How much there is: bytes for `reading`, documents otherwise; 0 where that is not known.
  public let total: Int
}

/// Told now and then how far an import has come; `false` ends it.
public typealias ImportWatch = (ImportProgress) -> Bool

/// Asks every so often, so that asking costs nothing.
struct WatchedCount {
  let step: ImportProgress.Step
  let total: Int
  let watch: ImportWatch
  private var count = 0

  init(_ step: ImportProgress.Step, of total: Int, _ watch: @escaping ImportWatch) {
    self.step = step
    self.total = total
    self.watch = watch
  }

  /// Counts one more.
  mutating func add() throws(ImportError) {
    count += 1
    if count % 1024 == 0 { try report() }
  }

  func report() throws(ImportError) {
    guard watch(ImportProgress(step: step, completed: count, total: total)) else { throw .cancelled }
  }
}
