@_spi(Scanning) import BackupJSON

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A set of identifiers that stand in the file, each held as its place and not as a copy.
///
/// A slot is eight bytes: 24 bits of hash and 40 bits of offset, so that a backup with a million records needs a
/// few megabytes. Additions wait in a batch of 64: the slots of a batch are touched one after the other before they
/// are filled, so that the memory system fetches them at the same time instead of one by one.
///
/// The hash is keyed per process: a file cannot be made to hit one slot again and again.
@safe
struct IdentifierTable: ~Copyable {
  /// What an identifier is, which decides when two are the same.
  enum Kind {
    /// 128 bits, in either case.
    case uuid
    /// Text, compared decoded as UTF-8 bytes.
    case key
    /// A plain whole number, of which there is one spelling.
    case integer

    /// Of an id of a type; what cannot be an id is told of the contract.
    init(_ type: ValueType) {
      switch type {
      case .key: self = .key
      case .integer: self = .integer
      case .uuid, .text, .boolean, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
        self = .uuid
      }
    }
  }

  /// An identifier that stands a second time. Both places are those of opening quotes, or first digits.
  struct Duplicate {
    let place: Int
    let first: Int
  }

  private struct Pending: BitwiseCopyable {
    var hash: UInt64
    var place: Int
  }

  private static let batch = 64

  private let source: ByteSource
  private let kind: Kind
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int
  private(set) var count = 0
  private let pending: UnsafeMutablePointer<Pending>
  private var pendingCount = 0
  /// Takes what the touching loop has read, so that the loop is not optimised away.
  private var touched: UInt64 = 0
  private(set) var duplicates: [Duplicate] = []
  /// Duplicates that were found beyond those kept.
  private(set) var furtherDuplicates = 0

  init(_ source: ByteSource, _ kind: Kind) {
    self.source = source
    self.kind = kind
    mask = 1023
    unsafe slots = IdentifierTable.zeroed(1024)
    unsafe pending = .allocate(capacity: IdentifierTable.batch)
  }

  deinit {
    unsafe IdentifierTable.release(slots, mask &+ 1)
    unsafe pending.deallocate()
  }

  /// Adds an identifier; whether it was there already is told by ``duplicates`` once the batch is full, or after
  /// ``flush()``.
  @inline(__always)
  mutating func add(hash: UInt64, place: Int) {
    unsafe pending[pendingCount] = Pending(hash: hash, place: place)
    pendingCount &+= 1
    if pendingCount == IdentifierTable.batch { flush() }
  }

  @inline(never)
  mutating func flush() {
    guard pendingCount > 0 else { return }
    if (count &+ pendingCount) &* 3 > mask &* 2 { grow() }
    var sum: UInt64 = 0
    for index in 0..<pendingCount {
      unsafe sum ^= slots[Int(truncatingIfNeeded: pending[index].hash) & mask]
    }
    touched = sum
    for index in 0..<pendingCount {
      unsafe insert(pending[index])
    }
    pendingCount = 0
  }

  private mutating func insert(_ new: Pending) {
    let tag = (new.hash &>> 40) | 1
    var index = Int(truncatingIfNeeded: new.hash) & mask
    while true {
      let slot = unsafe slots[index]
      if slot == 0 {
        unsafe slots[index] = tag &<< 40 | UInt64(truncatingIfNeeded: new.place)
        count &+= 1
        return
      }
      let place = Int(truncatingIfNeeded: slot & 0xFF_FFFF_FFFF)
      if slot &>> 40 == tag, isSame(place, new.place) {
        if duplicates.count < FindingCollector.mostPerSeverity {
          duplicates.append(Duplicate(place: new.place, first: place))
        } else {
          furtherDuplicates &+= 1
        }
        return
      }
      index = (index &+ 1) & mask
    }
  }

  /// Whether the identifier at a place is in the table. What still waits in a batch is not seen.
  func contains(hash: UInt64, place: Int) -> Bool {
    let tag = (hash &>> 40) | 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = unsafe slots[index]
      if slot == 0 { return false }
      if slot &>> 40 == tag, isSame(Int(truncatingIfNeeded: slot & 0xFF_FFFF_FFFF), place) { return true }
      index = (index &+ 1) & mask
    }
  }

  /// Whether every identifier here is also in another table.
  func isContained(in other: borrowing IdentifierTable) -> Bool {
    for index in 0...mask {
      let slot = unsafe slots[index]
      if slot == 0 { continue }
      let place = Int(truncatingIfNeeded: slot & 0xFF_FFFF_FFFF)
      if !other.contains(hash: hash(at: place), place: place) { return false }
    }
    return true
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    switch kind {
    case .uuid: source.uuid(at: left &+ 1) == source.uuid(at: right &+ 1)
    case .key: source.sameKey(source.keyRange(left), source.keyRange(right))
    case .integer: source.sameKey(numberRange(left), numberRange(right))
    }
  }

  private func hash(at place: Int) -> UInt64 {
    switch kind {
    case .uuid: source.uuid(at: place &+ 1)?.hash(UUIDDigits.HashKey.shared) ?? 0
    case .key: source.identifierHash(source.keyRange(place))
    case .integer: source.identifierHash(numberRange(place))
    }
  }

  /// The digits of a number that was accepted.
  private func numberRange(_ place: Int) -> Range<Int> { place..<max(place, source.endOfNumber(place)) }

  private mutating func grow() {
    var capacity = (mask &+ 1) &* (mask < 1 << 16 ? 4 : 2)
    if count < 1024, pendingCount == IdentifierTable.batch {
      // The distance of the last identifiers tells how many more the rest of the file may hold. It is a fact of the
      // bytes read so far, not a number that the file states; and a table never begins with more than a sixteenth
      // of the file, since other collections may fill the rest.
      let first = unsafe pending[0].place
      let last = unsafe pending[pendingCount &- 1].place
      let distance = max(38, (last &- first) / (pendingCount &- 1))
      let expected = min((source.count &- last) / distance &* 3 / 2, source.count / 128)
      while capacity < expected, capacity &* 2 <= source.count / 128 { capacity &*= 2 }
    }
    let old = unsafe slots
    let oldMask = mask
    unsafe slots = IdentifierTable.zeroed(capacity)
    mask = capacity &- 1
    for index in 0...oldMask {
      let slot = unsafe old[index]
      if slot == 0 { continue }
      var place = Int(truncatingIfNeeded: hash(at: Int(truncatingIfNeeded: slot & 0xFF_FFFF_FFFF))) & mask
      while unsafe slots[place] != 0 { place = (place &+ 1) & mask }
      unsafe slots[place] = slot
    }
    unsafe IdentifierTable.release(old, oldMask &+ 1)
  }

  /// Tables of this many bytes and more come straight from the system, in large pages where it has them.
  private static let largeTable = 1 << 22

  /// Zeroed memory that the system hands out page by page as it is touched.
  private static func zeroed(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let size = count &* MemoryLayout<UInt64>.stride
    if size < largeTable {
      guard let memory = unsafe calloc(count, MemoryLayout<UInt64>.stride) else {
        fatalError("out of memory")
      }
      return unsafe memory.bindMemory(to: UInt64.self, capacity: count)
    }
    let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { fatalError("out of memory") }
    #if os(Linux)
      // Ids are spread over the whole table: with small pages nearly each of them would miss the TLB.
      unsafe madvise(memory, size, MADV_HUGEPAGE)
    #endif
    return unsafe memory.bindMemory(to: UInt64.self, capacity: count)
  }

  private static func release(_ slots: UnsafeMutablePointer<UInt64>, _ count: Int) {
    let size = count &* MemoryLayout<UInt64>.stride
    if size < largeTable {
      unsafe free(slots)
    } else {
      unsafe munmap(slots, size)
    }
  }
}
