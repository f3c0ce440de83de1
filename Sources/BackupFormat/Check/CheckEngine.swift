@_spi(Scanning) import BackupJSON

/// Checks the bytes of a document against a compiled contract in one pass, without building a tree.
///
/// Each reading function takes the index of a value and returns the index behind it, or -1 where the structure is
/// lost and nothing more can be said. The usual case stays on one straight path; everything that leads to a finding
/// leaves it early, into functions that are not inlined.
///
/// A second pass is made only where the first has met something that it could not judge yet: references before
/// their target, or moments later than an export time that came behind them.
@safe
struct CheckEngine: ~Copyable {
  let source: ByteSource
  let compiled: CompiledContract
  let nodes: Table<Node>
  let fields: Table<Pattern>
  let values: Table<Pattern>
  let names: Table<UInt8>
  let isNewerMinor: Bool
  /// What is known of questions and answers; empty for formats without.
  let questions: [Int32: QuestionTable]

  let purpose: BackupChecker.Purpose
  var collector: FindingCollector
  var identifiers: Identifiers
  var watch = MomentWatch()
  /// Number of elements per collection.
  var counts: [Int]
  /// Whether the structure was lost.
  var isStopped = false

  /// Number of containers that are open.
  var depth = 0
  /// Offset of the opening bracket at each depth.
  let openings: UnsafeMutablePointer<Int>
  /// For records with rules: the offset of each field's value, 64 for each depth.
  let places: UnsafeMutablePointer<Int>
  /// For each field of each record, the number of the field that followed it last time: the guess for the next.
  /// Behind the fields stands one entry for each node: the field that came first.
  let followers: UnsafeMutablePointer<Int32>
  /// Keys of the open records that the contract does not name.
  var strangers: [Stranger] = []
  /// The question that the next answer is likely to be to.
  var nextQuestion = 0
  /// The currency that was accepted last.
  var lastCurrency = RecentText()

  /// A key that the contract does not name.
  struct Stranger {
    let hash: Int
    /// The text between the quotes.
    let key: Range<Int>
  }

  /// A short text with its quotes; at first what no bytes can be, as a file may well hold zeros.
  struct RecentText {
    var word = UInt64.max
    var mask: UInt64 = 0xFF_FFFF_FFFF
    var length = 5
    /// How many decimals the amounts of the currency have; -1 where that is not known.
    var decimals = -1
  }

  static let maximumDepth = JSONDocument.depthLimit

  init(
    _ source: ByteSource,
    _ compiled: CompiledContract,
    isNewerMinor: Bool,
    questions: [Int32: QuestionTable],
    purpose: BackupChecker.Purpose = .report
  ) {
    self.purpose = purpose
    collector = FindingCollector(for: purpose)
    self.source = source
    self.compiled = compiled
    nodes = compiled.nodes
    fields = compiled.fields
    values = compiled.values
    names = compiled.names
    self.isNewerMinor = isNewerMinor
    self.questions = questions
    identifiers = Identifiers(source, compiled.contract)
    counts = Array(repeating: 0, count: compiled.contract.collections.count)
    unsafe openings = .allocate(capacity: CheckEngine.maximumDepth + 1)
    unsafe openings.initialize(repeating: 0, count: CheckEngine.maximumDepth + 1)
    unsafe places = .allocate(capacity: (CheckEngine.maximumDepth + 1) * 64)
    unsafe places.initialize(repeating: 0, count: (CheckEngine.maximumDepth + 1) * 64)
    let followers = fields.count + nodes.count
    unsafe self.followers = .allocate(capacity: followers + 1)
    unsafe self.followers.initialize(repeating: 0, count: followers + 1)
    // At first the order of the contract is expected; the file teaches its own.
    for index in 0..<nodes.count where nodes[index].op == .record {
      let node = nodes[index]
      for field in 0..<Int(node.count) { unsafe self.followers[Int(node.first) + field] = Int32(field + 1) }
    }
  }

  deinit {
    unsafe openings.deallocate()
    unsafe places.deallocate()
    unsafe followers.deallocate()
  }

  /// Checks the whole document.
  mutating func run() {
    let start = source.documentStart
    var end = value(start, compiled.root)
    if end >= 0 {
      end = source.skipWhitespace(end)
      if end < source.count { end = -1 }
    }
    isStopped = end < 0
    identifiers.flush()
  }

  // MARK: Any value

  @inline(never)
  mutating func value(_ index: Int, _ number: Int) -> Int {
    let node = nodes[number]
    if node.isNullable, source.isNull(index) { return index &+ 4 }
    let found = source.byte(index)
    switch node.op {
    case .list where found == 0x5B: return list(index, number)
    case .record where found == 0x7B: return record(index, number)
    case .map where found == 0x7B: return map(index, node)
    case .union where found == 0x7B: return union(index, number, node)
    case .answers where found == 0x7B: return answers(index, node)
    case .list, .record, .map, .union, .answers: return mismatch(index, number, node)
    case .text, .boolean, .integer, .minorUnits, .decimal, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay,
      .uuid, .key, .enumeration, .base64, .restrictedText, .integerKey, .any:
      let end = usualOther(index, number)
      return end >= 0 ? end : unusualScalar(index, number)
    }
  }

  /// Opens a container; `false` where that is one too many.
  @inline(__always)
  mutating func open(_ index: Int) -> Bool {
    if depth == CheckEngine.maximumDepth { return false }
    depth &+= 1
    unsafe openings[depth] = index
    return true
  }

  // MARK: Records

  @inline(never)
  mutating func record(_ opening: Int, _ number: Int) -> Int {
    if !open(opening) { return -1 }
    let base = Int(nodes[number].first)
    let count = Int(nodes[number].count)
    let hasRules = nodes[number].hasRules
    let strangersBefore = strangers.count
    var follower = fields.count &+ number
    var seen: UInt64 = 0
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x7D { return closeRecord(index, number, seen, strangersBefore) }
    while true {
      if source.byte(index) != 0x22 { return -1 }
      let key = index
      var field = Int(unsafe followers[follower])
      let child: Int
      if field < count, source.matches(fields[base &+ field], index &+ 1, names) {
        index = index &+ 2 &+ Int(fields[base &+ field].length)
        child = Int(fields[base &+ field].node)
      } else {
        field = source.find(index &+ 1, fields, base, count, names)
        // With escapes a key is longer than its name.
        let end = field >= 0 ? source.endOfString(index &+ 1) &+ 1 : stranger(index)
        if end < 0 { return -1 }
        if field >= 0 {
          unsafe followers[follower] = Int32(truncatingIfNeeded: field)
          child = Int(fields[base &+ field].node)
        } else {
          child = compiled.anyNode
          // Counted as a field that no record has.
          field = 64
        }
        index = end
      }
      if field < 64 {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: field)
        if seen & bit != 0 { repeated(key, field) }
        seen |= bit
        follower = base &+ field
      }
      // `": ` and `":` are what writers write.
      let colon = source.word16(index)
      if colon == 0x203A, source.byte(index &+ 2) > 0x20 {
        index &+= 2
      } else if colon & 0xFF == 0x3A, colon > 0x20FF {
        index &+= 1
      } else {
        index = source.skipWhitespace(index)
        if source.byte(index) != 0x3A { return -1 }
        index = source.skipWhitespace(index &+ 1)
      }
      if hasRules, field < 64 { unsafe places[depth &* 64 &+ field] = index }
      let end: Int
      switch nodes[child].op {
      case .uuid: end = usualID(index, child)
      case .utcMoment: end = usualUTCMoment(index, child)
      case .text: end = usualText(index, child)
      case .enumeration: end = usualEnumeration(index, child)
      case .integer, .minorUnits:
        end = source.endOfUsualInteger(index, nodes[child].minimum, nodes[child].maximum)
      case .boolean, .decimal, .currency, .localMoment, .day, .timeOfDay, .key, .base64, .restrictedText,
        .integerKey, .any:
        end = usualOther(index, child)
      case .record, .list, .map, .union, .answers: end = -1
      }
      if end >= 0 {
        index = end
      } else if nodes[child].isNullable, source.isNull(index) {
        index &+= 4
      } else {
        index = value(index, child)
      }
      if index < 0 { return -1 }
      // A comma, and the next key right behind it.
      if source.word16(index) == 0x222C {
        index &+= 1
        continue
      }
      index = source.skipWhitespace(index)
      let next = source.byte(index)
      if next == 0x2C {
        index = source.skipWhitespaceRun(index &+ 1)
        continue
      }
      if next == 0x7D { return closeRecord(index, number, seen, strangersBefore) }
      return -1
    }
  }

  @inline(__always)
  private mutating func closeRecord(_ index: Int, _ number: Int, _ seen: UInt64, _ strangersBefore: Int)
    -> Int
  {
    var seen = seen
    if seen & nodes[number].watched != nodes[number].required || strangers.count != strangersBefore {
      seen = judgeFields(number, seen, strangersBefore)
    }
    if nodes[number].hasRules { judgeRules(number, seen) }
    depth &-= 1
    return index &+ 1
  }

  // MARK: Lists

  @inline(__always)
  private mutating func list(_ opening: Int, _ number: Int) -> Int {
    if !open(opening) { return -1 }
    let child = Int(nodes[number].first)
    let isOfRecords = nodes[child].op == .record
    var count: Int64 = 0
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x5D { return closeList(index, number, count) }
    while true {
      if isOfRecords, source.byte(index) == 0x7B {
        index = record(index, child)
      } else {
        index = value(index, child)
      }
      if index < 0 { return -1 }
      count &+= 1
      index = source.skipWhitespace(index)
      let next = source.byte(index)
      if next == 0x2C {
        index = source.skipWhitespace(index &+ 1)
        continue
      }
      if next == 0x5D { return closeList(index, number, count) }
      return -1
    }
  }

  private mutating func closeList(_ index: Int, _ number: Int, _ count: Int64) -> Int {
    let node = nodes[number]
    if count < node.minimum || count > node.maximum { wrongCount(node, count) }
    if case .list(let list) = compiled.details[Int(node.detail)].type, list.isUnique {
      judgeUniqueness(index)
    }
    if node.table >= 0 {
      counts[Int(node.table)] = Int(count)
      identifiers.close(Int(node.table))
    }
    depth &-= 1
    return index &+ 1
  }
}
