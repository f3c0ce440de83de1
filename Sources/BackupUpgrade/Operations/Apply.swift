import BackupJSON

extension UpgradeRun {
  /// Does what an operation does to one object.
  mutating func apply(_ action: CompiledAction, to object: Node.Index) throws(StepFault) {
    switch action {
    case .mark(let set, let remove): try mark(object, set, remove)
    case .rename(let names): try rename(object, names)
    case .move(let from, let to): try move(object, from, to)
    case .hoist(let field, let names): try hoist(object, field, names)
    case .wrap(let fields, let into, let always): try wrap(object, fields, into, always)
    case .add(let field, let from, let value): try add(object, field, from, value)
    case .set(let field, let value): try set(object, field, value)
    case .remove(let fields): remove(object, fields)
    case .dropNull(let fields): dropNull(object, fields)
    case .mapValues(let fields, let values):
      try forValues(fields, of: object) { (run, node) throws(StepFault) in try run.mapValue(node, values) }
    case .mapToList(let field, let key, let value): try mapToList(object, field, key, value)
    case .listToMap(let field, let key, let value): try listToMap(object, field, key, value)
    case .minorUnits(let fields, let currency, let table): try minorUnits(object, fields, currency, table)
    case .currency(let fields, let table):
      try forValues(fields, of: object) { (run, node) throws(StepFault) in try run.currency(node, table) }
    case .makeID(let field, let prefix, let from): try makeID(object, field, prefix, from)
    case .date(let fields, let form, let offset):
      try forValues(fields, of: object) { (run, node) throws(StepFault) in try run.date(node, form, offset) }
    case .uuid(let fields):
      try forValues(fields, of: object) { (run, node) throws(StepFault) in try run.uuid(node) }
    case .dropDangling(let fields, let collection, let key): dropDangling(object, fields, collection, key)
    case .split(let field, let separator, let into, let fewer):
      try split(object, field, separator, into, fewer)
    case .merge(let fields, let separator, let into): try merge(object, fields, separator, into)
    case .unnest(let field, let to, let key, let reference): try unnest(object, field, to, key, reference)
    case .nest(let field, _, _, _): try nest(object, field)
    // Those have no object; they are done before any path is followed.
    case .remember, .count, .call: break
    }
  }

  /// Notes that the operation that runs has changed so many values.
  mutating func changed(_ count: Int = 1) { account.tallies[number].changed += count }

  mutating func dropped(_ node: Node.Index, in record: Node.Index) {
    account.note(
      .dropped,
      by: number,
      at: tree.nodes[Int(node)].origin ?? tree.nodes[Int(record)].origin,
      key: tree.nodes[Int(node)].key
    )
  }
}
