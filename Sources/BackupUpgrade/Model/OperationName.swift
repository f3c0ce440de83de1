/// The operations by the names that they have in a step file, in the order of Spec/upgrade.md.
public enum OperationName: String, Sendable, CaseIterable {
  case mark
  case rename
  case move
  case hoist
  case wrap
  case add
  case set
  case remove
  case dropNull
  case mapValues
  case mapToList
  case listToMap
  case minorUnits
  case currency
  case makeId
  case date
  case uuid
  case dropDangling
  case split
  case merge
  case unnest
  case nest
  case count
  case call

  /// The name of what an operation does.
  public init(_ action: UpgradeAction) {
    self =
      switch action {
      case .mark: .mark
      case .rename: .rename
      case .move: .move
      case .hoist: .hoist
      case .wrap: .wrap
      case .add: .add
      case .set: .set
      case .remove: .remove
      case .dropNull: .dropNull
      case .mapValues: .mapValues
      case .mapToList: .mapToList
      case .listToMap: .listToMap
      case .minorUnits: .minorUnits
      case .currency: .currency
      case .makeID: .makeId
      case .date: .date
      case .uuid: .uuid
      case .dropDangling: .dropDangling
      case .split: .split
      case .merge: .merge
      case .unnest: .unnest
      case .nest: .nest
      case .count: .count
      case .call: .call
      }
  }

  /// Whether the operation works on objects that a path leads to.
  var hasPlace: Bool {
    switch self {
    case .mark, .count, .call: false
    case .rename, .move, .hoist, .wrap, .add, .set, .remove, .dropNull, .mapValues, .mapToList, .listToMap,
      .minorUnits, .currency, .makeId, .date, .uuid, .dropDangling, .split, .merge, .unnest, .nest:
      true
    }
  }
}
