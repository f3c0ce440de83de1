import BackupFormat

/// Whether the places that an operation names are in the types: a misspelt one does nothing, and says nothing.
extension ContractFlow {
  mutating func expectPlaces(of operation: UpgradeOperation) {
    let at = operation.at
    if !leads(at.tokens) {
      gap(.doubt, "there is nothing at `\(at)`")
      return
    }
    switch operation.action {
    case .rename(let names):
      for name in names where !has(at, name.old) {
        gap(.fault, "there is no `\(name.old)` that could be renamed")
      }
    case .move(let from, _):
      if !leads(at.tokens + from.map { .key($0) }) {
        gap(.fault, "there is no `\(from.joined(separator: "/"))` that could be moved")
      }
    case .hoist(let field, _):
      if !has(at, field) { gap(.fault, "there is no `\(field)` that could be hoisted") }
    case .wrap(let fields, _, _): expect(fields, at, .fault, "that could be wrapped")
    case .split(let field, _, _, _): expect([field], at, .fault, "that could be split")
    case .merge(let fields, _, _): expect(fields, at, .fault, "that could be merged")
    case .remove(let fields): expect(fields, at, .doubt, "that could be removed")
    case .dropNull(let fields): expect(fields, at, .doubt, "that could be null")
    case .dropDangling(let fields, _, _): expect(fields, at, .doubt, "that could refer to a record")
    case .mapToList(let field, _, _): expect([field], at, .doubt, "that could become a list")
    case .listToMap(let field, _, _): expect([field], at, .doubt, "that could become an object")
    case .unnest(let field, _, _, _): expect([field], at, .doubt, "that could be taken out")
    case .mapValues(let fields, _, _), .currency(let fields, _), .date(let fields, _, _), .uuid(let fields):
      expect(fields, at)
    case .minorUnits(let amounts): expect(amounts.fields, at)
    case .count(let before, let now):
      if !leads(before.tokens, from: first.root, in: first.records) {
        gap(.fault, "there is nothing at `\(before)` before the step: the assertion holds whatever happens")
      }
      if !leads(now.tokens) {
        gap(.fault, "there is nothing at `\(now)` by now: the assertion says nothing of the new file")
      }
    case .mark, .add, .set, .makeID, .nest, .call: break
    }
  }

  private mutating func expect(
    _ fields: [String],
    _ at: UpgradePath,
    _ level: StepGap.Level,
    _ what: String
  ) {
    for field in fields where !has(at, field) { gap(level, "there is no `\(field)` \(what)") }
  }

  private mutating func expect(_ paths: [UpgradePath], _ at: UpgradePath) {
    for path in paths where !leads(at.tokens + path.tokens) {
      gap(.doubt, "there is no `\(path.inside)` that could be changed")
    }
  }

  private func has(_ at: UpgradePath, _ key: String) -> Bool { leads(at.tokens + [.key(key)]) }

  /// Whether a path from the root leads to something in the types.
  func leads(_ path: [UpgradePath.Token]) -> Bool { leads(path, from: root, in: records) }

  private func leads(
    _ path: [UpgradePath.Token],
    from root: String,
    in records: [String: RecordType]
  ) -> Bool {
    var types = [ValueType.record(root)]
    for token in path {
      var inner: [ValueType] = []
      var seen: Set<String> = []
      for type in types where PlaceSearch.open(type, token, records, &seen, &inner) { return true }
      types = inner
    }
    return !types.isEmpty
  }
}

/// One step of the way to a place.
private enum PlaceSearch {
  /// Adds the types that a token leads to; `true` where the types do not say what is inside.
  static func open(
    _ type: ValueType,
    _ token: UpgradePath.Token,
    _ records: [String: RecordType],
    _ seen: inout Set<String>,
    _ inner: inout [ValueType]
  ) -> Bool {
    switch type {
    case .record(let name):
      // Each record is looked at once, however many ways lead to it.
      guard seen.insert(name).inserted else { return false }
      for field in records[name]?.fields ?? [] where token.leads(to: field.name) { inner.append(field.type) }
      return false
    case .money(let money):
      for field in money.asRecord.fields where token.leads(to: field.name) { inner.append(field.type) }
      return false
    case .list(let list):
      if case .each = token { inner.append(list.element) }
      return false
    case .map(let map):
      inner.append(map.value)
      return false
    case .union(let union):
      for item in union.cases {
        _ = open(.record(item.record), token, records, &seen, &inner)
      }
      return token.leads(to: union.discriminator) || union.unknown == .kept
    case .any, .answers: return true
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64:
      return false
    }
  }
}
