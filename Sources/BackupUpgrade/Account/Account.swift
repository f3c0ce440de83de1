/// What the operations have done so far, in numbers and places.
struct Account {
  /// What an operation has done to values.
  struct Tally {
    var changed = 0
    var defaulted = 0
    var replaced = 0
    var rounded = 0
    var dropped = 0
  }

  /// What became of one value of the file.
  struct Place {
    enum Fate {
      case replaced
      case rounded
      case dropped
    }

    let fate: Fate
    /// Which operation of all the steps did it.
    let operation: Int
    /// Where the value, or the record around it, is in the file.
    let offset: Int
    /// The key that it had then; 0 where it had none.
    let key: UInt32
    /// What stood there and what stands there now, where it is told.
    let change: Change?
  }

  /// A value as it was and as it is.
  struct Change {
    let old: String
    let new: String
  }

  /// Most places that are kept; the counts go on.
  static let mostPlaces = 10_000

  var tallies: [Tally]
  private(set) var places: [Place] = []

  init(operations: Int) { tallies = Array(repeating: Tally(), count: operations) }

  mutating func note(
    _ fate: Place.Fate,
    by operation: Int,
    at offset: Int?,
    key: UInt32,
    _ change: @autoclosure () -> Change? = nil
  ) {
    switch fate {
    case .replaced: tallies[operation].replaced += 1
    case .rounded: tallies[operation].rounded += 1
    case .dropped: tallies[operation].dropped += 1
    }
    guard places.count < Account.mostPlaces else { return }
    places.append(
      Place(fate: fate, operation: operation, offset: offset ?? 0, key: key, change: change())
    )
  }
}
