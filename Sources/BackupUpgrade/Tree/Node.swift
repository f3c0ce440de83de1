/// One value of an upgrade tree, in 24 bytes: what it is, where its text is, and what stands beside it.
struct Node {
  /// The kinds of values.
  enum Kind: UInt8 {
    case null
    case no
    case yes
    case number
    case string
    case list
    case object
  }

  /// The number of a node in its tree; 0 is none.
  typealias Index = UInt32

  /// The number of the key's name; 0 for what is no member.
  var key: UInt32 = 0
  /// The value behind this one in the same container.
  var next: Index = 0
  /// Of a container its first and last value, of a scalar the place of its text.
  var content: UInt64 = 0
  /// Kind, marks, and where in the file the value comes from.
  private var tag: UInt64

  private static let escapedMark: UInt64 = 1 << 4
  private static let madeMark: UInt64 = 1 << 5
  private static let countedMark: UInt64 = 1 << 6

  /// A node of a kind, which comes from an offset of the file; `nil` where it comes from nowhere.
  init(_ kind: Kind, origin: Int?) {
    tag = UInt64(kind.rawValue) | (origin.map { UInt64($0 + 1) << 8 } ?? 0)
  }

  var kind: Kind {
    get { Kind(rawValue: UInt8(truncatingIfNeeded: tag & 0xF)) ?? .null }
    set { tag = tag & ~(0xF | Node.countedMark) | UInt64(newValue.rawValue) }
  }

  /// Whether the text of a string has escapes.
  var isEscaped: Bool {
    get { tag & Node.escapedMark != 0 }
    set { tag = newValue ? tag | Node.escapedMark : tag & ~Node.escapedMark }
  }

  /// Whether the text is not in the file.
  var isMade: Bool {
    get { tag & Node.madeMark != 0 }
    set { tag = newValue ? tag | Node.madeMark : tag & ~Node.madeMark }
  }

  /// Whether the tree knows how many elements a list has; no longer so once its kind or its elements change.
  var isCounted: Bool {
    get { tag & Node.countedMark != 0 }
    set { tag = newValue ? tag | Node.countedMark : tag & ~Node.countedMark }
  }

  /// The offset in the file of the value that this one was, or was made of.
  var origin: Int? {
    get { tag >> 8 == 0 ? nil : Int(tag >> 8) - 1 }
    set { tag = tag & 0xFF | (newValue.map { UInt64($0 + 1) << 8 } ?? 0) }
  }

  var isContainer: Bool { tag & 0xF >= UInt64(Kind.list.rawValue) }

  /// The first value of a container.
  var first: Index {
    get { Index(truncatingIfNeeded: content) }
    set { content = content & ~0xFFFF_FFFF | UInt64(newValue) }
  }

  /// The last value of a container.
  var last: Index {
    get { Index(truncatingIfNeeded: content >> 32) }
    set { content = content & 0xFFFF_FFFF | UInt64(newValue) << 32 }
  }

  /// The place of a scalar's text, quotes included.
  var text: TextPlace {
    get { TextPlace(packed: content) }
    set { content = newValue.packed }
  }
}

/// Where a text is: 36 bits for its start, 28 for its length.
struct TextPlace {
  /// The longest text that a tree holds: 256 MiB.
  static let longest = (1 << 28) - 1

  let packed: UInt64

  init(packed: UInt64) { self.packed = packed }

  /// - Precondition: the length is at most ``longest``.
  init(_ start: Int, _ length: Int) { packed = UInt64(start) << 28 | UInt64(length) }

  var start: Int { Int(packed >> 28) }
  var length: Int { Int(packed & ((1 << 28) - 1)) }
}
