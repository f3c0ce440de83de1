/// Why a text could not be read as a document: the findings say it, in the order of the text.
public struct JSONSyntaxError: Error, Sendable {
  /// One or more findings of severity `error`.
  public let findings: [Finding]
}

extension JSONDocument {
  /// Reads a whole text strictly, by the rules of Spec/json.md; key order and number text are kept.
  ///
  /// - Throws: ``JSONSyntaxError`` with every fault of the text, or the first 10,000 of them.
  /// - Complexity: linear in the size of the text.
  public init(reading input: InputBytes) throws(JSONSyntaxError) {
    self = try input.withSource { source throws(JSONSyntaxError) in try JSONDocument(reading: source) }
  }

  private init(reading source: ByteSource) throws(JSONSyntaxError) {
    if let refusal = FileSignature(source).refusal(source) {
      throw JSONSyntaxError(findings: [refusal])
    }
    var reader = JSONReader(source)
    guard let root = reader.document(), reader.findings.isEmpty else {
      throw JSONSyntaxError(findings: reader.isBroken ? JSONReader.faults(source) : reader.locatedFindings())
    }
    self.init(root: root)
  }

  /// Reads a text strictly.
  ///
  /// - Throws: ``JSONSyntaxError``.
  public init(reading text: String) throws(JSONSyntaxError) {
    try self.init(reading: InputBytes(text))
  }

  /// Reads a part of a document that a checker has accepted; `nil` where it is not one whole value.
  package init?(part range: Range<Int>, of source: ByteSource) {
    var reader = JSONReader(source)
    guard let value = reader.value(at: range.lowerBound), reader.findings.isEmpty else { return nil }
    self.init(root: value)
  }
}

/// Builds the tree of a document from its bytes. Depth is limited, so recursion is.
struct JSONReader {
  let source: ByteSource
  /// Keys that stand twice; any other fault only ends the reading, and ``TextRepair`` says which it is.
  private(set) var findings: [Finding] = []
  private(set) var isBroken = false
  private var index = 0
  private var depth = 0

  init(_ source: ByteSource) {
    self.source = source
  }

  /// The value of the whole text, or `nil` where it is broken.
  mutating func document() -> JSONValue? {
    index = source.documentStart
    guard let root = value() else { return nil }
    index = source.skipWhitespace(index)
    return index >= source.count ? root : broken()
  }

  /// The value that begins at an offset.
  mutating func value(at offset: Int) -> JSONValue? {
    index = source.skipWhitespace(offset)
    return value()
  }

  func locatedFindings() -> [Finding] {
    FindingLocator(source).located(findings)
  }

  /// Every fault of a broken text: those of its syntax, and the keys that stand twice all the same.
  static func faults(_ source: ByteSource) -> [Finding] {
    let repair = TextRepair(source)
    let keys = repair.edits.applied(to: source).withSource { repaired in
      var reader = JSONReader(repaired)
      _ = reader.document()
      return reader.locatedFindings().compactMap(repair.edits.original)
    }
    return Array((repair.findings + keys).sorted(by: Finding.inReportOrder).prefix(mostFindings))
  }

  private mutating func broken<Value>() -> Value? {
    isBroken = true
    return nil
  }

  /// Most findings that are kept: a text of nothing but faults must not become many times its size.
  static let mostFindings = 10_000

  private var isOpen: Bool { findings.count < JSONReader.mostFindings }

  private mutating func value() -> JSONValue? {
    switch source.byte(index) {
    case 0x7B: return container { $0.object() }
    case 0x5B: return container { $0.array() }
    case 0x22: return string().map(JSONValue.string)
    case 0x2D, 0x30...0x39:
      let end = source.endOfNumber(index)
      guard end > 0 else { return broken() }
      defer { index = end }
      return .number(JSONNumber(unchecked: source.text(index..<end)))
    default:
      let end = source.endOfLiteral(index)
      guard end > 0 else { return broken() }
      defer { index = end }
      switch source.byte(index) {
      case 0x74: return .boolean(true)
      case 0x66: return .boolean(false)
      default: return .null
      }
    }
  }

  private mutating func container(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
    guard depth < JSONDocument.depthLimit else { return broken() }
    depth += 1
    index += 1
    guard let value = read(&self) else { return nil }
    depth -= 1
    return value
  }

  private mutating func string() -> String? {
    let start = index + 1
    let end = source.endOfString(start)
    guard end >= 0 else { return broken() }
    index = end + 1
    return source.decodedString(start..<end)
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    index = source.skipWhitespace(index)
    if source.byte(index) == 0x5D {
      index += 1
      return .array([])
    }
    while true {
      guard let element = value() else { return nil }
      elements.append(element)
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x5D:
        index += 1
        return .array(elements)
      default: return broken()
      }
    }
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONObject.Member] = []
    var keys = KeyRegister()
    index = source.skipWhitespace(index)
    if source.byte(index) == 0x7D {
      index += 1
      return .object(JSONObject())
    }
    while true {
      let keyStart = index
      guard source.byte(index) == 0x22 else { return broken() }
      guard let key = string() else { return nil }
      keys.add(keyStart + 1..<index - 1, of: source)
      index = source.skipWhitespace(index)
      guard source.byte(index) == 0x3A else { return broken() }
      index = source.skipWhitespace(index + 1)
      guard let value = value() else { return nil }
      members.append(JSONObject.Member(key: key, value: value))
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x7D:
        index += 1
        if isOpen { findings.append(contentsOf: keys.duplicates(in: source, most: JSONReader.mostFindings)) }
        // Of a text that is refused nothing is used; an index over a key that stands a million times takes for ever.
        return .object(findings.isEmpty ? JSONObject(uncheckedUnique: members) : JSONObject())
      default: return broken()
      }
    }
  }
}
