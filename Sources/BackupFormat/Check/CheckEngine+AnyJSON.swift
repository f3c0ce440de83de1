@_spi(Scanning) import BackupJSON

/// Values that are not looked into. As everywhere in the engine, -1 says that the syntax is broken: ``TextRepair``
/// then names every fault, and the repaired text is checked in place of the broken one.
extension CheckEngine {
  /// Any JSON: only its syntax, its depth and its keys are checked.
  @inline(never)
  mutating func anyContainer(_ index: Int) -> Int {
    guard open(index) else { return -1 }
    let end = source.byte(index) == 0x7B ? anyObject(index) : anyList(index)
    if end >= 0 { depth &-= 1 }
    return end
  }

  private mutating func anyList(_ opening: Int) -> Int {
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x5D { return index &+ 1 }
    while true {
      index = value(index, compiled.anyNode)
      if index < 0 { return -1 }
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index &+ 1)
      case 0x5D: return index &+ 1
      default: return -1
      }
    }
  }

  private mutating func anyObject(_ opening: Int) -> Int {
    members(of: opening) { engine, _, index in engine.value(index, engine.compiled.anyNode) }
  }

  /// Reads the members of an object whose keys are not those of a record; `read` is given the range of each key and
  /// the index of its value.
  mutating func members(
    of opening: Int,
    _ read: (inout CheckEngine, Range<Int>, Int) -> Int
  ) -> Int {
    let strangersBefore = strangers.count
    var index = source.skipWhitespace(opening &+ 1)
    if source.byte(index) == 0x7D { return index &+ 1 }
    while true {
      guard source.byte(index) == 0x22 else { return -1 }
      let end = stranger(index)
      if end < 0 { return -1 }
      let key = index &+ 1..<end &- 1
      index = source.skipWhitespace(end)
      guard source.byte(index) == 0x3A else { return -1 }
      index = read(&self, key, source.skipWhitespace(index &+ 1))
      if index < 0 { return -1 }
      index = source.skipWhitespace(index)
      switch source.byte(index) {
      case 0x2C: index = source.skipWhitespace(index &+ 1)
      case 0x7D:
        judgeRepeatedKeys(from: strangersBefore)
        strangers.removeLast(strangers.count - strangersBefore)
        return index &+ 1
      default: return -1
      }
    }
  }
}
