import BackupFiles
import BackupJSON

/// What an argument of `check` leads to.
enum CheckTarget {
  case standardInput
  case file(String)
  /// A folder that cannot be listed, or a file in one that cannot be named.
  case unreadable(InputError)
  /// A folder without any `*.json`.
  case nothing(String)

  /// The targets of all arguments in order; a file that is named twice is checked once.
  static func all(_ arguments: [String]) -> [CheckTarget] {
    // By bytes: to the file system, two spellings of é are two names.
    var seen: Set<[UInt8]> = []
    return arguments.flatMap(targets).filter { target in
      switch target {
      case .standardInput: seen.insert(Array("-".utf8)).inserted
      case .file(let path): seen.insert(Array(path.utf8)).inserted
      case .unreadable, .nothing: true
      }
    }
  }

  /// The files among the targets.
  static func paths(_ targets: [CheckTarget]) -> [String] {
    targets.compactMap { target in
      switch target {
      case .file(let path): path
      case .standardInput, .unreadable, .nothing: nil
      }
    }
  }

  /// Whether standard input is among the targets.
  static func readStandardInput(_ targets: [CheckTarget]) -> Bool {
    targets.contains { if case .standardInput = $0 { true } else { false } }
  }

  private static func targets(_ argument: String) -> [CheckTarget] {
    if argument == "-" { return [.standardInput] }
    guard FileKind(argument) == .folder else { return [.file(argument)] }
    let listing = FolderListing(of: argument)
    let unreadable = listing.unreadable.map { CheckTarget.unreadable($0) }
    if listing.files.isEmpty, unreadable.isEmpty { return [.nothing(argument)] }
    return unreadable + listing.files.map { .file($0) }
  }
}
