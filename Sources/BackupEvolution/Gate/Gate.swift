public import BackupFormat
public import BackupValues

/// Compares the formats of a project with what was released of them. Spec/ledger.md says what it finds.
public struct Gate: Sendable {
  /// Where the files are.
  public let layout: ProjectLayout
  /// The files of the project.
  public let tree: any ProjectTree
  /// The files before the change, with the name of the commit that they are from.
  public let base: Base?
  /// The contracts that are declared in Swift.
  public let compiledIn: [Contract]
  /// The steps that can be run.
  public let steps: [any UpgradeStep]
  /// The day of the run; without it no waiver expires.
  public let today: CalendarDay?

  /// Whether steps are tried with made-up files beside the fixtures, which takes most of the time of a run.
  var triesSamples = true

  /// The state before the change.
  public struct Base: Sendable {
    /// What the state is called in findings, for example `origin/main`.
    public let name: String
    /// The files.
    public let tree: any ProjectTree

    /// Makes a base of its name and its files.
    public init(name: String, tree: any ProjectTree) {
      self.name = name
      self.tree = tree
    }
  }

  /// Makes a gate; nothing is read yet.
  public init(
    _ tree: any ProjectTree,
    layout: ProjectLayout = ProjectLayout(),
    base: Base? = nil,
    compiledIn: [Contract] = [],
    steps: [any UpgradeStep] = [],
    today: CalendarDay? = nil
  ) {
    self.layout = layout
    self.tree = tree
    self.base = base
    self.compiledIn = compiledIn
    self.steps = steps
    self.today = today
  }

  /// The ids of all formats that have a contract or a ledger in the project or in its base, in order.
  ///
  /// - Throws: ``ProjectError`` where the folders cannot be listed.
  public func formats() throws(ProjectError) -> [String] {
    var found: [String] = []
    var names = try tree.files(in: layout.schemas)
    if let base { names += try base.tree.files(in: layout.schemas) }
    for name in names {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !found.contains(where: { $0.utf8.elementsEqual(parts[0].utf8) }) else {
        continue
      }
      if parts[1] == "ledger.json" || ProjectLayout.version(ofContract: parts[1]) != nil {
        found.append(parts[0])
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Judges one format, whether the project has files of it or not.
  ///
  /// - Throws: ``ProjectError`` for what is there and cannot be read.
  public func report(_ format: String) throws(ProjectError) -> GateReport {
    var run = try run(format, .gate)
    try run.judge()
    return try run.report()
  }

  func run(_ format: String, _ purpose: GateRun.Purpose) throws(ProjectError) -> GateRun {
    let state = try FormatState(format, in: tree, layout, compiledIn: compiledIn)
    var earlier: GateRun.Earlier?
    if let base {
      let state = try FormatState(format, in: base.tree, layout, compiledIn: [])
      // What was found before the change is found without a base of its own, so this ends here.
      var before = Gate(base.tree, layout: layout, steps: steps, today: today)
      before.triesSamples = false
      let report = try before.report(format)
      earlier = GateRun.Earlier(name: base.name, state: state, known: Set(report.files.flatMap(\.subjects)))
    }
    return GateRun(gate: self, state: state, earlier: earlier, purpose: purpose)
  }
}
