public import BackupEvolution
public import BackupFormat
import BackupJSON
import BackupProject
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
  guard let folder = folder ?? projectFolder(above: filePath, with: layout.schemas) else {
    Issue.record("no folder above this test has a folder \(layout.schemas)", sourceLocation: sourceLocation)
    return
  }
  let base = try reference.map { Gate.Base(name: $0, tree: try GitFiles($0, in: folder)) }
  let gate = Gate(
    DiskFiles(folder),
    layout: layout,
    base: base,
    compiledIn: contracts,
    steps: steps,
    wayToAccept: "this test once with `accepting: true`"
  )
  var formats: [String] = []
  for contract in contracts where !formats.contains(where: { $0.utf8.elementsEqual(contract.format.utf8) }) {
    formats.append(contract.format)
  }
  if formats.isEmpty { formats = try gate.formats() }
  if formats.isEmpty {
    Issue.record(
      "nothing could be compared: there is no format in \(layout.schemas)",
      sourceLocation: sourceLocation
    )
  }
  if isAccepting {
    let isUnattended = Gate.isUnattended(getenv("CI").map { String(cString: $0) })
    try accept(formats, gate, DiskFiles(folder), isUnattended: isUnattended, sourceLocation)
  }
  for format in formats {
    let report = try gate.report(format)
    for text in IssueText.all(report) {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
  }
}

/// Writes what may be written of the drafts.
func accept(
  _ formats: [String],
  _ gate: Gate,
  _ files: DiskFiles,
  isUnattended: Bool,
  _ sourceLocation: SourceLocation
) throws {
  guard !isUnattended else {
    Issue.record(
      "`accepting` writes files that a person has to read, and CI is set",
      sourceLocation: sourceLocation
    )
    return
  }
  for format in formats {
    let plan = try gate.acceptance(format)
    try files.write(plan.files)
    for name in plan.inCode {
      Issue.record("add to the definition of \(format) in Swift: \(name)", sourceLocation: sourceLocation)
    }
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
