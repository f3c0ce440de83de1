import BackupJSON

/// Puts colours around text, or leaves it alone.
struct Paint {
  /// What a piece of text is, not how it looks.
  enum Ink {
    case error, warning, note
    case frame, strong, good

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    fileprivate var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .frame: "34"
      case .strong: "1"
      case .good: "1;32"
      }
    }
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ ink: Ink) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(ink.code)m\(text)\u{1B}[0m" : text
  }
}
