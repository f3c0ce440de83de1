/// Reads a broken text to its end: names each fault, and notes the edits that make the text readable.
///
/// It knows the state of the grammar at each place. Where a token does not fit, ``SyntaxFault`` says what is wrong,
/// and this decides how to go on: by an edit whose meaning is certain, by a likely one, or by giving up a part of
/// the text. Every look ahead is either bounded, or passes over what it has looked at, or is remembered; so the time
/// is linear in the text, and depth is a counter and never recursion.
struct RepairScanner {
  let source: ByteSource
  /// Whether lines tell by their indentation which brackets are missing.
  let trustsIndentation: Bool
  /// Faults after which this run is not worth going on with.
  let mostFaults: Int
  /// Faults behind so many are only counted.
  let mostFindings: Int

  var index = 0
  var expectation = Expectation.document
  var stack: [RepairFrame] = []
  /// The container that was closed last, and its bracket.
  var closed: (frame: RepairFrame, bracket: Int)?
  /// The key of the member before the last comma.
  var lastKey: Range<Int>?

  /// The token that was passed last.
  var token = 0..<0
  var tokenIsString = false
  var lastComma = 0
  /// Whether the last comma stands in the text, and was not put there.
  var commaIsReal = false

  var edits = RepairEdits()
  var findings: [Finding] = []
  /// All faults, also those whose findings are not kept.
  var count = 0
  var damage = RepairDamage()
  /// Whether the next fault follows from the last: nothing was understood in between.
  var isQuiet = false
  var isDone = false
  var isInConflict = false
  var toldEntity = false

  /// Up to where it is known that no text closes on its line, for each kind of quote.
  var unclosed: [QuoteKind: Int] = [:]
  /// From where on it is known that no `*/` follows, and no end of a merge.
  var withoutCommentEnd = Int.max
  var withoutMergeEnd = Int.max

  static let mostFindings = 10_000

  init(
    _ source: ByteSource,
    trustsIndentation: Bool,
    mostFaults: Int = .max,
    mostFindings: Int = RepairScanner.mostFindings
  ) {
    self.source = source
    self.trustsIndentation = trustsIndentation
    self.mostFaults = mostFaults
    self.mostFindings = mostFindings
  }

  mutating func run() {
    index = source.documentStart
    while !isDone, count < mostFaults { step() }
    edits.close()
  }

  private mutating func step() {
    index = source.skipWhitespace(index)
    switch expectation {
    case .document, .memberValue, .element, .elementOrEnd: value()
    case .key, .keyOrEnd: key()
    case .colon: colon()
    case .commaOrObjectEnd, .commaOrArrayEnd: comma()
    case .endOfDocument: afterTheEnd()
    }
  }

  // MARK: The usual path

  private mutating func value() {
    let found = source.byte(index)
    switch found {
    case 0x22: string()
    case 0x7B, 0x5B: open(isArray: found == 0x5B)
    case 0x5D where expectation == .elementOrEnd: close()
    default:
      let end = found == 0x2D || found &- 0x30 < 10 ? source.endOfNumber(index) : source.endOfLiteral(index)
      if end > 0 { understood(index..<end) } else { wrongValue(found) }
    }
  }

  private mutating func key() {
    switch source.byte(index) {
    case 0x22 where trustsIndentation && closesByIndentation(): return
    case 0x22: string()
    case 0x7D where expectation == .keyOrEnd: close()
    case let found: wrongKey(found)
    }
  }

  private mutating func colon() {
    let found = source.byte(index)
    guard found == 0x3A else { return wrongColon(found) }
    index += 1
    expectation = .memberValue
  }

  private mutating func comma() {
    let found = source.byte(index)
    if found == 0x2C {
      passComma()
    } else if found == (expectation == .commaOrArrayEnd ? 0x5D : 0x7D), !closesByIndentation(bracket: found) {
      close()
    } else {
      wrongComma(found)
    }
  }

  /// A string without a fault in itself; what follows it may say that it is none.
  private mutating func string() {
    let end = source.endOfString(index + 1)
    guard end >= 0 else { return brokenString() }
    passString(index..<end + 1)
  }

  // MARK: Moves

  /// A scalar or a whole container was read.
  mutating func understood(_ range: Range<Int>, isString: Bool = false) {
    isQuiet = false
    valueEnds(range, isString: isString)
  }

  /// What stands in a range is taken as the value.
  mutating func valueEnds(_ range: Range<Int>, isString: Bool = false) {
    token = range
    tokenIsString = isString
    index = range.upperBound
    if let top = stack.last {
      expectation = top.isArray ? .commaOrArrayEnd : .commaOrObjectEnd
    } else {
      expectation = .endOfDocument
    }
  }

  /// What stands in a range, with its quotes, is taken as a key or value.
  mutating func passString(_ range: Range<Int>) {
    if expectation == .key || expectation == .keyOrEnd {
      isQuiet = false
      keyEnds(range, text: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1))
    } else {
      understood(range, isString: true)
    }
  }

  mutating func keyEnds(_ range: Range<Int>, text: Range<Int>) {
    token = range
    tokenIsString = true
    index = range.upperBound
    if !stack.isEmpty { stack[stack.count - 1].key = text }
    expectation = .colon
  }

  mutating func passComma() {
    lastComma = index
    index += 1
    isQuiet = false
    commaPassed()
    commaIsReal = true
  }

  mutating func commaPassed() {
    guard let top = stack.last else { return }
    lastKey = top.key
    commaIsReal = false
    stack[stack.count - 1].index += 1
    stack[stack.count - 1].key = nil
    expectation = top.isArray ? .element : .key
  }

  mutating func open(isArray: Bool) {
    guard stack.count < JSONDocument.depthLimit else { return skipDeep() }
    isQuiet = false
    push(RepairFrame(opening: index, isArray: isArray))
    index += 1
  }

  mutating func push(_ frame: RepairFrame) {
    stack.append(frame)
    expectation = frame.isArray ? .elementOrEnd : .keyOrEnd
  }

  /// The container that is open last ends with the bracket at the index.
  mutating func close() {
    let frame = pop()
    closed = (frame, index)
    understood(frame.opening..<index + 1)
  }

  @discardableResult
  mutating func pop() -> RepairFrame {
    let frame = stack.removeLast()
    if let parent = stack.last, parent.isArray { damage.lastElement = frame.opening }
    return frame
  }
}
