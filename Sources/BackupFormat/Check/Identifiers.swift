@_spi(Scanning) import BackupJSON

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
  private let key = UUIDDigits.HashKey.shared
  private let count: Int
  private let keys: UnsafeMutablePointer<IdentifierTable>
  /// References that came before their target was complete, each once.
  private let waiting: UnsafeMutablePointer<IdentifierTable>
  /// Whether all keys of a collection are known.
  private let isClosed: UnsafeMutablePointer<Bool>
  /// Texts of references that were found of late, for each collection as many as `recentCount`: few targets are
  /// referred to again and again, and mostly in the same letters.
  private let recent: UnsafeMutablePointer<UUIDText?>
  private static let recentCount = 64
  var phase = Phase.first

  init(_ source: ByteSource, _ contract: Contract) {
    self.source = source
    count = contract.collections.count
    unsafe keys = .allocate(capacity: max(count, 1))
    unsafe waiting = .allocate(capacity: max(count, 1))
    for (index, collection) in contract.collections.enumerated() {
      let kind = contract.keyType(of: collection).map(IdentifierTable.Kind.init) ?? .uuid
      unsafe (keys + index).initialize(to: IdentifierTable(source, kind))
      unsafe (waiting + index).initialize(to: IdentifierTable(source, kind))
    }
    unsafe isClosed = .allocate(capacity: max(count, 1))
    unsafe isClosed.initialize(repeating: false, count: count)
    unsafe recent = .allocate(capacity: max(count, 1) * Identifiers.recentCount)
    unsafe recent.initialize(repeating: nil, count: count * Identifiers.recentCount)
  }

  deinit {
    unsafe keys.deinitialize(count: count)
    unsafe waiting.deinitialize(count: count)
    unsafe keys.deallocate()
    unsafe waiting.deallocate()
    unsafe isClosed.deallocate()
    unsafe recent.deallocate()
  }

  /// Takes note of an id.
  @inline(__always)
  mutating func meet(_ digits: UUIDDigits, at place: Int, _ table: Int) {
    if phase == .first { unsafe keys[table].add(hash: digits.hash(key), place: place) }
  }

  /// Whether the reference at `place` has the letters of one that has a target, or had to wait for it.
  @inline(__always)
  func isRecent(_ place: Int, _ table: Int) -> Bool {
    let text = UUIDText(source, place &+ 1)
    return unsafe recent[slot(text, table)] == text
  }

  /// Takes note of a reference; `false` for one that is known to have no target.
  @inline(never)
  mutating func refer(_ digits: UUIDDigits, at place: Int, _ table: Int) -> Bool {
    guard refer(digits.hash(key), at: place, table) else { return false }
    let text = UUIDText(source, place &+ 1)
    unsafe recent[slot(text, table)] = text
    return true
  }

  @inline(__always)
  private func slot(_ text: UUIDText, _ table: Int) -> Int {
    // The top bits of a product depend on all of the first eight letters.
    let mixed = (text.words.0 &* 0x9E37_79B9_7F4A_7C15) &>> 58
    return table &* Identifiers.recentCount &+ Int(truncatingIfNeeded: mixed)
  }

  /// Takes note of an id or a reference that is text, given the range between its quotes; `false` for a reference
  /// that is known to have no target.
  mutating func meet(key range: Range<Int>, _ table: Int, isReference: Bool) -> Bool {
    let hash = source.identifierHash(range)
    if isReference { return refer(hash, at: range.lowerBound - 1, table) }
    if phase == .first { unsafe keys[table].add(hash: hash, place: range.lowerBound - 1) }
    return true
  }

  /// The same for an id or a reference that is a number.
  mutating func meet(number range: Range<Int>, _ table: Int, isReference: Bool) -> Bool {
    let hash = source.identifierHash(range)
    if isReference { return refer(hash, at: range.lowerBound, table) }
    if phase == .first { unsafe keys[table].add(hash: hash, place: range.lowerBound) }
    return true
  }

  private mutating func refer(_ hash: UInt64, at place: Int, _ table: Int) -> Bool {
    if unsafe isClosed[table] || phase == .second {
      guard unsafe keys[table].contains(hash: hash, place: place) else { return false }
    } else {
      unsafe waiting[table].add(hash: hash, place: place)
    }
    return true
  }

  /// A collection is complete.
  mutating func close(_ table: Int) {
    unsafe keys[table].flush()
    unsafe isClosed[table] = true
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
    unsafe recent.update(repeating: nil, count: count * Identifiers.recentCount)
  }

  /// Ids that stand twice, of one collection.
  func duplicates(of table: Int) -> [IdentifierTable.Duplicate] {
    unsafe keys[table].duplicates
  }

  func furtherDuplicates(of table: Int) -> Int {
    unsafe keys[table].furtherDuplicates
  }
}
