import BackupJSON

/// The keys that the objects at one place have, in the order in which they were met.
struct MemberTable {
  struct Entry {
    let key: String
    var place: Int
    /// The number of objects that have the key.
    var count: Int
  }

  private(set) var entries: [Entry] = []
  private var index: [ExactText: Int] = [:]

  subscript(key: String) -> Entry? { index[ExactText(key)].map { entries[$0] } }

  var keys: [String] { entries.map(\.key) }

  mutating func insert(_ key: String, place: Int, count: Int) {
    index[ExactText(key)] = entries.count
    entries.append(Entry(key: key, place: place, count: count))
  }

  /// Counts more objects with a key that is there.
  mutating func add(_ count: Int, to key: String) {
    if let at = index[ExactText(key)] { entries[at].count += count }
  }
}
