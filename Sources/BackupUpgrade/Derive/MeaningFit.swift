import BackupFormat
import BackupJSON

/// Whether a value of one field means the same as one of another: what fits by its form alone may be something else.
struct MeaningFit {
  typealias Gap = (level: StepGap.Level, clause: String)

  /// The record that the old field stands in, which has the currency of its amounts.
  let record: RecordType

  /// How a value of the one field means something else in the other, as clauses.
  func gaps(_ old: FieldType, _ new: FieldType, isAlwaysThere: Bool) -> [Gap] {
    var gaps = gaps(old.type, new.type, isMade: old.isMade)
    if !isAlwaysThere, let gap = absence(old, new) { gaps.append(gap) }
    if old.mayBeNull, new.mayBeNull, old.null != new.null {
      gaps.append((.doubt, "may be null, which means something else in the new contract"))
    }
    guard !old.isMade else { return gaps }
    switch (old.unit, new.unit) {
    case (let left?, let right?):
      if !left.utf8.elementsEqual(right.utf8) {
        gaps.append((.fault, "is in \(left), and in \(right) in the new contract: nothing converts it"))
      }
    case (nil, let unit?):
      gaps.append((.doubt, "has no unit in the old contract, and is in \(unit) in the new"))
    case (let unit?, nil):
      gaps.append((.doubt, "is in \(unit) in the old contract, and has no unit in the new"))
    case (nil, nil): break
    }
    if old.semantics != new.semantics {
      gaps.append((.doubt, "has another `semantics` in the new contract, and no operation works on it"))
    }
    return gaps
  }

  /// What it means that the key is left out.
  private func absence(_ old: FieldType, _ new: FieldType) -> Gap? {
    switch (old.presence, new.presence) {
    case (.required, _), (_, .required), (.optional, .optional): return nil
    case (.defaulting(let left), .defaulting(let right)):
      guard left != right else { return nil }
      return (
        old.isMade ? .doubt : .fault, "means another value where it is left out: no `add` writes the old one"
      )
    // No list is the same as one without elements.
    case (.optional, .defaulting(.array([]))), (.optional, .defaulting(.object([:]))): return nil
    case (.optional, .defaulting):
      return (.doubt, "means no value where it is left out, and gets a default: no `add` writes what it is")
    case (.defaulting, .optional):
      return (.doubt, "means a value where it is left out, and none in the new contract: no `add` writes it")
    }
  }

  private func gaps(_ old: ValueType, _ new: ValueType, isMade: Bool) -> [Gap] {
    switch new {
    case .list(let right):
      if case .list(let left) = old { gaps(left.element, right.element, isMade: isMade) } else { [] }
    case .map(let right):
      if case .map(let left) = old { gaps(left.value, right.value, isMade: isMade) } else { [] }
    case .minorUnits(let right): amounts(old, right, isMade: isMade)
    case .decimal(let right): numbers(old, right)
    case .integer(let right): numbers(old, right)
    case .enumeration(let right): if case .enumeration(let left) = old { fallbacks(left, right) } else { [] }
    case .text, .boolean, .money, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key, .record,
      .union, .reference, .base64, .any, .answers:
      []
    }
  }

  private func amounts(_ old: ValueType, _ new: MinorUnitsType, isMade: Bool) -> [Gap] {
    if case .minorUnits(let left) = old {
      let difference = AmountCurrency(left.currencyField).difference(from: new.currencyField, in: record)
      return difference.map { [$0] } ?? []
    }
    if case .decimal = old {
      return [(.fault, "is an amount in major units: no `minorUnits` turns it into minor units")]
    }
    guard case .integer = old else { return [] }
    let clause =
      "is a plain number, and an amount in minor units in the new contract: no `minorUnits` makes it one"
    return [(isMade ? .doubt : .fault, clause)]
  }

  private func numbers(_ old: ValueType, _ new: DecimalType) -> [Gap] {
    if case .minorUnits = old, new.currencyField != nil {
      return [(.fault, "is an amount in minor units, and one in major units in the new contract")]
    }
    if case .minorUnits = old {
      return [(.doubt, "is an amount in minor units, and a plain number in the new contract")]
    }
    if case .decimal(let left) = old { return currencies(left.currencyField, new.currencyField) }
    if case .integer = old { return currencies(nil, new.currencyField) }
    return []
  }

  private func numbers(_ old: ValueType, _ new: IntegerType) -> [Gap] {
    if case .minorUnits = old {
      return [(.doubt, "is an amount in minor units, and a plain number in the new contract")]
    }
    guard case .integer(let left) = old, left.outside != .refused, new.outside != .refused,
      left.outside != new.outside
    else { return [] }
    return [(.fault, "may be outside of the limits, and is read as another number then")]
  }

  private func currencies(_ old: String?, _ new: String?) -> [Gap] {
    switch (old, new) {
    case (nil, nil): return []
    case (let left?, let right?):
      guard !left.utf8.elementsEqual(right.utf8) else { return [] }
      return [(.fault, "is in the currency of `\(left)`, and not in that of `\(right)`")]
    case (nil, _?), (_?, nil):
      return [(.doubt, "is an amount of a currency in one contract, and none in the other")]
    }
  }

  private func fallbacks(_ old: EnumerationType, _ new: EnumerationType) -> [Gap] {
    switch (old.unknown, new.unknown) {
    case (.refused, _), (_, .refused), (.null, .null), (.kept, .kept): []
    case (.value(let left), .value(let right)):
      left.utf8.elementsEqual(right.utf8)
        ? [] : [(.fault, "may be unknown, and is read as `\(right)` then, not as `\(left)`")]
    case (.value, .null), (.value, .kept), (.null, .value), (.null, .kept), (.kept, .value), (.kept, .null):
      [(.doubt, "may be unknown, and is read as something else then")]
    }
  }
}
