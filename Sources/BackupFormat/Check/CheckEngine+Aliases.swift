@_spi(Scanning) import BackupJSON

/// Fields that stand under another key than their name.
extension CheckEngine {
  /// Tells the aliases of a record that were met. The fields that are there, those under an alias included; the places
  /// of their values are noted as those of the fields.
  mutating func judgeAliases(
    _ node: Node,
    _ aliases: [(alias: Int, field: Int)],
    _ record: RecordType,
    _ seen: UInt64
  ) -> UInt64 {
    var seen = seen
    for (alias, field) in aliases where seen & (1 << UInt64(alias)) != 0 {
      let place = unsafe places[depth &* 64 &+ alias]
      let name = compiled.text(fields[Int(node.first) + field])
      let other = compiled.text(fields[Int(node.first) + alias])
      if seen & (1 << UInt64(field)) != 0 {
        addTwice(place, other, unsafe places[depth &* 64 &+ field], name, record)
      } else {
        seen |= 1 << UInt64(field)
        unsafe places[depth &* 64 &+ field] = place
        addAlias(place, other, name, record)
      }
    }
    return seen
  }

  private mutating func addAlias(_ place: Int, _ alias: String, _ name: String, _ record: RecordType) {
    guard collector.isOpen(.warning) else { return collector.count(.fieldAlias) }
    let key = source.keyRange(before: place)
    collector.add(
      Finding(
        .fieldAlias,
        at: key.lowerBound - 1..<key.upperBound + 1,
        "the field `\(name)` of the \(record.name) stands under its alias `\(alias)`",
        notes: [.init("it is read as `\(name)`, the name that writers use")],
        fixes: [Fix("write \"\(name)\"", safety: .safe, edits: [TextEdit(range: key, characters: name)])]
      )
    )
  }

  private mutating func addTwice(
    _ place: Int,
    _ alias: String,
    _ first: Int,
    _ name: String,
    _ record: RecordType
  ) {
    guard collector.isOpen(.error) else { return collector.count(.fieldAliasTwice) }
    let key = source.keyRange(before: place)
    let other = source.keyRange(before: first)
    collector.add(
      Finding(
        .fieldAliasTwice,
        at: key.lowerBound - 1..<key.upperBound + 1,
        "the field `\(name)` of the \(record.name) stands twice, here as `\(alias)`",
        notes: [.init("it stands here as well", range: other.lowerBound - 1..<other.upperBound + 1)],
        help: "remove one of the two"
      )
    )
  }
}

extension ByteSource {
  /// The text between the quotes of the key whose value begins at an index, in an object that was read up to there.
  ///
  /// A name has no quote of its own, so the one before the closing one is the opening one.
  func keyRange(before value: Int) -> Range<Int> {
    var end = value - 1
    while byte(end) != 0x3A { end -= 1 }
    while byte(end) != 0x22 { end -= 1 }
    var start = end
    while byte(start - 1) != 0x22 { start -= 1 }
    return start..<end
  }
}
