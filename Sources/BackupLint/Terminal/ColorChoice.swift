/// Whether text is coloured, as the user asked for it.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// The flag decides, then NO_COLOR (no-color.org), then CLICOLOR_FORCE, then whether it is a terminal.
  func isOn(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = variable("NO_COLOR"), !value.isEmpty { return false }
      if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
      return isTerminal && variable("TERM") != "dumb"
    }
  }
}
