import BackupJSON

/// The exact tree and its three writers, which upgrades, merges and fixes stand on.
enum Documents {
  static func measure(_ path: String, runs: Int, ours: Timing) throws {
    let input = try InputBytes.file(path)
    let (reading, document) = try Timing.of(runs: runs) { try JSONDocument(reading: input) }
    Table.row("`JSONDocument(reading:)`", reading, bytes: input.count, ours: ours)

    for (name, style) in [("pretty", JSONWriter.Style.pretty), ("compact", .compact)] {
      let (writing, text) = try Timing.of(runs: runs) { try JSONWriter(style).write(document) }
      Table.row("write \(name)", writing, bytes: text.count, ours: ours)
    }
    let (writing, text) = try Timing.of(runs: runs) { try CanonicalWriter().write(document) }
    Table.row("write canonical", writing, bytes: text.count, ours: ours)
  }
}
