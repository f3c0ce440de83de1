/// Faults and what is lost by them.
extension RepairScanner {
  /// The fault at the index, in the words of ``SyntaxFault``.
  var fault: SyntaxFault {
    SyntaxFault(
      source: source,
      index: index,
      expectation: expectation,
      opening: stack.last?.opening,
      gap: token.upperBound,
      lastComma: lastComma
    )
  }

  /// Counts a fault, and keeps its finding if it is one of the first; a fault that only follows from the last is
  /// not told.
  mutating func report(_ fault: SyntaxFault, _ name: (SyntaxFault) -> Finding = { $0.finding }) {
    guard !isQuiet else { return }
    // The words are made only where they are kept.
    if findings.count < mostFindings { report(name(fault)) } else { count += 1 }
  }

  mutating func report(_ finding: Finding) {
    guard !isQuiet else { return }
    count += 1
    guard findings.count < mostFindings else { return }
    var finding = finding
    finding.pointer = pointer(depth: stack.count)
    for number in finding.notes.indices {
      guard let range = finding.notes[number].range else { continue }
      // A note about an open bracket speaks of the container, which stands in its own parent.
      let depth = stack.firstIndex { $0.opening == range.lowerBound } ?? stack.count
      finding.notes[number].pointer = pointer(depth: depth)
    }
    findings.append(finding)
  }

  /// The path to the index through the outermost containers.
  private mutating func pointer(depth: Int) -> JSONPointer {
    var tokens: [String] = []
    for number in 0..<depth {
      if stack[number].isArray {
        tokens.append(String(stack[number].index))
      } else if let key = stack[number].key {
        let name = stack[number].name ?? source.keyText(key)
        stack[number].name = name
        tokens.append(name)
      }
    }
    return JSONPointer(tokens: tokens)
  }

  // MARK: Losses

  /// Replaces a part of the text that is the value, or a part of it, by something made up.
  mutating func loseValue(_ range: Range<Int>, _ replacement: StaticString = "null") {
    edits.replace(range, replacement.bytes, .lost)
    noteLostValue(range)
  }

  mutating func noteLostValue(_ range: Range<Int>) {
    for frame in stack.suffix(2) { damage.hollow.insert(frame.opening) }
    if let top = stack.last, !top.isArray, let key = top.key, key.count <= 200 {
      damage.loseValue(of: Array(source.decodedString(key).utf8))
    } else if range.contains(where: { source.byte($0) == 0x3A || source.byte($0) == 0x7B }) {
      damage.losesMembers = true
    }
  }

  /// Members of the container that is open last may be missing.
  mutating func loseMembers() {
    if let top = stack.last { damage.openings.insert(top.opening) }
    damage.losesMembers = true
  }

  /// Puts `null` where a value is missing.
  mutating func inventValue() {
    loseValue(index..<index)
    valueEnds(index..<index)
  }

  /// A key that no format has, for a value that has none.
  mutating func inventKey(_ text: StaticString) {
    edits.insert(text, at: index, .lost)
    if let top = stack.last { damage.openings.insert(top.opening) }
    if !stack.isEmpty { stack[stack.count - 1].key = nil }
  }

  /// Completes what is open in the last container, so that it can be closed at the index.
  mutating func settle() {
    switch expectation {
    case .memberValue: loseValue(index..<index)
    case .colon: loseValue(index..<index, ":null")
    case .element where commaIsReal, .key where commaIsReal: edits.remove(lastComma..<lastComma + 1)
    case .element: loseValue(index..<index)
    case .key: edits.insert("\"\u{FFFD}\":null", at: index, .lost)
    case .document, .elementOrEnd, .keyOrEnd, .commaOrArrayEnd, .commaOrObjectEnd, .endOfDocument: break
    }
  }

  /// Closes the container that is open last, before the comma that was passed last.
  mutating func closeBeforeComma(_ bracket: StaticString) {
    let isReal = commaIsReal
    if isReal {
      edits.insert(bracket, at: lastComma)
    } else {
      settle()
      edits.insert(bracket, at: index)
      edits.insert(",", at: index)
    }
    pop()
    commaPassed()
    commaIsReal = isReal
  }

  // MARK: Parts that are given up

  /// The end of what cannot be understood: before the next comma or bracket, or at the end of the line.
  func endOfJunk(_ start: Int) -> Int {
    var end = max(start + 1, source.endOfLongWord(start))
    scan: while end < source.count {
      switch source.byte(end) {
      case 0x0A, 0x0D, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: break scan
      case 0x22 where isKey(at: end): break scan
      default: end += 1
      }
    }
    while end > start + 1, source.byte(end - 1) <= 0x20 { end -= 1 }
    return min(end, source.count)
  }
}
