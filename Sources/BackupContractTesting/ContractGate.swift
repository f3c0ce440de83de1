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
///   - reference: a commit of the project's git repository to compare with as well, for example `origin/main`.
///   - filePath: the test file.
///   - sourceLocation: where the issues are shown.
/// - Throws: ``ProjectError`` for what is there and cannot be read, `GitFiles.Failure` for an unknown commit.
public func expectGate(
  of contracts: [Contract],
  steps: [any UpgradeStep] = [],
  in folder: String? = nil,
  layout: ProjectLayout = ProjectLayout(),
  against reference: String? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let folder = folder ?? projectFolder(above: filePath, with: layout.schemas) else {
    Issue.record("no folder above this test has a folder \(layout.schemas)", sourceLocation: sourceLocation)
    return
  }
  let base = try reference.map { Gate.Base(name: $0, tree: try GitFiles($0, in: folder)) }
  let gate = Gate(DiskFiles(folder), layout: layout, base: base, compiledIn: contracts, steps: steps)
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
  for format in formats {
    let report = try gate.report(format)
    for text in IssueText.all(report) {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
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
