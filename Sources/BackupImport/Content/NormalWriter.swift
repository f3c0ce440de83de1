import BackupFormat
@_spi(Scanning) import BackupJSON
import BackupValues

/// Writes values in their normal form, one after the other: canonical JSON, each value spelled as its type is written.
///
/// The text must have passed the checker. Values are copied as they are wherever they are normal already; the members of
/// an object are put in order behind it, where they do not stand in order.
struct NormalWriter: ~Copyable {
  let contract: NormalContract
  let spelling: Spelling
  var out: GrowingBytes
  /// The members of the objects that are open, and the elements of lists without an order.
  var pieces: [Piece] = []
  var scratch = GrowingBytes()
  /// What was seen of the record that is being written.
  var seen = SeenRecord()
  /// The keys of records, one after the other.
  var ids = GrowingBytes()
  /// How many members were left out because their record is an allow-list.
  var ignored = 0
  var answers = AnswerWatch()
  /// Whether what the contract does not know is brought into canonical form too. Otherwise it keeps the order of its keys
  /// and the text of its numbers.
  var isCanonical = false
  /// Whether all that was written since this was set is canonical.
  var wroteCanonical = true
  var looksAtRecord = false
  /// How many objects and lists are open. A file has no more than the limit, a store may have anything.
  var depth = 0
  /// For each layout the key that came last, whose neighbour is tried first.
  var expected: [Int]

  /// One member or element in ``out``, with the comma behind it.
  struct Piece {
    /// The place among the fields of the record; -1 for a member that the contract does not know.
    var rank: Int
    /// The text of the key without its quotes.
    var key: Range<Int>
    var range: Range<Int>
  }

  /// What a collection needs to know of a record.
  struct SeenRecord {
    var id: Range<Int> = 0..<0
    var updatedAt: UTCMoment?
    var createdAt: UTCMoment?
  }

  init(_ contract: NormalContract, capacity: Int = 1 << 12) {
    self.contract = contract
    spelling = contract.contract.spelling
    out = GrowingBytes(capacity: capacity)
    expected = Array(repeating: 0, count: contract.layouts.count)
  }

  /// The normal text of a value that is no part of a file.
  static func text(of value: JSONValue, node: Int, _ contract: NormalContract) -> [UInt8]? {
    guard let text = try? JSONWriter(.compact).write(value) else { return nil }
    return InputBytes(text).withSource { source in
      var writer = NormalWriter(contract)
      guard writer.value(source, source.documentStart, node) != nil else { return nil }
      return Array(writer.out.bytes(0..<writer.out.count))
    }
  }

  /// Gives away the whole text, and the keys of the records.
  mutating func take() -> (text: FrozenBytes, ids: FrozenBytes) { (out.take(), ids.take()) }

  /// Writes a record of a collection, and notes its key and times in ``seen``.
  mutating func record(_ source: ByteSource, _ index: Int, _ node: Int) -> Int? {
    seen = SeenRecord()
    looksAtRecord = true
    defer { looksAtRecord = false }
    return value(source, index, node)
  }

  /// Writes the value at an index and gives the index behind it; `nil` where the text is not as the checker knows it.
  mutating func value(_ source: ByteSource, _ index: Int, _ node: Int) -> Int? {
    let node = contract.nodes[node]
    let first = source.byte(index)
    switch node.kind {
    case .plain: return anything(source, index)
    case .uuid where first == 0x22: return uuid(source, index)
    case .utcMoment where first == 0x22: return utcMoment(source, index)
    case .localMoment where first == 0x22: return localMoment(source, index)
    case .currency where first == 0x22: return currency(source, index)
    case .decimal where first != 0x22: return number(source, index, isDecimal: true)
    case .record where first == 0x7B: return object(source, index, layout: node.inner)
    case .union where first == 0x7B: return union(source, index, contract.unions[node.inner])
    case .list where first == 0x5B: return list(source, index, node.inner, isOrdered: true)
    case .unorderedList where first == 0x5B:
      return list(source, index, node.inner, isOrdered: false)
    case .map where first == 0x7B: return map(source, index, node.inner, hasUUIDs: false)
    case .uuidMap where first == 0x7B: return map(source, index, node.inner, hasUUIDs: true)
    case .answers where first == 0x7B: return answers(source, index, node.inner)
    // A `null`, or a value of another kind that the checker lets pass.
    case .uuid, .utcMoment, .localMoment, .currency, .decimal, .record, .union, .list,
      .unorderedList, .map,
      .uuidMap, .answers:
      return anything(source, index)
    }
  }

  /// Writes any JSON.
  mutating func anything(_ source: ByteSource, _ index: Int) -> Int? {
    switch source.byte(index) {
    case 0x22: return string(source, index)
    case 0x7B: return object(source, index, layout: contract.openLayout)
    case 0x5B: return list(source, index, nil, isOrdered: true)
    case 0x2D, 0x30...0x39: return number(source, index, isDecimal: false)
    default:
      let end = source.endOfLiteral(index)
      guard end > index else { return nil }
      out.append(index..<end, of: source)
      return end
    }
  }
}
