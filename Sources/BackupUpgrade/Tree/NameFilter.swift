/// Which keys may be among some; a key that is not among them may seem to be, and one that is never seems not to be.
struct NameFilter: BitwiseCopyable {
  private var low: UInt64
  private var high: UInt64

  /// Every key, and objects without any.
  static let all = NameFilter(low: .max, high: .max)
  /// No key of an object. The bit of the number that no key has tells it from nothing at all.
  static let object = NameFilter(low: 1, high: 0)
  /// No object.
  static let none = NameFilter(low: 0, high: 0)

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ names: some Sequence<UInt32>) {
    self = .none
    for name in names { insert(name) }
  }

  @inline(__always)
  mutating func insert(_ name: UInt32) {
    let bit: UInt64 = 1 &<< UInt64(name & 63)
    if name & 64 == 0 { low |= bit } else { high |= bit }
  }

  @inline(__always)
  mutating func formUnion(_ other: NameFilter) {
    low |= other.low
    high |= other.high
  }

  @inline(__always)
  func mayHold(_ name: UInt32) -> Bool {
    ((name & 64 == 0 ? low : high) &>> UInt64(name & 63)) & 1 != 0
  }

  @inline(__always)
  func overlaps(_ other: NameFilter) -> Bool { (low & other.low) | (high & other.high) != 0 }
}

extension UpgradeTree {
  /// The keys of an object; all of them for any other value.
  func names(of index: Node.Index) -> NameFilter {
    guard kind(index) == .object else { return .all }
    var names = NameFilter.object
    var child = nodes[Int(index)].first
    while child != 0 {
      names.insert(nodes[Int(child)].key)
      child = nodes[Int(child)].next
    }
    return names
  }
}
