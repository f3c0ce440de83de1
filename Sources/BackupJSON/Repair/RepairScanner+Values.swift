/// Where a value is expected and something else stands.
extension RepairScanner {
  mutating func wrongValue(_ found: UInt8) {
    if passGap(found) { return }
    switch found {
    case 0x2C: wrongValueComma()
    case 0x5D, 0x7D: closing(isList: found == 0x5D)
    case 0x3A:
      // Two colons, or one without a key.
      report(fault)
      edits.remove(index..<index + 1)
      index += 1
      isQuiet = true
    default: if !quoted() { wrongWord() }
    }
  }

  private mutating func wrongValueComma() {
    report(fault)
    switch expectation {
    case .memberValue, .document: inventValue()
    case .element, .elementOrEnd, .key, .keyOrEnd, .colon, .commaOrObjectEnd, .commaOrArrayEnd,
      .endOfDocument:
      edits.remove(index..<index + 1)
      index += 1
    }
  }

  private mutating func wrongWord() {
    let end = max(source.endOfLongWord(index), index + 1)
    if end >= source.count, !stack.isEmpty {
      // Cut in the middle of a word: that is told as the end of the file.
      loseValue(index..<source.count)
      return valueEnds(index..<source.count)
    }
    if let close = fault.closedTextEnd(index..<end) {
      report(fault)
      let text = index..<close
      if isPlain(text) { edits.insert("\"", at: index) } else { loseValue(text, "\"") }
      return valueEnds(index..<close + 1, isString: true)
    }
    let junk = endOfJunk(index)
    var replacement: (text: [UInt8], trust: RepairEdit.Trust)?
    if !isQuiet, findings.count < mostFindings {
      let finding = fault.finding
      report(finding)
      if junk <= end, let fix = finding.fixes.first, let edit = fix.edits.first, edit.range == index..<end {
        replacement = (Array(edit.replacement.utf8), fix.safety == .safe ? .exact : .lost)
      }
    } else {
      report(fault)
    }
    let place = index..<max(junk, end)
    if let replacement {
      edits.replace(place, replacement.text, replacement.trust)
      if replacement.trust == .lost { noteLostValue(place) }
      understood(place)
    } else {
      loseValue(place)
      valueEnds(place)
      isQuiet = !isPlainlyFollowed
    }
  }

  /// Whether a comma, a bracket or the end follows: then the word alone was wrong.
  private var isPlainlyFollowed: Bool {
    switch source.byte(source.skipWhitespace(index)) {
    case 0x2C, 0x5D, 0x7D: true
    default: false
    }
  }

  /// Passes over a container that is one too deep.
  mutating func skipDeep() {
    report(DepthFault.finding(at: index))
    var depth = 0
    var end = index
    repeat {
      switch source.byte(end) {
      case 0x7B, 0x5B:
        depth += 1
        end += 1
      case 0x7D, 0x5D:
        depth -= 1
        end += 1
      case 0x22:
        end += 1
        while end < source.count, source.byte(end) != 0x22 { end += source.byte(end) == 0x5C ? 2 : 1 }
        end += 1
      default: end += 1
      }
    } while depth > 0 && end < source.count
    end = min(end, source.count)
    loseValue(index..<end)
    damage.losesMembers = true
    understood(index..<end)
    if depth > 0 { isQuiet = true }
  }
}
