import BackupFormat
@_spi(Scanning) import BackupJSON

/// A contract made ready for bringing records into their normal form.
final class NormalContract: Sendable {
  /// What is done with one value.
  enum Kind: UInt8, Sendable {
    /// Text that is normal once its escapes are; whole numbers, words, and everything that the contract does not know.
    case plain
    case uuid, utcMoment, localMoment, currency, decimal
    case record, union, list, unorderedList, map, uuidMap, answers
  }

  struct Node: Sendable {
    var kind: Kind
    /// Record: its layout. List, map: the node of what is in it. Union: its number. Answers: their number.
    var inner = 0
  }

  /// One field, or the discriminator of a union's case.
  struct Field: Sendable {
    /// `"name":`
    let prefix: [UInt8]
    let node: Int
    /// The place of the key in canonical order among the fields of the record.
    var rank = 0
    /// Whether `null` says the same as leaving the field out.
    var omitsNull = false
    /// The normal text of the written default, which is left out.
    var standard: [UInt8]?
    var role = Role.none
  }

  /// What a field of a collection's record is to the collection.
  enum Role: UInt8, Sendable {
    case none, key, updatedAt, createdAt
    /// For a record whose time of change is `createdAt`.
    case bothTimes
  }

  struct Layout: Sendable {
    var fields: [Field] = []
    /// Each key that a field is read under, with the number of its field.
    var keys: [(key: KeyPattern, field: Int)] = []
    /// Members that the contract does not know are left out.
    var dropsUnknown = false
  }

  struct UnionCases: Sendable {
    let discriminator: String
    let cases: [(value: [UInt8], node: Int)]
  }

  let contract: Contract
  let nodes: [Node]
  let layouts: [Layout]
  let unions: [UnionCases]
  let answers: [AnswersType]
  /// The layout of an object of which nothing is known.
  let openLayout: Int
  /// The layout of an object whose keys are data, and so have no order.
  let mapLayout: Int
  /// The layout of the root, without the marks.
  let rootLayout: Int
  /// For each collection of the contract the node of its records.
  let collectionNodes: [Int]

  init(_ compiler: consuming NormalCompiler, root: Int, collections: [Int], open: Int, map: Int) {
    contract = compiler.contract
    nodes = compiler.nodes
    layouts = compiler.layouts
    unions = compiler.unions
    answers = compiler.answers
    rootLayout = root
    collectionNodes = collections
    openLayout = open
    mapLayout = map
  }

  /// - Precondition: the contract has no mistakes.
  convenience init(_ contract: Contract) {
    var compiler = NormalCompiler(contract)
    let open = compiler.openLayout()
    let map = compiler.openLayout()
    let collections = contract.collections.map { compiler.collection($0) }
    let root = compiler.root()
    compiler.layOutWaiting()
    self.init(compiler, root: root, collections: collections, open: open, map: map)
  }
}

/// A key as it stands in a text, ready for comparing.
struct KeyPattern: Sendable {
  let bytes: [UInt8]
  private let low: UInt64
  private let mask: UInt64

  init(_ text: String) {
    bytes = Array(text.utf8)
    var low: UInt64 = 0
    var mask: UInt64 = 0
    for (index, byte) in (bytes + [0x22]).prefix(8).enumerated() {
      low |= UInt64(byte) << (8 * UInt64(index))
      mask |= 0xFF << (8 * UInt64(index))
    }
    self.low = low
    self.mask = mask
  }

  /// Whether the key that stands in a range of a text is this one, letter for letter.
  @inline(__always)
  func stands(in source: ByteSource, _ start: Int, _ end: Int) -> Bool {
    guard end &- start == bytes.count, source.word64(start) & mask == low else { return false }
    if bytes.count < 8 { return true }
    for offset in 8..<max(8, bytes.count) where source.byte(start &+ offset) != bytes[offset] {
      return false
    }
    return true
  }
}
