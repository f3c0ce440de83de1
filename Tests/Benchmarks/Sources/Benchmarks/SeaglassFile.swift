/// A seeded Seaglass backup of a given size, valid in every field.
struct SeaglassFile {
  enum Layout: String, CaseIterable {
    /// As an app writes it for people: indented by two spaces.
    case pretty
    /// On one line.
    case compact
    /// Keys sorted, so that the format and the version come behind all records.
    case sorted
  }

  private var random: SplitMix64
  private let layout: Layout
  private var bytes: [UInt8] = []

  static func bytes(of size: Int, _ layout: Layout, seed: UInt64 = 1) -> [UInt8] {
    var file = SeaglassFile(random: SplitMix64(seed: seed), layout: layout)
    file.bytes.reserveCapacity(size + 4096)
    file.write(size)
    return file.bytes
  }

  private init(random: SplitMix64, layout: Layout) {
    self.random = random
    self.layout = layout
  }

  private mutating func write(_ size: Int) {
    let trackers = (0..<20).map { _ in uuid() }
    let head = [
      ("format", #""seaglass-backup""#), ("version", object([("major", "1"), ("minor", "0")], 1)),
      ("exportedAt", #""2026-01-31T10:00:00Z""#),
      ("device", object([("id", quoted(uuid())), ("name", #""Phone""#)], 1)),
    ]
    open("{")
    var isFirst = true
    if layout != .sorted {
      for (key, value) in head { member(key, value, &isFirst) }
      list("trackers", trackers.map { tracker($0) }, &isFirst)
      runs(size / 20, trackers, &isFirst)
      entries(size - size / 20, trackers, &isFirst)
      member("preferences", object([("theme", #""dark""#)], 1), &isFirst)
    } else {
      member("device", head[3].1, &isFirst)
      entries(size - size / 20, trackers, &isFirst)
      member("exportedAt", head[2].1, &isFirst)
      member("format", head[0].1, &isFirst)
      member("preferences", object([("theme", #""dark""#)], 1), &isFirst)
      runs(size / 20, trackers, &isFirst)
      list("trackers", trackers.map { tracker($0) }, &isFirst)
      member("version", head[1].1, &isFirst)
    }
    newline(0)
    open("}")
    if layout != .compact { open("\n") }
  }

  // MARK: Records

  private mutating func tracker(_ id: String) -> String {
    object(
      [
        ("id", quoted(id)), ("preset", #""caffeine""#), ("name", quoted(words(2))),
        ("quitDate", quoted(moment(local: true))),
        ("cost", object([("amount", "1400"), ("currency", #""EUR""#), ("period", #""day""#)], 3)),
        ("createdAt", quoted(moment())), ("updatedAt", quoted(moment())),
      ],
      2
    )
  }

  private mutating func runs(_ size: Int, _ trackers: [String], _ isFirst: inout Bool) {
    var runs: [String] = []
    var total = 0
    while total < size {
      let start = moment(local: true)
      let run = object(
        [
          ("id", quoted(uuid())), ("trackerId", quoted(trackers[number(20)])), ("startedAt", quoted(start)),
          ("endedAt", number(3) == 0 ? "null" : quoted(later(start))), ("createdAt", quoted(moment())),
          ("updatedAt", quoted(moment())),
        ],
        2
      )
      total += run.utf8.count
      runs.append(run)
    }
    list("runs", runs, &isFirst)
  }

  private mutating func entries(_ size: Int, _ trackers: [String], _ isFirst: inout Bool) {
    var entries: [String] = []
    let target = bytes.count + size
    var pending = 0
    let kinds = ["craving", "slip", "milestone", "note"]
    while bytes.count + pending < target {
      let entry = object(
        [
          ("id", quoted(uuid())), ("trackerId", quoted(trackers[number(20)])),
          ("kind", quoted(kinds[number(4)])),
          ("intensity", number(4) == 0 ? "null" : String(number(5) + 1)),
          ("note", number(3) == 0 ? "null" : quoted(words(3 + number(9)))), ("occurredAt", quoted(moment())),
          ("createdAt", quoted(moment())), ("updatedAt", quoted(moment())),
        ],
        2
      )
      pending += entry.utf8.count + 6
      entries.append(entry)
    }
    list("entries", entries, &isFirst)
  }

  // MARK: Writing

  private mutating func open(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func newline(_ depth: Int) {
    guard layout != .compact else { return }
    bytes.append(0x0A)
    for _ in 0..<depth * 2 { bytes.append(0x20) }
  }

  private mutating func member(_ key: String, _ value: String, _ isFirst: inout Bool) {
    if !isFirst { open(",") }
    isFirst = false
    newline(1)
    open("\"\(key)\":" + (layout == .compact ? "" : " ") + value)
  }

  private mutating func list(_ key: String, _ elements: [String], _ isFirst: inout Bool) {
    member(key, "[", &isFirst)
    for (index, element) in elements.enumerated() {
      if index > 0 { open(",") }
      newline(2)
      open(element)
    }
    newline(1)
    open("]")
  }

  private func object(_ members: [(String, String)], _ depth: Int) -> String {
    let members = layout == .sorted ? members.sorted { $0.0 < $1.0 } : members
    if layout == .compact { return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }
    let indent = String(repeating: "  ", count: depth)
    return "{\n" + members.map { "\(indent)  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n\(indent)}"
  }

  // MARK: Values

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private func quoted(_ text: String) -> String { "\"" + text + "\"" }

  private mutating func uuid() -> String {
    let digits = Array("0123456789abcdef")
    return [8, 4, 4, 4, 12].map { count in String((0..<count).map { _ in digits[number(16)] }) }.joined(
      separator: "-"
    )
  }

  private mutating func words(_ count: Int) -> String {
    let words = [
      "coffee", "walk", "tired", "morning", "again", "café", "better", "slept", "stress", "friends",
    ]
    return (0..<count).map { _ in words[number(words.count)] }.joined(separator: " ")
  }

  private mutating func moment(local: Bool = false) -> String {
    let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    let day = "20\(two(20 + number(6)))-\(two(1 + number(12)))-\(two(1 + number(28)))"
    return "\(day)T\(two(number(24))):\(two(number(60))):\(two(number(60)))" + (local ? "+02:00" : "Z")
  }

  /// A year later.
  private func later(_ moment: String) -> String {
    "\(Int(moment.prefix(4))! + 1)" + moment.dropFirst(4)
  }
}
