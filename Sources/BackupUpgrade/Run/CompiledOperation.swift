import BackupJSON

/// One operation with the keys as numbers of a tree.
///
/// A class, as it is handed on for each record and has many parts.
final class CompiledOperation {
  /// One step of a way.
  enum Token {
    case key(UInt32)
    case each
  }

  /// A place where a value is taken from.
  struct Source {
    /// How many objects outward from the record; `nil` for the root.
    let outward: Int?
    let keys: [UInt32]
  }

  /// A pair of keys.
  struct Renaming {
    let old: UInt32
    let new: UInt32
  }

  /// Which operation of all the steps it is.
  let number: Int
  let at: [Token]
  let action: CompiledAction
  /// Which members of the root it reads or changes; `nil` where it may be any.
  let touches: Set<UInt32>?
  /// Whether it reads the very list that its records stand in, which changes while it works.
  let readsItsList: Bool

  /// The members of a record in a list at the root without which the operation does nothing to it.
  let wants: NameFilter
  /// The members that such a record may have behind it and had not before.
  let adds: NameFilter

  init(
    number: Int,
    at: [Token],
    action: CompiledAction,
    members: [[Token]]?,
    touches: Set<UInt32>?,
    readsItsList: Bool
  ) {
    self.number = number
    self.at = at
    self.action = action
    self.touches = touches
    self.readsItsList = readsItsList
    if at.count > 2 {
      wants = CompiledOperation.wants([Array(at[2...])])
      adds = .none
    } else {
      wants = action.needsMembers ? CompiledOperation.wants(members) : .all
      adds = action.adds
    }
  }

  private static func wants(_ paths: [[Token]]?) -> NameFilter {
    var names = NameFilter.none
    for path in paths ?? [[.each]] {
      guard case .key(let key)? = path.first else { return .all }
      names.insert(key)
    }
    return names
  }

  /// The list at the root whose elements the operation works on, each by itself.
  var collection: UInt32? {
    guard !readsItsList, at.count >= 2, case .key(let key) = at[0], case .each = at[1], action.staysInside
    else { return nil }
    return key
  }
}

/// What a compiled operation does.
enum CompiledAction {
  case mark(set: [(key: UInt32, value: JSONValue)], remove: [UInt32])
  case rename([CompiledOperation.Renaming])
  case move(from: [UInt32], to: [UInt32])
  case hoist(field: UInt32, names: [CompiledOperation.Renaming])
  case wrap(fields: [UInt32], into: UInt32, always: Bool)
  case add(field: UInt32, from: [CompiledOperation.Source], value: JSONValue?)
  case set(field: UInt32, value: JSONValue)
  case remove(fields: [UInt32])
  case dropNull(fields: [UInt32])
  case mapValues(fields: ValuePaths, values: ValueMap)
  case mapToList(field: UInt32, key: UInt32, value: UInt32?)
  case listToMap(field: UInt32, key: UInt32, value: UInt32?)
  case minorUnits(fields: ValuePaths, currency: CompiledOperation.Source?, table: CurrencyTable)
  case currency(fields: ValuePaths, table: CurrencyTable)
  case makeID(field: UInt32, prefix: IDPrefix, from: CompiledOperation.Source?)
  case date(fields: ValuePaths, form: UpgradeDateForm, offset: DateOffset?)
  case uuid(fields: ValuePaths)
  case dropDangling(fields: [UInt32], collection: UInt32, key: UInt32)
  case split(field: UInt32, separator: [UInt8], into: [UInt32], fewer: UpgradeFewer)
  case merge(fields: [UInt32], separator: String, into: UInt32)
  case unnest(field: UInt32, to: UInt32, key: UInt32, reference: UInt32)
  case nest(field: UInt32, from: UInt32, key: UInt32, reference: UInt32)
  case remember(slot: Int, path: [CompiledOperation.Token])
  case count(slot: Int, path: [CompiledOperation.Token], before: String, now: String)
  case call(function: Int)

  /// Whether the operation changes nothing but the objects that it works on.
  var staysInside: Bool {
    switch self {
    case .unnest, .nest, .remember, .count, .call, .mark: false
    case .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapValues, .mapToList, .listToMap,
      .minorUnits, .currency, .makeID, .date, .uuid, .dropDangling, .split, .merge:
      true
    }
  }

  /// Whether nothing happens to an object that has none of the members which the operation is about.
  var needsMembers: Bool {
    switch self {
    case .rename, .hoist, .remove, .dropNull, .mapValues, .mapToList, .listToMap, .minorUnits, .currency,
      .date, .uuid,
      .dropDangling, .split, .merge:
      true
    case .mark, .move, .wrap, .add, .set, .makeID, .unnest, .nest, .remember, .count, .call: false
    }
  }

  /// The keys that an object may have behind it and had not before.
  var adds: NameFilter {
    switch self {
    case .remove, .dropNull, .mapValues, .mapToList, .listToMap, .minorUnits, .currency, .date, .uuid,
      .dropDangling,
      .remember, .count:
      .none
    case .rename(let names): NameFilter(names.map(\.new))
    case .move(_, let to): NameFilter(to.prefix(1))
    case .wrap(_, let into, _), .merge(_, _, let into): NameFilter([into])
    case .add(let field, _, _), .set(let field, _), .makeID(let field, _, _), .nest(let field, _, _, _):
      NameFilter([field])
    case .split(_, _, let into, _): NameFilter(into)
    case .mark, .hoist, .unnest, .call: .all
    }
  }
}
