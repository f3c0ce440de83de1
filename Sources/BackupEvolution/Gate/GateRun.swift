import BackupFormat
import BackupJSON

/// The judging of one format: what is found, file by file.
struct GateRun {
  /// What the judging is for.
  enum Purpose {
    case gate
    /// The draft is about to be released, with this reason.
    case release(reason: String?)
  }

  /// The state before the change.
  struct Earlier {
    let name: String
    let state: FormatState
    /// What the findings of that state are about.
    let known: Set<[String]>
  }

  let gate: Gate
  let state: FormatState
  let earlier: Earlier?
  let purpose: Purpose
  var outcome = GateReport.Outcome.released
  private var inputs: [String: InputBytes] = [:]
  private var placed: [String: [PlacedFinding]] = [:]
  private var read: [String: [Finding]] = [:]

  init(gate: Gate, state: FormatState, earlier: Earlier?, purpose: Purpose) {
    self.gate = gate
    self.state = state
    self.earlier = earlier
    self.purpose = purpose
  }

  var layout: ProjectLayout { gate.layout }

  /// Everything, in an order in which what is not known any more is not judged.
  mutating func judge() throws(ProjectError) {
    takeReadings()
    judgeFileNames()
    judgeSnapshots()
    judgeLedgerAgainstBase()
    guard case .released = outcome else { return }
    try judgeStraySteps()
    try judgeReleases()
    try judgeDraft()
    try judgeWaivers()
  }

  // MARK: Collecting

  mutating func add(_ finding: PlacedFinding, to path: String, _ input: InputBytes) {
    inputs[path] = input
    placed[path, default: []].append(finding)
  }

  mutating func add(_ finding: PlacedFinding, to file: FormatState.ContractFile) {
    add(finding, to: file.path, file.input)
  }

  mutating func add(_ findings: [Finding], to path: String, _ input: InputBytes) {
    inputs[path] = input
    read[path, default: []] += findings
  }

  /// Looks at every finding that was placed; those for which the answer is `nil` are dropped.
  mutating func reconsider(_ change: (PlacedFinding, String) -> PlacedFinding?) {
    for path in placed.keys { placed[path] = placed[path]?.compactMap { change($0, path) } }
  }

  // MARK: The report

  func report() throws(ProjectError) -> GateReport {
    var paths = Set(inputs.keys)
    if let newest = state.newest { paths.insert(newest.path) }
    let files = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      (inputs[path] ?? state.newest?.input).map { file(path, $0) }
    }
    return GateReport(
      format: state.format,
      version: state.newest?.version,
      outcome: outcome,
      newSince: earlier.flatMap { $0.state.isEmpty ? $0.name : nil },
      files: files
    )
  }

  private func file(_ path: String, _ input: InputBytes) -> GateFile {
    var entries: [(finding: Finding, subject: [String])] = []
    let placed = self.placed[path] ?? []
    for (placed, finding) in zip(placed, PlacedFinding.located(placed, in: input)) {
      entries.append((finding, subject(finding, path, placed.old, placed.new)))
    }
    for finding in read[path] ?? [] { entries.append((finding, subject(finding, path, nil, nil))) }
    for index in entries.indices { markAsKnown(&entries[index].finding, entries[index].subject) }
    entries.sort { Finding.inReportOrder($0.finding, $1.finding) }
    return GateFile(
      path: path,
      input: input,
      version: (state.contracts.first { $0.path == path } ?? state.newest)?.version,
      findings: entries.map(\.finding),
      subjects: entries.map(\.subject)
    )
  }

  /// Rule, format, path, old and new. The place in a draft has no version in its path: a draft may get another.
  private func subject(_ finding: Finding, _ path: String, _ old: String?, _ new: String?) -> [String] {
    let isDraft = state.drafts.contains { $0.path == path }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let place = (isDraft ? "" : name) + "#" + finding.pointer.description
    return [finding.rule.id, state.format, place, old ?? "", new ?? ""]
  }

  private func markAsKnown(_ finding: inout Finding, _ subject: [String]) {
    guard let earlier, earlier.known.contains(subject) else { return }
    finding.notes.append(Finding.Note("it is the same in \(shown: earlier.name)"))
  }
}
