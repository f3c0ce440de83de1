import BackupJSON

/// One workflow command: `::error file=a.json,line=1,col=2,endLine=1,endColumn=4,title=rule::words`.
struct GitHubCommand {
  let severity: Severity
  private let words: String
  private var properties: [(name: String, value: String)]
  private let title: String

  /// The title of what is said about a file and is no finding.
  static let ownTitle = "backup-lint"

  init(_ severity: Severity, title: String, _ path: String, _ words: String) {
    self.severity = severity
    self.title = title
    self.words = words
    properties = [("file", RepositoryPath.of(path))]
  }

  /// GitHub drops the columns of a place with several lines, so that they are not given.
  mutating func locate(_ start: SourcePosition, _ end: SourcePosition) {
    properties.append(("line", String(start.line)))
    if start.line == end.line { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(end.line)))
    if start.line == end.line { properties.append(("endColumn", String(end.column))) }
  }

  var line: String {
    let written = (properties + [("title", title)]).map { "\($0.name)=\(GitHubCommand.property($0.value))" }
    return "::\(name) \(written.joined(separator: ","))::\(GitHubCommand.data(words))"
  }

  private var name: String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// What would end the command or begin an escape is escaped.
  static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// In a property, what would end it too.
  static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ marks: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if marks.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += scalar.value < 0x10 ? "%0" + digits : "%" + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
