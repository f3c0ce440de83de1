import BackupEvolution
import BackupFormat
import BackupProject

/// What the gate says of the formats of an app, as the texts of issues.
struct GateJudgement {
  let contracts: [Contract]
  var steps: [any UpgradeStep] = []
  /// The folder of the project; `nil` where none was found.
  let folder: String?
  var layout = ProjectLayout()
  var reference: String?
  var isAccepting = false
  var isUnattended = false

  /// One text for each error, and one where nothing could be compared; empty where the formats may ship.
  func issues() throws -> [String] {
    guard let folder else { return ["no folder above this test has a folder \(layout.schemas)"] }
    let files = DiskFiles(folder)
    let base = try reference.map { Gate.Base(name: $0, tree: try GitFiles($0, in: folder)) }
    let gate = Gate(
      files,
      layout: layout,
      base: base,
      compiledIn: contracts,
      steps: steps,
      wayToAccept: "this test once with `accepting: true`"
    )
    let formats = try formats(of: gate)
    if formats.isEmpty { return ["nothing could be compared: there is no format in \(layout.schemas)"] }
    var issues: [String] = []
    if isAccepting { issues += try accept(formats, gate, files) }
    for format in formats { issues += IssueText.all(try gate.report(format)) }
    return issues
  }

  /// The formats that are declared, each once; those of the folder where none is.
  private func formats(of gate: Gate) throws -> [String] {
    var formats: [String] = []
    for contract in contracts
    where !formats.contains(where: { $0.utf8.elementsEqual(contract.format.utf8) }) {
      formats.append(contract.format)
    }
    return formats.isEmpty ? try gate.formats() : formats
  }

  /// Writes what may be written of the drafts; what only a person can write is an issue.
  private func accept(_ formats: [String], _ gate: Gate, _ files: DiskFiles) throws -> [String] {
    if isUnattended { return ["`accepting` writes files that a person has to read, and CI is set"] }
    var issues: [String] = []
    for format in formats {
      let plan = try gate.acceptance(format)
      try files.write(plan.files)
      issues += plan.inCode.map { "add to the definition of \(format) in Swift: \($0)" }
    }
    return issues
  }
}
