/// A seeded Seaglass backup of about a given size, valid in every field.
struct SeaglassFile {
  var random: SplitMix64
  var text: LayoutWriter
  private let size: Int
  let trackerIDs: [String]

  /// The bytes of a file; the same size, layout and seed give the same bytes.
  static func bytes(of size: Int, _ layout: Layout, seed: UInt64 = 1) -> [UInt8] {
    var file = SeaglassFile(size: size, layout: layout, seed: seed)
    file.write(layout)
    return file.text.bytes
  }

  private init(size: Int, layout: Layout, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    trackerIDs = (0..<max(1, min(20, size / 5000))).map { _ in random.uuid() }
    self.random = random
    self.size = size
    text = LayoutWriter(layout, capacity: size + 4096)
  }

  private mutating func write(_ layout: Layout) {
    var members: [(key: String, write: (inout SeaglassFile) -> Void)] = [
      ("format", { $0.text.member("format", #""seaglass-backup""#) }),
      ("version", { $0.text.member("version", $0.text.object([("major", "1"), ("minor", "0")], 1)) }),
      ("exportedAt", { $0.text.member("exportedAt", #""2026-01-31T10:00:00Z""#) }),
      ("device", { $0.text.member("device", $0.device()) }),
      ("trackers", { $0.trackers() }),
      ("runs", { $0.runs() }),
      ("entries", { $0.entries() }),
      ("preferences", { $0.text.member("preferences", $0.text.object([("theme", #""dark""#)], 1)) }),
    ]
    if layout == .sorted { members.sort { $0.key < $1.key } }
    text.append("{")
    for member in members { member.write(&self) }
    text.end()
  }

  private mutating func trackers() {
    text.openList("trackers")
    for id in trackerIDs { text.element(tracker(id)) }
    text.closeList()
  }

  private mutating func runs() {
    text.openList("runs")
    let end = text.bytes.count + size / 20
    while text.bytes.count < end { text.element(run()) }
    text.closeList()
  }

  /// What the other collections leave of the size: nearly all of it.
  private mutating func entries() {
    text.openList("entries")
    let end = text.bytes.count + size - size / 20 - 400 * trackerIDs.count - 400
    while text.bytes.count < end { text.element(entry()) }
    text.closeList()
  }
}
