/// How a run ends, as the shell sees it. A run over several files ends with the highest status of any of them.
enum ExitStatus: Int32, Comparable, CaseIterable, Sendable {
  case clean = 0
  /// There are findings at or above the severity that `--fail-on` names.
  case findings = 1
  /// The command line or the configuration cannot be followed, or nothing matched.
  case usage = 2
  /// Something could not be read or written, or there is no passcode for what has to be opened.
  case failure = 3

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// What the status means, for help and manual.
  var meaning: String {
    switch self {
    case .clean: "Nothing to report at or above the severity of --fail-on."
    case .findings: "There are findings; broken JSON is a finding too."
    case .usage: "The command line or the configuration is wrong, or nothing matched."
    case .failure: "A file could not be read or opened, or something went wrong inside."
    }
  }
}
