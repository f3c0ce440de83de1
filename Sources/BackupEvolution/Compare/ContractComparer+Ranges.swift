import BackupFormat
import BackupJSON
import BackupValues

/// Limits: each end is a fact of its own.
extension ContractComparer {
  /// The rules for an end that allows less, and for one that allows more.
  typealias RangeRules = (tightened: ChangeRule, loosened: ChangeRule)

  mutating func compare(_ old: IntegerType, _ new: IntegerType, _ site: Site) {
    compareRange(
      (.intRangeNarrowed, .intRangeWidened),
      site,
      asOlder.interval(old),
      asNewer.interval(new),
      old.outside,
      new.outside
    ) { contract in
      switch site.counterpart(in: contract) {
      case .noField: true
      case .type(.integer(let integer)): integer.outside != .refused
      case .type, .otherShape: false
      }
    }
    guard old.outside != new.outside else { return }
    let rule: ChangeRule =
      old.outside == .refused
      ? .fallbackAdded : new.outside == .refused ? .fallbackRemoved : .fallbackChanged
    note(
      rule,
      site.appending("outsideBecomes"),
      FallbackWords.of(old.outside),
      FallbackWords.of(new.outside),
      olderReader: asOlder.outside(new.outside, by: old.outside),
      newerReader: asNewer.outside(old.outside, by: new.outside)
    )
  }

  mutating func compare(_ old: DecimalType, _ new: DecimalType, _ site: Site) {
    compareRange(
      (.decimalRangeNarrowed, .decimalRangeWidened),
      site,
      asOlder.interval(old),
      asNewer.interval(new)
    )
    // Two spellings of one limit are no difference.
    for fact in ["minimum", "maximum"] { claim(site.appending(fact)) }
  }

  mutating func compareAmounts(_ old: Interval<Int64>, _ new: Interval<Int64>, _ site: Site) {
    compareRange((.intRangeNarrowed, .intRangeWidened), site, old, new)
  }

  mutating func compareRange<Number: Comparable & CustomStringConvertible>(
    _ rules: RangeRules,
    _ site: Site,
    _ old: Interval<Number>,
    _ new: Interval<Number>
  ) {
    compareLimit(
      rules,
      site.appending("minimum"),
      Interval(minimum: old.minimum, maximum: nil),
      Interval(minimum: new.minimum, maximum: nil)
    )
    compareLimit(
      rules,
      site.appending("maximum"),
      Interval(minimum: nil, maximum: old.maximum),
      Interval(minimum: nil, maximum: new.maximum)
    )
  }

  /// One end of a range.
  mutating func compareLimit<Number: Comparable & CustomStringConvertible>(
    _ rules: RangeRules,
    _ site: Site,
    _ old: Interval<Number>,
    _ new: Interval<Number>
  ) {
    guard old != new else { return }
    note(
      old.contains(new) ? rules.tightened : rules.loosened,
      site,
      old.limit,
      new.limit,
      olderReader: asOlder.range(new, by: old),
      newerReader: asNewer.range(old, by: new)
    )
  }

  /// Both ends of a range of whole numbers, where one outside may have a fallback.
  private mutating func compareRange(
    _ rules: RangeRules,
    _ site: Site,
    _ old: Interval<Int64>,
    _ new: Interval<Int64>,
    _ oldOutside: IntegerType.Fallback,
    _ newOutside: IntegerType.Fallback,
    _ isProtected: (Contract) -> Bool
  ) {
    let ends = [
      ("minimum", Interval(minimum: old.minimum, maximum: nil), Interval(minimum: new.minimum, maximum: nil)),
      ("maximum", Interval(minimum: nil, maximum: old.maximum), Interval(minimum: nil, maximum: new.maximum)),
    ]
    for (name, before, after) in ends where before != after {
      note(
        before.contains(after) ? rules.tightened : rules.loosened,
        site.appending(name),
        before.limit,
        after.limit,
        olderReader: asOlder.range(after, by: before, outside: oldOutside),
        newerReader: asNewer.range(before, by: after, outside: newOutside),
        isProtected: isProtected
      )
    }
  }
}

extension Interval where Number: CustomStringConvertible {
  /// The end that is there.
  var limit: String? { (minimum ?? maximum)?.description }
}

/// What becomes of a value that is not expected, as it stands in the file form.
enum FallbackWords {
  static func of(_ outside: IntegerType.Fallback) -> String? {
    switch outside {
    case .refused: nil
    case .null: "null"
    case .value(let number): String(number)
    }
  }

  static func of(_ unknown: EnumerationType.Unknown) -> String? {
    switch unknown {
    case .refused: nil
    case .null: "null"
    case .value(let name): FactText.of(name)
    case .kept(let words): "kept, shown as \(FactText.of(words))"
    }
  }
}
