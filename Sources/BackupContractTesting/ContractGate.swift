public import BackupEvolution
public import BackupFormat
public import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Judges the formats of an app in one of its own tests, as `backup-lint gate` does.
///
/// Each error is recorded as an issue of the test, with all that the finding says. Where nothing could be compared,
/// that is an issue as well.
///
/// - Parameters:
///   - contracts: the contracts that the app declares in Swift. Every other version is read from its file.
///   - steps: the upgrade steps that the app has.
///   - folder: the folder of the project, in which `Schemas`, `fixtures` and `CHANGELOG.md` are; without it, the
///     nearest one above the test file that has a folder of schemas.
///   - layout: the names of these folders.
///   - isAccepting: whether what may be written of a draft is written first: its file, its reserved names, its
///     fixtures. For one run by a person, who then reads the difference; where `CI` is set it is an issue.
///   - reference: a commit of the project's git repository to compare with as well, for example `origin/main`.
///   - filePath: the test file.
///   - sourceLocation: where the issues are shown.
/// - Throws: ``ProjectError`` for what is there and cannot be read, `GitFiles.Failure` for an unknown commit.
public func expectGate(
  of contracts: [Contract],
  steps: [any UpgradeStep] = [],
  in folder: String? = nil,
  layout: ProjectLayout = ProjectLayout(),
  accepting isAccepting: Bool = false,
  against reference: String? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let judgement = GateJudgement(
    contracts: contracts,
    steps: steps,
    folder: folder ?? projectFolder(above: filePath, with: layout.schemas),
    layout: layout,
    reference: reference,
    isAccepting: isAccepting,
    isUnattended: Gate.isUnattended(getenv("CI").map { String(cString: $0) })
  )
  for text in try judgement.issues() {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}

/// The nearest folder above a file that has a folder with a name.
private func projectFolder(above file: String, with name: String) -> String? {
  var folder = file[...]
  while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
    folder = folder[..<slash]
    var status = stat()
    if stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return String(folder) }
  }
  return nil
}
