/// Brackets that do not fit what is open.
extension RepairScanner {
  /// A closing bracket in a state that it does not end.
  mutating func closing(isList: Bool) {
    guard let top = stack.last else {
      report(fault)
      edits.remove(index..<index + 1)
      index += 1
      return
    }
    guard top.isArray == isList else { return mismatched(isList: isList) }
    switch expectation {
    case .element, .key:
      // A comma that was only made up cannot be one too many.
      if commaIsReal { report(fault) }
      settle()
    case .memberValue, .colon:
      report(fault)
      settle()
    case .elementOrEnd, .keyOrEnd, .commaOrArrayEnd, .commaOrObjectEnd, .document, .endOfDocument: break
    }
    if !closesByIndentation(bracket: isList ? 0x5D : 0x7D) { close() }
  }

  private enum Way {
    /// The bracket is one too many.
    case remove
    /// The brackets inside of its own are missing.
    case closeInner(Int)
    /// It is of the wrong kind.
    case replace
  }

  private mutating func mismatched(isList: Bool) {
    report(fault)
    switch way(isList: isList) {
    case .remove:
      edits.remove(index..<index + 1)
      if let top = stack.last { damage.openings.insert(top.opening) }
      index += 1
      isQuiet = true
    case .closeInner(let number):
      settle()
      while stack.count - 1 > number {
        edits.insert(stack[stack.count - 1].closer, at: index)
        damage.openings.insert(stack[stack.count - 1].opening)
        pop()
      }
      close()
    case .replace:
      settle()
      if let top = stack.last { edits.replace(index..<index + 1, top.closer.bytes, .structure) }
      close()
    }
  }

  /// What the bracket means, told by its line and by what follows it.
  private func way(isList: Bool) -> Way {
    let top = stack[stack.count - 1]
    let parent = stack.count > 1 ? stack[stack.count - 2] : nil
    if let best = bestWay(isList: isList) { return best }
    guard let own = stack.lastIndex(where: { $0.isArray == isList }) else {
      return fits(index + 1, parent) ? .replace : .remove
    }
    if let column = indentation(ofFirst: index) {
      let outer = indentation(ofLineAt: stack[own].opening)
      let inner = indentation(ofLineAt: top.opening)
      if column == outer, column != inner { return .closeInner(own) }
      if column == inner, column != outer { return fits(index + 1, parent) ? .replace : .remove }
    }
    if goesOn(top) { return .remove }
    let isOnLine = !hasLineEnd(top.opening..<min(index, top.opening + 256)) && index - top.opening <= 256
    if isOnLine, fits(index + 1, parent) { return .replace }
    if fits(index + 1, own > 0 ? stack[own - 1] : nil) { return .closeInner(own) }
    if fits(index + 1, parent) { return .replace }
    return fits(index + 1, top) || own < stack.count - 2 ? .remove : .closeInner(own)
  }

  /// The way under which most of what follows makes sense, where that is one.
  private func bestWay(isList: Bool) -> Way? {
    // Text that is nothing but faults makes no sense in any way.
    guard count < RepairScanner.mostFindings else { return nil }
    let open = stack.map(\.isArray)
    var ways: [(way: Way, open: [Bool])] = [(.remove, open), (.replace, open.dropLast())]
    if let own = open.lastIndex(of: isList) { ways.append((.closeInner(own), Array(open[..<own]))) }
    let faults = ways.map { RepairOutlook.faults(source, from: index + 1, inside: $0.open) }
    guard let least = faults.min(), faults.count(where: { $0 == least }) == 1 else { return nil }
    return zip(ways, faults).first { $0.1 == least }?.0.way
  }

  /// Whether the member behind the bracket stands in the column of the one before it, so that nothing has ended.
  private func goesOn(_ object: RepairFrame) -> Bool {
    guard !object.isArray, let key = object.key, fits(index + 1, object) else { return false }
    let next = source.skipWhitespace(source.skipWhitespace(index + 1) + 1)
    guard let column = indentation(ofFirst: key.lowerBound - 1) else { return false }
    return indentation(ofFirst: next) == column
  }

  // MARK: Indentation

  /// Closes containers that the indentation of a key says are over; `true` where one was.
  mutating func closesByIndentation() -> Bool {
    guard let column = indentation(ofFirst: index), stack.count > 1, let top = stack.last,
      let outer = indentation(ofLineAt: top.opening), column <= outer
    else { return false }
    guard expectation == .key, commaIsReal else { return false }
    if !top.isInvented { report(BracketFault.notClosed(top, before: index, insertingAt: lastComma, "}")) }
    edits.insert("}", at: lastComma)
    giveUpOrder(in: top)
    pop()
    // The key belongs to the next object outward; lists in between are not closed either.
    while let list = stack.last, list.isArray, stack.count > 1 {
      edits.insert("]", at: lastComma)
      damage.openings.insert(list.opening)
      pop()
    }
    commaPassed()
    commaIsReal = true
    return true
  }

  /// Whether a bracket stands in the column of a container further out: then what is open inside of that is over.
  mutating func closesByIndentation(bracket: UInt8) -> Bool {
    guard trustsIndentation, stack.count > 1, let top = stack.last, let column = indentation(ofFirst: index),
      let inner = indentation(ofLineAt: top.opening), column < inner,
      let own = stack.lastIndex(where: {
        $0.isArray == (bracket == 0x5D) && indentation(ofLineAt: $0.opening) == column
      }), own < stack.count - 1
    else { return false }
    while stack.count - 1 > own {
      let frame = stack[stack.count - 1]
      if !frame.isInvented {
        report(BracketFault.notClosed(frame, before: index, insertingAt: token.upperBound, frame.closer))
      }
      edits.insert(frame.closer, at: token.upperBound)
      giveUpOrder(in: frame)
      pop()
    }
    close()
    return true
  }

  /// What stands in a container whose end had to be guessed may belong elsewhere.
  mutating func giveUpOrder(in frame: RepairFrame) {
    damage.openings.insert(frame.opening)
    let start = tokenIsString || token.isEmpty ? frame.opening : min(frame.opening, token.lowerBound)
    damage.misplaced.append(start..<max(start, index))
  }
}
