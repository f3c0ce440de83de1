/// Why a text could not be read as a document: the findings say it, in the order of the text.
public struct JSONSyntaxError: Error, Sendable {
  /// One or more findings of severity `error`.
  public let findings: [Finding]
}

extension JSONDocument {
  /// Reads a whole text strictly, by the rules of Spec/json.md; key order and number text are kept.
  ///
  /// - Throws: ``JSONSyntaxError`` with every fault up to the place where the structure is lost, or the first
  ///   10,000 of them.
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
      throw JSONSyntaxError(findings: reader.locatedFindings())
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
  private(set) var findings: [Finding] = []
  private var index = 0
  private var depth = 0
  private var opening: Int?

  init(_ source: ByteSource) {
    self.source = source
  }

  /// The value of the whole text, or `nil` where the structure is lost.
  mutating func document() -> JSONValue? {
    index = source.documentStart
    guard let root = value(expecting: .document) else { return nil }
    index = source.skipWhitespace(index)
    guard index >= source.count else {
      fault(.endOfDocument)
      return nil
    }
    return root
  }

  /// The value that begins at an offset.
  mutating func value(at offset: Int) -> JSONValue? {
    index = source.skipWhitespace(offset)
    return value(expecting: .document)
  }

  func locatedFindings() -> [Finding] {
    FindingLocator(source).located(findings)
  }

  private mutating func fault(_ expectation: Expectation) {
    guard isOpen else { return }
    findings.append(
      SyntaxFault(source, at: index, expecting: expectation, opening: opening).finding
    )
  }

  /// Most findings that are kept: a text of nothing but faults must not become many times its size.
  static let mostFindings = 10_000

  private var isOpen: Bool { findings.count < JSONReader.mostFindings }

  private mutating func value(expecting expectation: Expectation) -> JSONValue? {
    switch source.byte(index) {
    case 0x7B: return container { $0.object() }
    case 0x5B: return container { $0.array() }
    case 0x22: return string().map(JSONValue.string)
    case 0x2D, 0x30...0x39:
      let end = source.endOfNumber(index)
      guard end > 0 else { return skippedWord(expectation) }
      defer { index = end }
      return .number(JSONNumber(unchecked: source.text(index..<end)))
    default:
      let end = source.endOfLiteral(index)
      guard end > 0 else { return skippedWord(expectation) }
      defer { index = end }
      switch source.byte(index) {
      case 0x74: return .boolean(true)
      case 0x66: return .boolean(false)
      default: return .null
      }
    }
  }

  /// Reports a word that is no value; behind it the structure goes on.
  private mutating func skippedWord(_ expectation: Expectation) -> JSONValue? {
    let start = index
    fault(expectation)
    while index < source.count, !source.endsWord(source.byte(index)) { index += 1 }
    return index == start || index >= source.count ? nil : .null
  }

  private mutating func container(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
    guard depth < JSONDocument.depthLimit else {
      findings.append(DepthFault.finding(at: index))
      return nil
    }
    let outer = opening
    opening = index
    depth += 1
    index += 1
    guard let value = read(&self) else { return nil }
    depth -= 1
    opening = outer
    return value
  }

  private mutating func string() -> String? {
    let start = index + 1
    let end = source.endOfString(start)
    if end >= 0 {
      index = end + 1
      return source.decodedString(start..<end)
    }
    let faults = StringFaults(source, from: start)
    if isOpen { findings.append(contentsOf: faults.findings) }
    guard let close = faults.end else { return nil }
    index = close + 1
    return ""
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    index = source.skipWhitespace(index)
    if source.byte(index) == 0x5D {
      index += 1
      return .array([])
    }
    while true {
      guard let element = value(expecting: elements.isEmpty ? .elementOrEnd : .element) else { return nil }
      elements.append(element)
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x5D:
        index += 1
        return .array(elements)
      default:
        fault(.commaOrArrayEnd)
        return nil
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
      guard source.byte(index) == 0x22 else {
        fault(members.isEmpty ? .keyOrEnd : .key)
        return nil
      }
      guard let key = string() else { return nil }
      keys.add(keyStart + 1..<index - 1, of: source)
      index = source.skipWhitespace(index)
      guard source.byte(index) == 0x3A else {
        fault(.colon)
        return nil
      }
      index = source.skipWhitespace(index + 1)
      guard let value = value(expecting: .memberValue) else { return nil }
      members.append(JSONObject.Member(key: key, value: value))
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index + 1)
      case 0x7D:
        index += 1
        if isOpen { findings.append(contentsOf: keys.duplicates(in: source, most: JSONReader.mostFindings)) }
        // Of a text that is refused nothing is used; an index over a key that stands a million times takes for ever.
        return .object(findings.isEmpty ? JSONObject(uncheckedUnique: members) : JSONObject())
      default:
        fault(.commaOrObjectEnd)
        return nil
      }
    }
  }
}
