import BackupFormat
import BackupJSON

/// Types of fields, elements and values.
extension ContractComparer {
  mutating func compare(_ old: ValueType, _ new: ValueType, _ site: Site) {
    switch (old, new) {
    case (.text(let before), .text(let after)), (.key(let before), .key(let after)):
      compare(before, after, isKey: TypeName(new) == .key, site)
    case (.integer(let before), .integer(let after)): compare(before, after, site)
    case (.decimal(let before), .decimal(let after)):
      compare(before, after, site)
      compareCurrencies(before.currencyField, after.currencyField, site)
    case (.money(let before), .money(let after)):
      compareAmounts(asOlder.interval(before), asNewer.interval(after), site)
    case (.minorUnits(let before), .minorUnits(let after)):
      compareAmounts(asOlder.interval(before), asNewer.interval(after), site)
      compareCurrencies(before.currencyField, after.currencyField, site)
    case (.enumeration(let before), .enumeration(let after)): compare(before, after, site)
    case (.list(let before), .list(let after)):
      compare(before, after, site)
      compareInner(
        before.element,
        after.element,
        site.inner(.of),
        isEverThere: min(before.maximum, after.maximum) > 0
      )
    case (.map(let before), .map(let after)):
      compare(before, after, site)
      compareInner(
        before.value,
        after.value,
        site.inner(.value),
        isEverThere: min(before.maximum, after.maximum) > 0
      )
    case (.record(let before), .record(let after)):
      // Record types that stand in the same place are compared by themselves, once.
      if !before.isSameUTF8(as: after) { compareKinds(old, new, site) }
    case (.union(let before), .union(let after)): compare(before, after, site)
    case (.reference(let before), .reference(let after)): compare(before, after, site)
    case (.base64(let before), .base64(let after)): compare(before, after, site)
    case (.answers(let before), .answers(let after)): compare(before, after, site)
    case (.boolean, .boolean), (.currency, .currency), (.utcMoment, .utcMoment), (.localMoment, .localMoment),
      (.day, .day), (.timeOfDay, .timeOfDay), (.uuid, .uuid), (.any, .any):
      break
    default: compareKinds(old, new, site)
    }
  }

  /// The type of elements or values; where one of the two contracts has none, no file shows a difference.
  private mutating func compareInner(_ old: ValueType, _ new: ValueType, _ site: Site, isEverThere: Bool) {
    if isEverThere { return compare(old, new, site) }
    if old != new { noteNotice(.unusedTypeChanged, site, FactText.of(old), FactText.of(new)) }
  }

  /// Types of two kinds.
  private mutating func compareKinds(_ old: ValueType, _ new: ValueType, _ site: Site) {
    var met: Set<[UInt8]> = []
    let olderReader = asOlder.type(new, by: old, &met)
    met = []
    let newerReader = asNewer.type(old, by: new, &met)
    note(
      KindChange(old, new, older, newer).rule(olderReader, newerReader),
      site.appending("type"),
      FactText.of(old),
      FactText.of(new),
      olderReader: olderReader,
      newerReader: newerReader
    )
    // All other facts of the two types go with them.
    for fact in KindChange.typeFacts { claim(site.appending(fact)) }
  }

  /// Where the currency of an amount stands.
  private mutating func compareCurrencies(_ old: String?, _ new: String?, _ site: Site) {
    guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return }
    note(
      .currencySourceChanged,
      site.appending("currencyField"),
      old.map(FactText.of),
      new.map(FactText.of),
      olderReader: .otherMeaning,
      newerReader: .otherMeaning
    )
  }

  // MARK: Texts

  private mutating func compare(_ old: TextType, _ new: TextType, isKey: Bool, _ site: Site) {
    compareRange(
      (.textLengthTightened, .textLengthLoosened),
      site,
      asOlder.lengths(old, isKey: isKey),
      asNewer.lengths(new, isKey: isKey)
    )
    // A key is never empty, so that 0 and 1 are the same least length.
    claim(site.appending("minimum"))
    compareCharacters(old.characters, new.characters, site.appending("characters"))
    if old.equality != new.equality {
      note(
        .textNormalisationChanged,
        site.appending("equality"),
        FactText.of(old.equality.rawValue),
        FactText.of(new.equality.rawValue),
        olderReader: asOlder.meaning(new.equality, by: old.equality),
        newerReader: asNewer.meaning(old.equality, by: new.equality)
      )
    }
  }

  private mutating func compareCharacters(_ old: String?, _ new: String?, _ site: Site) {
    guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return }
    let rule: ChangeRule =
      old == nil ? .textPatternAdded : new == nil ? .textPatternRemoved : .textPatternChanged
    note(
      rule,
      site,
      old.map(FactText.of),
      new.map(FactText.of),
      olderReader: asOlder.characters(new, by: old),
      newerReader: asNewer.characters(old, by: new)
    )
  }

  private mutating func compare(_ old: Base64Type, _ new: Base64Type, _ site: Site) {
    compareRange(
      (.binaryLengthTightened, .binaryLengthLoosened),
      site,
      Interval(minimum: old.minimum, maximum: old.maximum),
      Interval(minimum: new.minimum, maximum: new.maximum)
    )
    if old.alphabet != new.alphabet {
      note(
        .binaryEncodingChanged,
        site.appending("alphabet"),
        FactText.of(old.alphabet.rawValue),
        FactText.of(new.alphabet.rawValue),
        olderReader: asOlder.alphabet(new, by: old),
        newerReader: asNewer.alphabet(old, by: new)
      )
    }
  }

  // MARK: Lists and maps

  private mutating func compare(_ old: ListType, _ new: ListType, _ site: Site) {
    compareLimit(
      (.arrayMinTightened, .arrayMinLoosened),
      site.appending("minimum"),
      Interval(minimum: old.minimum, maximum: nil),
      Interval(minimum: new.minimum, maximum: nil)
    )
    compareLimit(
      (.arrayMaxTightened, .arrayMaxLoosened),
      site.appending("maximum"),
      Interval(minimum: nil, maximum: old.maximum),
      Interval(minimum: nil, maximum: new.maximum)
    )
    if old.isUnique != new.isUnique {
      note(
        new.isUnique ? .arrayUniqueAdded : .arrayUniqueRemoved,
        site.appending("unique"),
        String(old.isUnique),
        String(new.isUnique),
        olderReader: asOlder.uniqueness(new, by: old),
        newerReader: asNewer.uniqueness(old, by: new)
      )
    }
    if old.isOrdered != new.isOrdered {
      note(
        .arrayOrderMeaningChanged,
        site.appending("ordered"),
        String(old.isOrdered),
        String(new.isOrdered),
        olderReader: asOlder.meaning(new.isOrdered, by: old.isOrdered),
        newerReader: asNewer.meaning(old.isOrdered, by: new.isOrdered)
      )
    }
  }

  private mutating func compare(_ old: MapType, _ new: MapType, _ site: Site) {
    compareLimit(
      (.mapCountTightened, .mapCountLoosened),
      site.appending("maximum"),
      Interval(minimum: nil, maximum: old.maximum),
      Interval(minimum: nil, maximum: new.maximum)
    )
    if old.key != new.key {
      note(
        .mapKeyKindChanged,
        site.appending("key"),
        FactText.of(old.key.rawValue),
        FactText.of(new.key.rawValue),
        olderReader: asOlder.mapKey(new.key, by: old.key),
        newerReader: asNewer.mapKey(old.key, by: new.key)
      )
    }
  }

  // MARK: References

  private mutating func compare(_ old: ReferenceType, _ new: ReferenceType, _ site: Site) {
    if !old.collection.isSameUTF8(as: new.collection) {
      note(
        .referenceRuleRetargeted,
        site.appending("collection"),
        FactText.of(old.collection),
        FactText.of(new.collection),
        olderReader: asOlder.target(new.collection, by: old),
        newerReader: asNewer.target(old.collection, by: new)
      )
    }
    if old.dangling != new.dangling {
      note(
        new.dangling == .refused ? .severityRaised : .severityLowered,
        site.appending("dangling"),
        FactText.of(old.dangling.rawValue),
        FactText.of(new.dangling.rawValue),
        olderReader: asOlder.dangling(new.dangling, by: old.dangling),
        newerReader: asNewer.dangling(old.dangling, by: new.dangling)
      )
    }
  }
}
