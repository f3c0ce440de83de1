/// How little is wrong with what follows, were it read with certain containers open.
///
/// Of several ways to go on behind a fault, the one under which most of what follows makes sense is believed.
struct RepairOutlook {
  /// Tokens, and bytes, that are looked at.
  private static let mostTokens = 256
  private static let mostBytes = 4096
  /// What it weighs that the text is over while containers are open, and that text follows the document.
  private static let openAtEnd = 3
  private static let textBehind = 8

  private let source: ByteSource
  /// For each container that is open, whether it is a list; the innermost last.
  private var isArray: [Bool]
  private var index: Int
  private let end: Int
  /// Where the bytes end that are there and are looked at.
  private let limit: Int
  private var wanted = Wanted.commaOrEnd
  private var faults = 0

  private enum Wanted {
    case commaOrEnd, key, colon, value
  }

  private init(_ source: ByteSource, _ start: Int, _ isArray: [Bool]) {
    self.source = source
    self.isArray = isArray
    index = start
    end = start + RepairOutlook.mostBytes
    limit = min(end, source.count)
  }

  /// The number of faults that are met from an index on, behind a value; other faults than of brackets count little,
  /// since they say little about which containers are open.
  static func faults(_ source: ByteSource, from start: Int, inside isArray: [Bool]) -> Int {
    var outlook = RepairOutlook(source, start, isArray)
    outlook.run()
    return outlook.faults
  }

  private mutating func run() {
    for _ in 0..<Self.mostTokens {
      index = source.skipWhitespace(index)
      // What lies behind the window is as good as anything.
      if index >= end { return }
      if index >= source.count {
        if !isArray.isEmpty { faults += Self.openAtEnd }
        return
      }
      guard let top = isArray.last else {
        faults += Self.textBehind
        return
      }
      if !passComment() { token(source.byte(index), top) }
    }
  }

  private mutating func token(_ found: UInt8, _ top: Bool) {
    switch found {
    case 0x5D, 0x7D:
      index += 1
      let fits = top == (found == 0x5D)
      if !fits || wanted == .colon { faults += 1 }
      // One of the wrong kind closes all the same where what follows belongs to the container around.
      if fits || isMember(index) == isArray.dropLast().last.map({ !$0 }) {
        isArray.removeLast()
        wanted = .commaOrEnd
      }
    case 0x2C:
      index += 1
      if wanted != .commaOrEnd { faults += 1 }
      wanted = top ? .value : .key
    case 0x3A:
      index += 1
      if wanted != .colon { faults += 1 }
      wanted = .value
    case 0x5B, 0x7B:
      index += 1
      if wanted != .value { faults += 1 }
      guard isArray.count < JSONDocument.depthLimit else { return }
      isArray.append(found == 0x5B)
      wanted = found == 0x5B ? .value : .key
    case 0x22: scalar { $0.passText() }
    default: scalar { $0.passWord() }
    }
  }

  /// A text, a number or a word; what it is says nothing about the brackets.
  private mutating func scalar(_ pass: (inout RepairOutlook) -> Void) {
    pass(&self)
    switch wanted {
    case .key: wanted = .colon
    case .value: wanted = .commaOrEnd
    case .colon, .commaOrEnd: faults += 1
    }
  }

  /// Whether a comma and a key stand at an index; `nil` where no comma does.
  private func isMember(_ start: Int) -> Bool? {
    let comma = source.skipWhitespace(start)
    guard source.byte(comma) == 0x2C else { return nil }
    var ahead = self
    ahead.index = source.skipWhitespace(comma + 1)
    guard source.byte(ahead.index) == 0x22 else { return false }
    ahead.passText()
    return source.byte(source.skipWhitespace(ahead.index)) == 0x3A
  }

  private mutating func passComment() -> Bool {
    let isBlock = source.byte(index) == 0x2F && source.byte(index + 1) == 0x2A
    guard
      isBlock || source.byte(index) == 0x23 || source.byte(index) == 0x2F && source.byte(index + 1) == 0x2F
    else { return false }
    index += 2
    if isBlock {
      while index < limit, source.byte(index) != 0x2A || source.byte(index + 1) != 0x2F { index += 1 }
      index += 2
    } else {
      while index < limit, source.byte(index) >= 0x20 || source.byte(index) == 0x09 { index += 1 }
    }
    return true
  }

  private mutating func passWord() {
    index += 1
    while index < limit, !RepairOutlook.endsWord(source.byte(index)) { index += 1 }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// Passes a string, or the part of it that lies in its line and in the window.
  private mutating func passText() {
    index += 1
    while index < limit, source.byte(index) != 0x22 {
      if source.byte(index) == 0x0A || source.byte(index) == 0x0D { return }
      index += source.byte(index) == 0x5C ? 2 : 1
    }
    index += 1
  }
}
