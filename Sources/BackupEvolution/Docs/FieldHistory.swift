import BackupFormat

/// What the versions of a format, walked from the first to the last, say about each field.
struct FieldHistory {
  /// All versions of the format that are known, the oldest first; at least one.
  let versions: [Contract]

  /// Which version brought a field of the last version, and what later ones have changed: `1.0; 1.2: deprecated`.
  func text(_ field: String, in record: String) -> String {
    let states = versions.map { ($0, $0.record(record)?.field(field)) }
    guard let last = states.last, last.1 != nil else { return "" }
    let start = states.lastIndex { $0.1 == nil }.map { $0 + 1 } ?? 0
    let first = states[start]
    let isFromTheStart = start == 0 && first.1?.since == nil
    let brought = isFromTheStart ? FormatVersion(first.0.version.major, 0) : first.1?.since ?? first.0.version
    var notes = [brought.description]
    if first.1?.deprecated == true { notes.append("deprecated") }
    for (older, newer) in zip(states[start...], states[start...].dropFirst()) {
      guard let before = older.1, let after = newer.1, let oldRecord = older.0.record(record),
        let newRecord = newer.0.record(record)
      else { continue }
      let changes = FieldHistory.changes((older.0, oldRecord, before), (newer.0, newRecord, after))
      if !changes.isEmpty { notes.append("\(newer.0.version): \(changes.joined(separator: ", "))") }
    }
    return notes.joined(separator: "; ")
  }

  private typealias State = (contract: Contract, record: RecordType, field: FieldType)

  private static func changes(_ older: State, _ newer: State) -> [String] {
    let before = TypeWords(contract: older.contract, anchors: [:]).cells(older.field, in: older.record)
    let after = TypeWords(contract: newer.contract, anchors: [:]).cells(newer.field, in: newer.record)
    var changes: [String] = []
    for (old, new) in zip(before.named, after.named) where !old.text.utf8.elementsEqual(new.text.utf8) {
      changes.append("\(old.column) was \(old.text.isEmpty ? "another" : old.text)")
    }
    if older.field.semantics != newer.field.semantics { changes.append("another meaning") }
    if !older.field.deprecated, newer.field.deprecated { changes.append("deprecated") }
    if older.field.deprecated, !newer.field.deprecated { changes.append("no longer deprecated") }
    return changes
  }

  /// The names that a record of the last version had once, each with the versions that had it, where they are known.
  func removed(from record: RecordType) -> [String] {
    var names: [String] = []
    let known = versions.flatMap { $0.record(record.name)?.fields.map(\.name) ?? [] }
    for name in known + record.reserved where record.field(name) == nil {
      if !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { names.append(name) }
    }
    return names.map { name in
      let had = versions.filter { $0.record(record.name)?.field(name) != nil }.map(\.version)
      guard let first = had.first, let last = had.last else { return MarkdownText.code(name) }
      return MarkdownText.code(name) + (first == last ? " (\(first))" : " (\(first) to \(last))")
    }
  }

  // MARK: Versions

  /// A line for each version: what it has that the one before had not.
  var lines: [String] {
    zip(versions.indices, versions).map { index, contract in
      let status =
        switch contract.status {
        case .draft: "a draft"
        case .released: "released"
        }
      guard index > 0 else { return "**\(contract.version)**, \(status)." }
      let (new, gone) = difference(versions[index - 1], contract)
      let words = [
        new.isEmpty ? nil : "new: " + new.joined(separator: ", "),
        gone.isEmpty ? nil : "no longer there: " + gone.joined(separator: ", "),
      ].compactMap { $0 }
      let told = words.isEmpty ? "" : " " + words.joined(separator: "; ").capitalizedFirst + "."
      return "**\(contract.version)**, \(status).\(told)"
    }
  }

  private func difference(_ older: Contract, _ newer: Contract) -> (new: [String], gone: [String]) {
    let (before, after) = (FieldHistory.names(older), FieldHistory.names(newer))
    let (old, new) = (Set(before.map { Array($0.utf8) }), Set(after.map { Array($0.utf8) }))
    return (
      after.filter { !old.contains(Array($0.utf8)) }, before.filter { !new.contains(Array($0.utf8)) }
    )
  }

  /// Everything in a contract that has a name: fields, and values of enumerations.
  private static func names(_ contract: Contract) -> [String] {
    contract.records.flatMap { record in
      record.fields.flatMap { field -> [String] in
        let name = MarkdownText.code("\(record.name).\(field.name)")
        guard case .enumeration(let enumeration) = field.type else { return [name] }
        return [name] + enumeration.values.map { "\(MarkdownText.code($0.name)) of \(name)" }
      }
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
