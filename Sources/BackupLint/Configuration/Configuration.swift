import BackupFormat
import BackupJSON

/// What a configuration file says.
struct Configuration: Sendable {
  /// Where something is said.
  struct Place: Sendable {
    /// The file, as it is shown.
    let path: String
    let line: Int
    let column: Int
  }

  /// A setting that the file has.
  struct Value: Sendable {
    /// As it stands in the file; paths lead from the working directory.
    let json: JSONValue
    let place: Place

    /// The same as the values of a flag.
    var words: [String] {
      switch json {
      case .string(let text): [text]
      case .number(let number): [number.text]
      case .boolean(let isOn): [isOn ? "true" : "false"]
      case .array(let values): values.compactMap(\.stringValue)
      case .null, .object: []
      }
    }
  }

  /// The file; `nil` where there is none.
  var path: String?
  var settings: [Setting: Value] = [:]
  var levels: [Rule: (level: RuleLevel, place: Place)] = [:]

  /// A report as the project wants to see it.
  func applied(to report: CheckReport) -> CheckReport {
    if levels.isEmpty { return report }
    return report.choosing { rule in
      if let chosen = levels[rule] { chosen.level.severity } else { rule.severity }
    }
  }
}
