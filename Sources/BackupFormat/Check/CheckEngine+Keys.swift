@_spi(Scanning) import BackupJSON

/// Ids and references other than UUIDs that are written the usual way; -1 as in the other usual scalars.
extension CheckEngine {
  /// A text of plain ASCII, of which each character is compared with those that are allowed.
  mutating func usualKey(_ index: Int, _ number: Int) -> Int {
    guard source.byte(index) == 0x22 else { return -1 }
    let end = source.endOfString(index &+ 1)
    let length = Int64(end &- index &- 1)
    if end < 0 || length == 0 || length < nodes[number].minimum || length > nodes[number].maximum {
      return -1
    }
    let characters = nodes[number].characters
    let takesAny = characters.isEmpty
    for place in index &+ 1..<end {
      let byte = source.byte(place)
      if byte == 0x5C || byte >= 0x80 || !(takesAny || characters.contains(byte)) { return -1 }
    }
    let (table, isReference) = (Int(nodes[number].table), nodes[number].isReference)
    if table >= 0, !identifiers.meet(key: index &+ 1..<end, table, isReference: isReference) {
      dangling(index..<end &+ 1, number)
    }
    return end &+ 1
  }

  mutating func usualIntegerKey(_ index: Int, _ number: Int) -> Int {
    let end = source.endOfUsualInteger(index, nodes[number].minimum, nodes[number].maximum)
    let (table, isReference) = (Int(nodes[number].table), nodes[number].isReference)
    if end < 0 || table < 0 { return end }
    if !identifiers.meet(number: index..<end, table, isReference: isReference) {
      dangling(index..<end, number)
    }
    return end
  }
}
