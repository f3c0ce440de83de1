/// What a reader makes of what a writer may write. It does not matter which of the two is the older.
///
/// Both columns of Spec/evolution.md come from this one answer: the older reader with the newer writer, and the newer
/// reader with the older writer.
enum Reading: Sendable, Hashable {
  /// It takes all of it, and means the same.
  case same
  /// It passes over it and carries it along.
  case unread
  /// It meets nothing where it could have met something, and nothing says what that means.
  case unexplained
  /// It takes a written fallback for it.
  case fallback
  /// It takes all of it, and something means something else.
  case otherMeaning
  /// It refuses some of it.
  case refused
}

extension Reading {
  /// What it comes to in an older reader, which knows that a newer version may have added something.
  ///
  /// - Parameter isProtected: whether every released reader of the major does the same.
  func inOlderReader(isProtected: Bool) -> Acceptance {
    switch self {
    case .same, .unexplained: .reads
    case .unread: isProtected ? .reads : .refuses
    case .fallback: isProtected ? .readsWithFallback : .refuses
    case .otherMeaning: .misreads
    case .refused: .refuses
    }
  }

  /// What it comes to in a newer reader, which has to bring over everything that an older file says.
  var inNewerReader: Acceptance {
    switch self {
    case .same: .reads
    case .unread, .unexplained, .fallback, .otherMeaning: .misreads
    case .refused: .refuses
    }
  }

  /// The bump of a change, from what the older reader makes of newer files and the newer reader of older ones.
  static func bump(older: Reading, newer: Reading, isProtected: Bool) -> Bump {
    guard newer.inNewerReader == .reads else { return .major }
    switch older.inOlderReader(isProtected: isProtected) {
    case .refuses, .misreads: return .major
    case .readsWithFallback: return .minor
    // What an older reader passes over is there all the same.
    case .reads: return older == .unread ? .minor : .none
    case .notApplicable: return .none
    }
  }
}
