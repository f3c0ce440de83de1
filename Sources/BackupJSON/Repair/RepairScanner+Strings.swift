/// Strings with something forbidden in them, and strings that never end.
extension RepairScanner {
  var expectsKey: Bool { expectation == .key || expectation == .keyOrEnd }

  mutating func brokenString() {
    let start = index
    let faults = StringFaults(source, from: start + 1)
    guard let end = faults.end else { return endlessString(faults) }
    let text = start + 1..<end
    if expectsKey, !stack.isEmpty { stack[stack.count - 1].key = text }
    for finding in faults.findings { report(finding) }
    if faults.findings.count >= StringFaults.most {
      edits.replace(text, [], .lost)
    } else {
      for finding in faults.findings { mend(finding) }
    }
    noteLostValue(text)
    passString(start..<end + 1)
  }

  /// Makes one forbidden thing in a string harmless.
  private mutating func mend(_ finding: Finding) {
    if let edit = finding.fixes.first?.edits.first {
      edits.replace(edit.range, Array(edit.replacement.utf8), .lost)
    } else if finding.rule == .invalidEscape {
      edits.replace(finding.range.lowerBound..<finding.range.lowerBound, [0x5C], .lost)
    } else {
      edits.replace(finding.range, Array("\u{FFFD}".utf8), .lost)
    }
  }

  private mutating func endlessString(_ faults: StringFaults) {
    let start = index
    let line = source.endOfLine(start)
    if line >= source.count { return cutString(faults) }
    let end = likelyEnd(of: start + 1..<line, isKey: expectsKey)
    for finding in faults.findings
    where finding.rule != .unterminatedString && finding.range.upperBound <= line {
      report(finding)
    }
    endText(from: start, at: end)
  }

  /// The file ends inside the string.
  private mutating func cutString(_ faults: StringFaults) {
    let start = index
    if expectsKey, !stack.isEmpty { stack[stack.count - 1].key = start + 1..<source.count }
    for finding in faults.findings
    where finding.rule == .unterminatedString || finding.range.upperBound < source.count {
      report(finding)
    }
    if expectsKey {
      edits.remove(start..<source.count, .lost)
      index = source.count
    } else {
      loseValue(start..<source.count)
      valueEnds(start..<source.count)
    }
    isQuiet = true
  }

  /// Where a text on a line probably ends: before the commas and brackets at the end, a key before its colon.
  private func likelyEnd(of line: Range<Int>, isKey: Bool) -> Int {
    var end = line.upperBound
    if isKey, let colon = line.first(where: { source.byte($0) == 0x3A }) { end = colon }
    while end > line.lowerBound {
      switch source.byte(end - 1) {
      case 0...0x20, 0x2C, 0x5D, 0x7D: end -= 1
      default: return end
      }
    }
    return end
  }

  /// Ends the text that begins with the quote at `start` before `end`, where its own quote is missing or of another
  /// kind.
  mutating func endText(from start: Int, at end: Int) {
    var textEnd = end
    if let length = smartQuote(before: end), end - length > start { textEnd = end - length }
    if expectsKey || expectation == .colon, !stack.isEmpty {
      stack[stack.count - 1].key = start + 1..<max(start + 1, textEnd)
    }
    if textEnd < end {
      report(QuoteFault.smart(textEnd..<end))
    } else {
      report(StringFaults.unclosed(source, start, insertingAt: end))
    }
    let text = start + 1..<max(start + 1, textEnd)
    if isPlain(text) {
      edits.replace(textEnd..<end, [0x22], .structure)
    } else {
      edits.replace(start..<end, [0x22, 0x22], .lost)
      noteLostValue(start..<end)
    }
    if expectsKey || expectation == .colon {
      keyEnds(start..<end, text: text)
    } else {
      valueEnds(start..<end, isString: true)
    }
    isQuiet = false
  }
}
