import BackupJSON

/// The ids of all collections and the references to them.
@safe
struct Identifiers: ~Copyable {
  /// What becomes of a reference when it is met.
  enum Phase {
    /// The target is complete: a reference is judged at once. Otherwise it is kept until the end.
    case first
    /// All targets are known, ids are not added again.
    case second
  }

  private let source: ByteSource
  private let key = UUIDBits.hashKey
  private let count: Int
  private let keys: UnsafeMutablePointer<IdentifierTable>
  /// References that came before their target was complete, each once.
  private let waiting: UnsafeMutablePointer<IdentifierTable>
  private var isClosed: [Bool]
  private var last: [UUIDBits?]
  var phase = Phase.first

  init(_ source: ByteSource, _ contract: Contract) {
    self.source = source
    count = contract.collections.count
    unsafe keys = .allocate(capacity: max(count, 1))
    unsafe waiting = .allocate(capacity: max(count, 1))
    for (index, collection) in contract.collections.enumerated() {
      let kind: IdentifierTable.Kind = if case .key = contract.keyType(of: collection) { .key } else { .uuid }
      unsafe (keys + index).initialize(to: IdentifierTable(source, kind))
      unsafe (waiting + index).initialize(to: IdentifierTable(source, kind))
    }
    isClosed = Array(repeating: false, count: count)
    last = Array(repeating: nil, count: count)
  }

  deinit {
    unsafe keys.deinitialize(count: count)
    unsafe waiting.deinitialize(count: count)
    unsafe keys.deallocate()
    unsafe waiting.deallocate()
  }

  /// Takes note of an id or a reference; `false` for a reference that is known to have no target.
  @inline(__always)
  mutating func meet(_ bits: UUIDBits, at place: Int, _ node: Node) -> Bool {
    let table = Int(node.table)
    if node.isReference {
      // Records that belong together stand together: mostly it is the same target again.
      return last[table] == bits || refer(bits.hash(key), at: place, table, remember: bits)
    }
    if phase == .first { unsafe keys[table].add(hash: bits.hash(key), place: place) }
    return true
  }

  /// As ``meet(_:at:_:)``, for keys that are text: the range between the quotes.
  mutating func meet(key range: Range<Int>, _ node: Node) -> Bool {
    let table = Int(node.table)
    let hash = source.identifierHash(range)
    if node.isReference { return refer(hash, at: range.lowerBound - 1, table, remember: nil) }
    if phase == .first { unsafe keys[table].add(hash: hash, place: range.lowerBound - 1) }
    return true
  }

  @inline(never)
  private mutating func refer(_ hash: UInt64, at place: Int, _ table: Int, remember bits: UUIDBits?) -> Bool {
    if isClosed[table] || phase == .second {
      guard unsafe keys[table].contains(hash: hash, place: place) else { return false }
    } else {
      unsafe waiting[table].add(hash: hash, place: place)
    }
    last[table] = bits
    return true
  }

  /// A collection is complete.
  mutating func close(_ table: Int) {
    unsafe keys[table].flush()
    isClosed[table] = true
  }

  mutating func flush() {
    for table in 0..<count {
      unsafe keys[table].flush()
      unsafe waiting[table].flush()
    }
  }

  /// Whether all references that had to wait have found their target.
  var areResolved: Bool {
    for table in 0..<count where unsafe !waiting[table].isContained(in: keys[table]) { return false }
    return true
  }

  mutating func beginSecondPhase() {
    phase = .second
    for table in 0..<count { last[table] = nil }
  }

  /// Ids that stand twice, of one collection.
  func duplicates(of table: Int) -> [IdentifierTable.Duplicate] {
    unsafe keys[table].duplicates
  }

  func furtherDuplicates(of table: Int) -> Int {
    unsafe keys[table].furtherDuplicates
  }
}
