import BackupJSON

/// Turns the operations of steps into operations on a tree.
struct OperationCompiler: ~Copyable {
  private(set) var compiled: [CompiledOperation] = []
  /// Each operation of all steps, in the order in which they run.
  private(set) var labels: [OperationLabel] = []
  private var slots = 0
  private let functions: [UpgradeFunction]

  /// - Parameter functions: those that the steps call, each of which is there.
  init(_ functions: [UpgradeFunction]) { self.functions = functions }

  var slotCount: Int { slots }

  mutating func add(_ step: Upgrade, _ tree: inout UpgradeTree) {
    let first = slots
    for operation in step.operations {
      guard case .count(let before, _) = operation.action else { continue }
      let path = tokens(before, &tree)
      append(number: labels.count, .remember(slot: slots, path: path), touching: [path], &tree)
      slots += 1
    }
    var slot = first
    for operation in step.operations {
      let number = labels.count
      labels.append(OperationLabel(step, operation))
      add(operation, number, slot: slot, &tree)
      if case .count = operation.action { slot += 1 }
    }
  }

  private mutating func append(
    number: Int,
    at: [CompiledOperation.Token] = [],
    _ action: CompiledAction,
    touching paths: [[CompiledOperation.Token]]?,
    sources: [CompiledOperation.Source] = [],
    others: [UInt32] = [],
    _ tree: inout UpgradeTree
  ) {
    var touches: Set<UInt32>? = Set(others)
    for path in at.isEmpty ? paths ?? [[.each]] : [at] {
      if case .key(let key)? = path.first { touches?.insert(key) } else { touches = nil }
    }
    // Outward from a record of a list at the root is the root.
    for source in sources { touches?.formUnion(source.keys.prefix(1)) }
    var readsItsList = false
    if case .key(let list)? = at.first {
      readsItsList = sources.contains { $0.outward != 0 && $0.keys.first == list }
    }
    compiled.append(
      CompiledOperation(
        number: number,
        at: at,
        action: action,
        members: paths,
        touches: touches,
        readsItsList: readsItsList
      )
    )
  }

  private mutating func add(
    _ operation: UpgradeOperation,
    _ number: Int,
    slot: Int,
    _ tree: inout UpgradeTree
  ) {
    let at = tokens(operation.at, &tree)
    func keyed(_ keys: [UInt32]) -> [[CompiledOperation.Token]] { keys.map { [.key($0)] } }
    switch operation.action {
    case .mark(let set, let remove):
      var marks: [(key: UInt32, value: JSONValue)] = []
      for member in set { marks.append((key: tree.name(member.key), value: member.value)) }
      let remove = names(remove, &tree)
      append(
        number: number,
        .mark(set: marks, remove: remove),
        touching: keyed(marks.map(\.key) + remove),
        &tree
      )
    case .rename(let pairs):
      let names = renamings(pairs, &tree)
      append(
        number: number,
        at: at,
        .rename(names),
        touching: keyed(names.flatMap { [$0.old, $0.new] }),
        &tree
      )
    case .move(let from, let to):
      let (from, to) = (names(from, &tree), names(to, &tree))
      let touched = keyed(Array(from.prefix(1) + to.prefix(1)))
      append(number: number, at: at, .move(from: from, to: to), touching: touched, &tree)
    case .hoist(let field, let pairs):
      let action = CompiledAction.hoist(field: tree.name(field), names: renamings(pairs, &tree))
      append(number: number, at: at, action, touching: nil, &tree)
    case .wrap(let fields, let into, let always):
      let (fields, into) = (names(fields, &tree), tree.name(into))
      let action = CompiledAction.wrap(fields: fields, into: into, always: always)
      append(number: number, at: at, action, touching: keyed(fields + [into]), &tree)
    case .add(let field, let from, let value):
      let field = tree.name(field)
      var sources: [CompiledOperation.Source] = []
      for place in from { sources.append(source(place, &tree)) }
      let action = CompiledAction.add(field: field, from: sources, value: value)
      append(number: number, at: at, action, touching: keyed([field]), sources: sources, &tree)
    case .set(let field, let value):
      let field = tree.name(field)
      append(number: number, at: at, .set(field: field, value: value), touching: keyed([field]), &tree)
    case .remove(let fields):
      let fields = names(fields, &tree)
      append(number: number, at: at, .remove(fields: fields), touching: keyed(fields), &tree)
    case .dropNull(let fields):
      let fields = names(fields, &tree)
      append(
        number: number,
        at: at,
        .dropNull(fields: fields),
        touching: fields.isEmpty ? nil : keyed(fields),
        &tree
      )
    case .mapValues, .minorUnits, .currency, .date, .uuid: addValues(operation.action, number, at, &tree)
    case .mapToList(let field, let key, let value):
      let field = tree.name(field)
      let action = CompiledAction.mapToList(
        field: field,
        key: tree.name(key),
        value: optionalName(value, &tree)
      )
      append(number: number, at: at, action, touching: keyed([field]), &tree)
    case .listToMap(let field, let key, let value):
      let field = tree.name(field)
      let action = CompiledAction.listToMap(
        field: field,
        key: tree.name(key),
        value: optionalName(value, &tree)
      )
      append(number: number, at: at, action, touching: keyed([field]), &tree)
    case .makeID(let field, let prefix, let from):
      let field = tree.name(field)
      var source: CompiledOperation.Source?
      if let from { source = self.source(from, &tree) }
      let action = CompiledAction.makeID(field: field, prefix: IDPrefix(prefix), from: source)
      append(
        number: number,
        at: at,
        action,
        touching: keyed([field]),
        sources: source.map { [$0] } ?? [],
        &tree
      )
    case .dropDangling(let fields, let collection, let key):
      let (fields, list) = (names(fields, &tree), tree.name(collection))
      let action = CompiledAction.dropDangling(fields: fields, collection: list, key: tree.name(key))
      append(number: number, at: at, action, touching: keyed(fields), others: [list], &tree)
    case .split(let field, let separator, let into, let fewer):
      let (field, into) = (tree.name(field), names(into, &tree))
      let action = CompiledAction.split(
        field: field,
        separator: Array(separator.utf8),
        into: into,
        fewer: fewer
      )
      append(number: number, at: at, action, touching: keyed(into + [field]), &tree)
    case .merge(let fields, let separator, let into):
      let (fields, into) = (names(fields, &tree), tree.name(into))
      let action = CompiledAction.merge(fields: fields, separator: separator, into: into)
      append(number: number, at: at, action, touching: keyed(fields + [into]), &tree)
    case .unnest(let field, let to, let key, let reference):
      let (field, to) = (tree.name(field), tree.name(to))
      let action = CompiledAction.unnest(
        field: field,
        to: to,
        key: tree.name(key),
        reference: tree.name(reference)
      )
      append(number: number, at: at, action, touching: keyed([field]), others: [to], &tree)
    case .nest(let field, let from, let key, let reference):
      let (field, from) = (tree.name(field), tree.name(from))
      let action = CompiledAction.nest(
        field: field,
        from: from,
        key: tree.name(key),
        reference: tree.name(reference)
      )
      append(number: number, at: at, action, touching: keyed([field]), others: [from], &tree)
    case .count(let before, let now):
      let path = tokens(now, &tree)
      let action = CompiledAction.count(
        slot: slot,
        path: path,
        before: before.description,
        now: now.description
      )
      append(number: number, action, touching: [path], &tree)
    case .call(let function, let version):
      let index = functions.firstIndex { $0.version == version && $0.name.utf8.elementsEqual(function.utf8) }
      append(number: number, .call(function: index ?? 0), touching: nil, &tree)
    }
  }

  private mutating func addValues(
    _ action: UpgradeAction,
    _ number: Int,
    _ at: [CompiledOperation.Token],
    _ tree: inout UpgradeTree
  ) {
    func paths(_ paths: [UpgradePath]) -> [[CompiledOperation.Token]] {
      var all: [[CompiledOperation.Token]] = []
      for path in paths { all.append(tokens(path, &tree)) }
      return all
    }
    switch action {
    case .mapValues(let fields, let values, let others):
      let fields = paths(fields)
      append(
        number: number,
        at: at,
        .mapValues(fields: ValuePaths(fields), values: ValueMap(values, others)),
        touching: fields,
        &tree
      )
    case .minorUnits(let amounts):
      let fields = paths(amounts.fields)
      var currency: CompiledOperation.Source?
      var fixed: String?
      switch amounts.currency {
      case .source(let place): currency = source(place, &tree)
      case .code(let code): fixed = code
      }
      let table = CurrencyTable(aliases: amounts.aliases, decimals: amounts.decimals, fixed: fixed)
      let action = CompiledAction.minorUnits(fields: ValuePaths(fields), currency: currency, table: table)
      append(number: number, at: at, action, touching: fields, sources: currency.map { [$0] } ?? [], &tree)
    case .currency(let fields, let aliases):
      let fields = paths(fields)
      let table = CurrencyTable(aliases: aliases, decimals: [], fixed: nil)
      append(
        number: number,
        at: at,
        .currency(fields: ValuePaths(fields), table: table),
        touching: fields,
        &tree
      )
    case .date(let fields, let form, let offset):
      let fields = paths(fields)
      let action = CompiledAction.date(
        fields: ValuePaths(fields),
        form: form,
        offset: offset.flatMap { DateOffset($0) }
      )
      append(number: number, at: at, action, touching: fields, &tree)
    case .uuid(let fields):
      let fields = paths(fields)
      append(number: number, at: at, .uuid(fields: ValuePaths(fields)), touching: fields, &tree)
    case .mark, .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapToList, .listToMap,
      .makeID,
      .dropDangling, .split, .merge, .unnest, .nest, .count, .call:
      break
    }
  }

  // MARK: Words

  private func names(_ keys: [String], _ tree: inout UpgradeTree) -> [UInt32] {
    var names: [UInt32] = []
    for key in keys { names.append(tree.name(key)) }
    return names
  }

  private func optionalName(_ key: String?, _ tree: inout UpgradeTree) -> UInt32? {
    if let key { tree.name(key) } else { nil }
  }

  private func renamings(_ pairs: [UpgradeRenaming], _ tree: inout UpgradeTree) -> [CompiledOperation
    .Renaming]
  {
    var renamings: [CompiledOperation.Renaming] = []
    for pair in pairs {
      renamings.append(CompiledOperation.Renaming(old: tree.name(pair.old), new: tree.name(pair.new)))
    }
    return renamings
  }

  private func tokens(_ path: UpgradePath, _ tree: inout UpgradeTree) -> [CompiledOperation.Token] {
    var tokens: [CompiledOperation.Token] = []
    for token in path.tokens {
      switch token {
      case .key(let key): tokens.append(.key(tree.name(key)))
      case .each: tokens.append(.each)
      }
    }
    return tokens
  }

  private func source(_ source: UpgradeSource, _ tree: inout UpgradeTree) -> CompiledOperation.Source {
    let keys = names(source.keys, &tree)
    switch source.start {
    case .root: return CompiledOperation.Source(outward: nil, keys: keys)
    case .record(let outward): return CompiledOperation.Source(outward: outward, keys: keys)
    }
  }
}

/// What an operation of a step is called in a report.
struct OperationLabel: Sendable, Hashable {
  let from: Int
  let to: Int
  let name: OperationName
  /// The objects that it works on, as it is written.
  let at: String
  /// The keys that it is about, as far as that can be said in a word or two.
  let subject: String

  init(_ step: Upgrade, _ operation: UpgradeOperation) {
    subject = operation.action.subject
    from = step.from
    to = step.to
    name = OperationName(operation.action)
    at = operation.at.description
  }
}
