/// How much a finding matters. The order is `note < warning < error`.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; nothing is lost.
  case note
  /// The file is used, but something in it will not come through as it is written.
  case warning
  /// The file is refused as a whole.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
