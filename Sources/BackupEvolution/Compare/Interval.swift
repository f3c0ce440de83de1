/// A set of numbers between two limits, of which either may be missing.
struct Interval<Number: Comparable>: Equatable {
  var minimum: Number?
  var maximum: Number?

  /// Whether every number of the other is one of this.
  func contains(_ other: Interval) -> Bool {
    if let minimum {
      guard let least = other.minimum, least >= minimum else { return false }
    }
    if let maximum {
      guard let most = other.maximum, most <= maximum else { return false }
    }
    return true
  }
}
