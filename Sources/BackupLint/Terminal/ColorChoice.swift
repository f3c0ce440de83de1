/// Whether text is coloured, as the user asked for it.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// The flag decides, then NO_COLOR (no-color.org), then CLICOLOR_FORCE, then the configuration, then whether it is a
  /// terminal.
  func isOn(isTerminal: Bool, isByFlag: Bool = true, variable: (String) -> String?) -> Bool {
    if isByFlag, self != .auto { return self == .always }
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    switch self {
    case .always: return true
    case .never: return false
    case .auto: return isTerminal && variable("TERM") != "dumb"
    }
  }
}
