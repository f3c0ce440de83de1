/// What a change of a contract does to the version of the format. `Spec/evolution.md` is the law.
public enum Bump: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The version stays.
  case none
  /// A new minor: every older reader of the major reads the new files.
  case minor
  /// A new major: older readers refuse the new files by its number, and a step converts old files.
  case major
  /// No version makes it right.
  case forbidden

  public static func < (left: Bump, right: Bump) -> Bool { left.rawValue < right.rawValue }
}

/// What becomes of the files that one contract describes in the hands of a reader of another.
public enum Acceptance: Sendable, Hashable, CaseIterable {
  /// It reads them right.
  case reads
  /// It reads them, with the written fallback in place of what it cannot know.
  case readsWithFallback
  /// It refuses some of them.
  case refuses
  /// It loads them, and they mean something else: the most dangerous one.
  case misreads
  /// There are no such files.
  case notApplicable
}
