import BackupFiles
import BackupJSON

/// What a command that makes new files does with them.
enum ResultTarget {
  /// Only what would be done is told.
  case list
  /// The edits are shown as a unified diff.
  case diff
  /// The result goes to standard output.
  case standardOutput
  /// The result goes to a file.
  case file(String, replaces: Bool)
  /// The result takes the place of the file.
  case place

  /// Whether standard output is taken by something else than a report.
  var takesOutput: Bool {
    switch self {
    case .list, .file, .place: false
    case .diff, .standardOutput: true
    }
  }

  /// Whether results are written somewhere.
  var writes: Bool {
    switch self {
    case .list, .diff: false
    case .standardOutput, .file, .place: true
    }
  }

  var isDiff: Bool {
    if case .diff = self { true } else { false }
  }

  /// The files that are written.
  var written: [String] {
    switch self {
    case .file(let path, _): [path]
    case .list, .diff, .standardOutput, .place: []
    }
  }

  /// Of the files of a run, those that are kept under their names and an ending.
  func kept(of targets: [CheckTarget]) -> [String] {
    switch self {
    case .place: CheckTarget.paths(targets).map { OutputPlace($0).path }
    case .list, .diff, .standardOutput, .file: []
    }
  }

  /// The new file that a command line names, for a command that can do nothing else.
  ///
  /// - Throws: ``UsageError`` where it names none.
  static func newFile(_ invocation: Invocation) throws(UsageError) -> String {
    guard let output = invocation.value(.output) else {
      throw UsageError(
        message: "`\(invocation.command.rawValue)` writes a new file: name it with `--output`",
        command: invocation.command.rawValue
      )
    }
    return output
  }

  /// - Throws: ``UsageError`` for flags that contradict each other or the arguments.
  init(_ invocation: Invocation, _ targets: [CheckTarget], _ surroundings: Surroundings) throws(UsageError) {
    func error(_ message: String) -> UsageError {
      UsageError(message: message, command: invocation.command.rawValue)
    }
    let places: [FlagName] = [.diff, .output, .inPlace].filter(invocation.has)
    guard places.count <= 1 else {
      throw error("`--\(places[0].rawValue)` and `--\(places[1].rawValue)` contradict each other")
    }
    if invocation.has(.force), !invocation.has(.output) {
      throw error("`--force` is about the file of `--output`")
    }
    if invocation.has(.inPlace) {
      for case .standardInput in targets { throw error("standard input has no place; use `--output`") }
      self = .place
    } else if invocation.has(.diff) {
      self = .diff
    } else if let path = invocation.value(.output) {
      guard targets.count == 1 else {
        throw error("`--output` takes the result of one file, not of \(targets.count)")
      }
      self =
        path == "-"
        ? .standardOutput : try ResultTarget.file(path, invocation, targets[0], surroundings, error)
    } else {
      self = .list
    }
    let reports = CommandTable.spec(invocation.command).flag(FlagName.report.rawValue) != nil
    if takesOutput, reports, try ReportRequests(invocation).isStandardChosen {
      throw error("only one thing can go to standard output: use `--report FORMAT=FILE`")
    }
  }

  private static func file(
    _ path: String,
    _ invocation: Invocation,
    _ target: CheckTarget,
    _ surroundings: Surroundings,
    _ error: (String) -> UsageError
  ) throws(UsageError) -> ResultTarget {
    if let refusal = OutputPlace(path).refusal { throw error("cannot write \(path.visible): \(refusal)") }
    if case .file(let input) = target, let node = FileNode(path), FileNode(input) == node {
      let other = CommandTable.spec(invocation.command).flag(FlagName.inPlace.rawValue) == nil
      throw error(
        "\(path.visible) is the file itself"
          + (other ? "" : "; `--in-place` replaces it and keeps it as .orig")
      )
    }
    let replaces = invocation.has(.force)
    if !replaces, surroundings.fileExists(path) {
      throw error("\(path.visible) is there already; `--force` replaces it")
    }
    return .file(path, replaces: replaces)
  }
}
