/// One run: every figure on the same files, one after the other.
struct Run {
  private let options: Options
  private let folder: TemporaryFolder

  init(_ options: Options, _ folder: TemporaryFolder) {
    self.options = options
    self.folder = folder
  }

  func all() throws {
    Table.begin()
    var files: [Layout: (path: String, bytes: Int, timing: Timing)] = [:]
    for layout in Layout.allCases {
      let path = try folder.seaglass(options.size, layout)
      let (timing, bytes) = try Checks.measure(path, runs: options.runs)
      Table.row("check \(Table.size(bytes)), \(layout.rawValue)", timing, bytes: bytes, ours: timing)
      files[layout] = (path, bytes, timing)
    }
    guard let pretty = files[.pretty], let compact = files[.compact] else { return }
    try Documents.measure(pretty.path, runs: 3, ours: pretty.timing)
    for (layout, file) in [(Layout.pretty, pretty), (.compact, compact)] {
      try memory(file.path, file.bytes, layout.rawValue)
      try broken(file.path, layout, ours: file.timing)
    }
    for format in OldFormat.allCases { try upgrade(format) }
    try processes(large: pretty.path)
    for (layout, file) in [(Layout.pretty, pretty), (.compact, compact)] {
      Peers.measure(file.path, bytes: file.bytes, layout: layout, python: options.python, ours: file.timing)
    }
  }

  private func broken(_ path: String, _ layout: Layout, ours: Timing) throws {
    let broken = path + ".broken"
    try Broken.write(path, to: broken)
    let (timing, bytes) = try Broken.measure(broken, runs: options.runs)
    Table.row(
      "check \(Table.size(bytes)), \(layout.rawValue), one comma missing",
      timing,
      bytes: bytes,
      ours: ours
    )
    try memory(broken, bytes, "\(layout.rawValue), one comma missing", exit: 1)
  }

  private func upgrade(_ format: OldFormat) throws {
    let path = try folder.old(format, options.size)
    let (check, bytes) = try Checks.measure(path, runs: options.runs)
    Table.row("check \(Table.size(bytes)), \(format.rawValue)", check, bytes: bytes, ours: check)
    let (upgrade, _) = try Upgrades.measure(path, runs: options.runs)
    Table.row("upgrade \(format.rawValue) to \(format.target)", upgrade, bytes: bytes, ours: check)
    let command = [options.tool, "upgrade", path, "-o", path + ".new", "--force"]
    guard let peak = try Memory.peak(command, runs: 3) else { return }
    let perByte = Table.number(Double(peak) / Double(bytes))
    Table.row("private memory of `backup-lint upgrade`, \(format.rawValue)", "\(perByte) B per byte")
  }

  private func memory(_ path: String, _ bytes: Int, _ file: String, exit: Int32 = 0) throws {
    let what = "private memory of `backup-lint`, \(file)"
    guard let peak = try Memory.peak([options.tool, "check", path], runs: 5, exit: exit) else {
      return Table.row(what, "not measured on this system")
    }
    Table.row(what, "\(Table.number(Double(peak) / Double(bytes))) B per byte")
  }

  private func processes(large: String) throws {
    let hasJQ = Peers.hasJQ
    let files = [
      (10_000, try folder.seaglass(10_000, .pretty), 50),
      (1_000_000, try folder.seaglass(1_000_000, .pretty), 20),
      (options.size, large, 5),
    ]
    for (size, path, runs) in files {
      let ours = try Processes.time([options.tool, "check", path], runs: runs)
      Table.row("process `backup-lint`, \(Table.size(size))", ours, ours: ours)
      let peer = "process `jq empty`, \(Table.size(size))"
      if hasJQ {
        let timing = try Processes.time(["jq", "empty", path], runs: min(runs, size > 10_000_000 ? 2 : 20))
        Table.row(peer, timing, ours: ours)
      } else {
        Table.row(peer, "not installed")
      }
    }
  }
}
