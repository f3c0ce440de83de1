/// What the checker does with one value: the compiled form of a ``ValueType``, of fixed size.
struct Node: BitwiseCopyable {
  /// The kind of value. Containers come first: `op.rawValue < Op.firstScalar` tells them apart.
  enum Op: UInt8, BitwiseCopyable {
    case record, list, map, union, answers
    case text, boolean, integer, minorUnits, decimal, currency
    case utcMoment, localMoment, day, timeOfDay
    case uuid, key, enumeration, base64
    /// A text that may have some characters only.
    case restrictedText
    /// A whole number that is the key of a record, or refers to one.
    case integerKey
    /// Any JSON, checked for its syntax only.
    case any

    static let firstScalar = Op.text.rawValue
  }

  var op: Op
  /// Whether `null` may stand in place of the value.
  var isNullable = false
  /// For a record: whether fields of it take part in rules or have aliases, so that the places of its values are kept.
  var hasRules = false
  /// For a moment: whether it says when the record was changed last.
  var isChange = false
  /// For a moment: whether it says when what the record tells has happened.
  var isHappening = false
  /// For a uuid, key or number: the collection it is the key of, or refers to; -1 for neither.
  var table: Int16 = -1
  /// Whether the value refers to `table`, rather than being a key of it.
  var isReference = false
  /// Record, union: first field or case; list, map: node of the element; enumeration: first value; decimal: the key of
  /// the currency, among the values.
  var first: Int32 = 0
  /// Number of fields, cases or values; text: the number of bytes from which it is surely not too short; decimal: 1 for
  /// an amount in major units.
  var count: Int32 = 0
  var minimum: Int64 = 0
  var maximum: Int64 = 0
  /// Record: the fields that must be there, one bit each. Text: the characters 0 to 63 that it may have.
  var required: UInt64 = 0
  /// Where to look up what only a finding needs to know.
  var detail: Int32 = 0
  /// Record: the bits of `required`, and of its aliases: where no other of them is set, nothing needs a second look.
  /// Text: the characters 64 to 127 that it may have. With it the node has 64 bytes, so that its place is found by a
  /// shift.
  var watched: UInt64 = 0

  /// Decimals of more digits before the point are not looked at quickly.
  static let usualDecimal: Int64 = 1_000_000_000_000_000

  /// The longest way to write one scalar: two escapes, of a surrogate pair.
  static let mostBytesPerScalar = 12

  /// The characters that a text or key may have; empty where any are allowed.
  var characters: CharacterClass {
    get { CharacterClass(low: required, high: watched) }
    set { (required, watched) = (newValue.low, newValue.high) }
  }

  /// Whether a number lies within the limits.
  func allows(_ value: Int64) -> Bool { value >= minimum && value <= maximum }

  var isWatched: Bool { isChange || isHappening }
}

/// A key or value of the format that is looked for in the text: its bytes with the closing quote, in two words.
struct Pattern: BitwiseCopyable {
  var low: UInt64
  var high: UInt64
  var lowMask: UInt64
  var highMask: UInt64
  /// Bytes without the quote.
  var length: Int32
  /// A field: the node of its value. A case: the node of its record.
  var node: Int32
  /// The place of the bytes in the table of names, for what does not fit into two words.
  var name: Int32

  init(_ text: String, node: Int, name: Int) {
    let bytes = Array(text.utf8.prefix(16)) + [0x22]
    var words: (low: UInt64, high: UInt64) = (0, 0)
    var masks: (low: UInt64, high: UInt64) = (0, 0)
    for (index, byte) in bytes.prefix(16).enumerated() {
      if index < 8 {
        words.low |= UInt64(byte) << (8 * index)
        masks.low |= 0xFF << (8 * index)
      } else {
        words.high |= UInt64(byte) << (8 * (index - 8))
        masks.high |= 0xFF << (8 * (index - 8))
      }
    }
    (low, high) = words
    (lowMask, highMask) = masks
    length = Int32(text.utf8.count)
    self.node = Int32(node)
    self.name = Int32(name)
  }

  /// Whether all bytes and the quote are in the two words.
  var isShort: Bool { length < 16 }
}

/// A table of fixed-size entries that is filled once and then only read, without a bounds check.
///
/// Every index into it comes from the compiler of the contract, never from a file.
@safe
struct Table<Element: BitwiseCopyable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    unsafe base = .allocate(capacity: elements.count + 1)
    unsafe base.initialize(from: elements, count: elements.count)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }

  func deallocate() {
    unsafe base.deallocate()
  }
}
