@_spi(Scanning) import BackupJSON

/// Keys that are missing, unknown, or stand twice.
extension CheckEngine {
  /// Takes note of a key that is no field; the index behind its closing quote, or -1 where it never ends.
  @inline(never)
  mutating func stranger(_ index: Int) -> Int {
    let end = source.endOfString(index &+ 1)
    if end < 0 { return -1 }
    let key = index &+ 1..<end
    strangers.append(Stranger(hash: source.keyHash(key), key: key))
    return end &+ 1
  }

  /// The key of a field stands again.
  @inline(never)
  mutating func repeated(_ index: Int, _ field: Int) {
    guard collector.isOpen(.error) else { return collector.count(.error) }
    let key = source.keyRange(index)
    let name = source.decodedString(key)
    // Behind a few, the first is looked for near the beginning only: a file of repeats must not take its time.
    let reach = collector.count(of: .error) < 4 ? Int.max : 1 << 14
    let first = ObjectMembers(of: source, at: unsafe openings[depth], reach: reach)
      .first { source.keyEquals($0.key, name) }
    let place = first.map { $0.key.lowerBound < key.lowerBound ? $0.key : key } ?? key
    collector.add(DuplicateKeyFault.finding(source, key, first: place))
  }

  /// Keys among the strangers of one object that stand twice.
  mutating func judgeRepeatedKeys(from start: Int) {
    guard strangers.count - start > 1, mayRepeat(from: start) else { return }
    let sorted = strangers[start...].sorted { ($0.hash, $0.key.lowerBound) < ($1.hash, $1.key.lowerBound) }
    var first = sorted[0]
    for stranger in sorted.dropFirst() {
      if stranger.hash == first.hash, source.sameKey(stranger.key, first.key) {
        guard collector.isOpen(.error) else {
          collector.count(.error)
          continue
        }
        collector.add(DuplicateKeyFault.finding(source, stranger.key, first: first.key))
      } else {
        first = stranger
      }
    }
  }

  /// Whether two of the strangers may have the same key; a few are compared with each other.
  private func mayRepeat(from start: Int) -> Bool {
    guard strangers.count - start <= 16 else { return true }
    for place in start..<strangers.count {
      for other in start..<place where strangers[other].hash == strangers[place].hash { return true }
    }
    return false
  }

  /// At the end of a record: the fields that are missing, and the keys that the contract does not name. The fields
  /// that are there, also those under an alias.
  @inline(never)
  mutating func judgeFields(_ number: Int, _ seen: UInt64, _ start: Int) -> UInt64 {
    let node = nodes[number]
    judgeRepeatedKeys(from: start)
    let unknown = strangers[start...].map(\.key)
    strangers.removeLast(strangers.count - start)
    let detail = compiled.details[Int(node.detail)]
    guard let record = detail.record else { return seen }
    let seen = judgeAliases(node, detail.aliases, record, seen)
    var explained: Set<Int> = []
    let missing = node.required & ~seen
    for field in 0..<Int(node.count) where missing & (1 << UInt64(field)) != 0 {
      guard collector.isOpen(.error) else {
        collector.count(.error)
        continue
      }
      let name = compiled.text(fields[Int(node.first) + field])
      // A misspelt key is one of a few; in an object of a million strangers none is looked for.
      let typo =
        isNewerMinor ? nil : unknown.prefix(100).first { Suggestion.isLikely(source.keyText($0), for: name) }
      if let typo { explained.insert(typo.lowerBound) }
      collector.add(missingField(name, record, typo: typo))
    }
    for key in unknown where !explained.contains(key.lowerBound) {
      let text = source.keyText(key)
      if collector.knows(unknown: text, detail: node.detail, at: key, unknownRule(record, text)) { continue }
      let count = Int(node.count) - detail.aliases.count
      let names = (0..<count).filter { seen & (1 << UInt64($0)) == 0 }
        .map { compiled.text(fields[Int(node.first) + $0]) }
      collector.add(unknown: unknownField(key, text, record, names), detail: node.detail, key: text)
    }
    return seen
  }

  /// Whether a key that is no field is an error: never in a file whose newer minor may have added it.
  private func isRefusing(_ record: RecordType) -> Bool {
    record.unknownFields == .refused && !isNewerMinor
  }

  /// The rule of a key that is no field of a record.
  private func unknownRule(_ record: RecordType, _ key: String) -> Rule {
    if record.unknownFields == .notImported { return .settingNotImported }
    if isRefusing(record) { return .fieldNotAllowed }
    let isReserved = record.reserved.contains { $0.utf8.elementsEqual(key.utf8) }
    return isReserved ? .fieldReserved : .fieldUnknown
  }

  private func missingField(_ name: String, _ record: RecordType, typo: Range<Int>?) -> Finding {
    let opening = unsafe openings[depth]
    let place = typo.map { $0.lowerBound - 1..<$0.upperBound + 1 } ?? opening..<opening + 1
    let doc = record.field(name)?.doc ?? ""
    let fixes =
      typo.map { key in
        [
          Fix("write \"\(name)\"", safety: .unsafe, edits: [TextEdit(range: key, characters: name)])
        ]
      } ?? []
    return Finding(
      .fieldMissing,
      at: place,
      // A misspelt key has a place of its own; for a missing one the path leads on from the record.
      pointer: typo == nil ? JSONPointer(tokens: [name]) : JSONPointer(),
      "the \(record.name) has no field `\(name)`",
      caption: typo == nil ? "`\(name)` is missing here" : "did you mean `\(name)`?",
      notes: doc.isEmpty ? [] : [.init("\(name): \(doc)")],
      fixes: fixes
    )
  }

  private func unknownField(
    _ key: Range<Int>,
    _ text: String,
    _ record: RecordType,
    _ names: [String]
  ) -> Finding {
    let place = key.lowerBound - 1..<key.upperBound + 1
    if record.unknownFields == .notImported {
      return Finding(
        .settingNotImported,
        at: place,
        "the setting \(value: text) is never imported",
        notes: [
          .why(
            "only the settings that the format lists come from a backup; purchases and the device's state do not"
          )
        ],
        help: "nothing to do; the rest of the file is not affected"
      )
    }
    let isRefused = isRefusing(record)
    if record.reserved.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
      return Finding(
        isRefused ? .fieldNotAllowed : .fieldReserved,
        at: place,
        "the field \(value: text) was removed from the \(record.name)",
        help: "remove it; the name is never used again"
      )
    }
    if isNewerMinor {
      return Finding(
        .fieldUnknown,
        at: place,
        "the field \(value: text) of the \(record.name) is not known to version \(compiled.contract.version)",
        notes: [.why("it was probably added by the newer version that wrote the file")],
        help: "update the app to import it; converting and merging keep it"
      )
    }
    let near = Suggestion.nearest(to: text, among: names)
    let fixes = near.map { name in
      [Fix("write \"\(name)\"", safety: .unsafe, edits: [TextEdit(range: key, characters: name)])]
    }
    return Finding(
      isRefused ? .fieldNotAllowed : .fieldUnknown,
      at: place,
      "the \(record.name) has no field \(value: text)",
      caption: near.map { "did you mean `\($0)`?" },
      notes: isRefused
        ? [.why("the format takes no other fields, so it is not known what this one would change")]
        : [.init("an import ignores it")],
      help: isRefused && fixes == nil ? "remove it, or correct its name" : nil,
      fixes: fixes ?? []
    )
  }
}
