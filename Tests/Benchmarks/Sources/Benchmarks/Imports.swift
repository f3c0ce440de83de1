import Foundation

/// Whole imports into a store in a file of SQLite, from before the tool is started until it has ended, beside the time
/// that the program `sqlite3` takes to bring the same rows into the same table.
struct Imports {
  private let file: String
  private let folder: TemporaryFolder
  private let tool: String
  private let runs: Int

  init(_ options: Options, _ folder: TemporaryFolder) throws {
    self.folder = folder
    tool = options.tool
    runs = min(options.runs, 3)
    file = try folder.seaglass(options.size, .pretty)
  }

  func all() throws {
    let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    let what = Table.size(bytes)
    let store = file + ".sqlite"
    let importing = [tool, "import", file, "--no-config", "--yes", "--quiet", "--store"]
    let begin = { remove(store) }
    let first = try Timing.of(runs: runs) {
      begin()
      _ = try Processes.time(importing + [store], runs: 1)
    }.timing
    Table.row("import \(what) into an empty store", first, ours: first)
    let again = try Processes.time(importing + [store], runs: runs)
    Table.row("import the same into that store, which changes nothing", again, ours: first)
    let newer = try newer()
    let merging = try Timing.of(runs: runs) {
      begin()
      _ = try Processes.time(importing + [store], runs: 1)
      let merge = [tool, "import", newer, "--no-config", "--yes", "--quiet", "--store", store]
      return try Processes.time(merge, runs: 1).best
    }
    Table.row(
      "merge of \(what) of which every record changes, with the safety copy",
      "\(Table.number(merging.result)) s"
    )
    let itself = try Processes.time(
      [tool, "merge", file, file, "--no-config", "--quiet", "-o", file + ".merged", "--force"],
      runs: runs
    )
    Table.row("`merge` of two files of \(what) into a third", itself, ours: first)
    let hash = try Processes.time([tool, "hash", file, "--no-config"], runs: runs)
    Table.row("`hash` of \(what)", hash, bytes: bytes, ours: nil)
    let exporting = try Processes.time(
      [tool, "export", "--no-config", "--quiet", "--store", store, "-o", file + ".exported", "--force"],
      runs: runs
    )
    Table.row("`export` of the store, read back and checked", exporting, ours: first)
    try yardstick(store, ours: first)
    try memory(importing, store, bytes)
  }

  private func remove(_ store: String) {
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + ending) }
  }

  /// The same backup with every record changed a minute later.
  private func newer() throws -> String {
    let path = file + ".newer"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacingOccurrences(
      of: #"("updatedAt": "20\d\d-\d\d-\d\dT\d\d:\d\d:)\d\d"#,
      with: "$159",
      options: .regularExpression
    ).write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func yardstick(_ store: String, ours: Timing) throws {
    let (rows, other) = (store + ".csv", store + ".other")
    guard Processes.output(["sqlite3", "-version"])?.status == 0 else {
      return Table.row("the same rows by `sqlite3 .import`", "sqlite3 is not here")
    }
    _ = try Processes.time(
      ["sqlite3", store, ".mode csv", ".output \(rows)", "SELECT * FROM documents;"],
      runs: 1
    )
    let schema = Processes.output([
      "sqlite3", store, "SELECT sql FROM sqlite_schema WHERE name = 'documents';",
    ])
    let timing = try Timing.of(runs: runs) {
      remove(other)
      _ = try Processes.time(
        [
          "sqlite3", other, "PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;",
          (schema?.text ?? "") + ";",
          ".mode csv", ".import \(rows) documents",
        ],
        runs: 1
      )
    }.timing
    Table.row("the same rows by `sqlite3 .import`, from CSV", timing, ours: ours)
  }

  private func memory(_ importing: [String], _ store: String, _ bytes: Int) throws {
    remove(store)
    if let peak = try Memory.peak(importing + [store], runs: 1) {
      Table.row(
        "private memory of `backup-lint import`, empty store",
        "\(Table.number(Double(peak) / Double(bytes))) B per byte"
      )
    }
    if let peak = try Memory.peak(importing + [store], runs: 1) {
      Table.row(
        "private memory of `backup-lint import`, the same again",
        "\(Table.number(Double(peak) / Double(bytes))) B per byte"
      )
    }
  }
}
