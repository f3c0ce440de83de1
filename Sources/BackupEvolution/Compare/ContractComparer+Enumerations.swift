import BackupFormat
import BackupJSON

/// The values of enumerations.
extension ContractComparer {
  mutating func compare(_ old: EnumerationType, _ new: EnumerationType, _ site: Site) {
    let before = Names(old.values, by: \.name)
    let after = Names(new.values, by: \.name)
    var gone = old.values.filter { !after.contains($0.name) }
    var come = new.values.filter { !before.contains($0.name) }
    for (left, right) in ValueRenaming.pairs(old, new, gone, come) {
      noteRenamed(left, right, old, new, site)
      gone.removeAll { $0.name.isSameUTF8(as: left.name) }
      come.removeAll { $0.name.isSameUTF8(as: right.name) }
    }
    for value in come { noteAdded(value, old, new, site) }
    for value in gone {
      note(
        .enumValueRemoved,
        site.appending("values", value.name),
        FactText.of(value.name),
        nil,
        olderReader: .same,
        newerReader: asNewer.strangeValue(by: new),
        isRemoved: true
      )
    }
    for value in new.values {
      guard let match = before[value.name] else { continue }
      let place = site.appending("values", value.name)
      compareText(.docTextChanged, place.appending("doc"), match.doc, value.doc)
      compareText(
        .historyChanged,
        place.appending("since"),
        match.since?.description,
        value.since?.description
      )
    }
    compareFallback(old, new, site)
    compareTombstones(
      site,
      names: before.names,
      now: after.names,
      old.reserved,
      new.reserved,
      isReuseTold: false
    )
  }

  private mutating func noteAdded(
    _ value: EnumerationType.Value,
    _ old: EnumerationType,
    _ new: EnumerationType,
    _ site: Site
  ) {
    let isProtected = knows(value.name, site)
    note(
      asOlder.strangeValue(by: old) == .fallback && readers.allSatisfy(isProtected)
        ? .enumValueAddedWithFallback : .enumValueAddedNoFallback,
      site.appending("values", value.name),
      nil,
      FactText.of(value.name),
      olderReader: asOlder.strangeValue(by: old),
      newerReader: .same,
      isProtected: isProtected
    )
  }

  /// Whether a released reader has an answer to a value.
  private func knows(_ name: String, _ site: Site) -> (Contract) -> Bool {
    { contract in
      switch site.counterpart(in: contract) {
      case .noField: true
      case .type(.enumeration(let values)):
        values.unknown != .refused || values.values.contains { $0.name.isSameUTF8(as: name) }
      case .type, .otherShape: false
      }
    }
  }

  private mutating func noteRenamed(
    _ left: EnumerationType.Value,
    _ right: EnumerationType.Value,
    _ old: EnumerationType,
    _ new: EnumerationType,
    _ site: Site
  ) {
    let isConstant = old.values.count == 1 && new.values.count == 1
    var place = site.appending("values", right.name)
    place.olderPlace = site.appending("values", left.name).olderPlace
    note(
      isConstant ? .constChanged : .enumValueRenamed,
      place,
      FactText.of(left.name),
      FactText.of(right.name),
      olderReader: asOlder.strangeValue(by: old),
      newerReader: asNewer.strangeValue(by: new),
      isProtected: knows(right.name, site)
    )
  }

  private mutating func compareFallback(_ old: EnumerationType, _ new: EnumerationType, _ site: Site) {
    guard old.unknown != new.unknown else { return }
    let place = site.appending(FallbackWords.fact(new.unknown) ?? FallbackWords.fact(old.unknown) ?? "")
    for fact in ["unknownBecomes", "unknownShownAs"] { claim(site.appending(fact)) }
    let rule: ChangeRule
    switch (old.unknown, new.unknown) {
    case (.refused, _): rule = .fallbackAdded
    case (_, .refused): rule = .fallbackRemoved
    case (.kept, .kept): rule = .fallbackWordsChanged
    default: rule = .fallbackChanged
    }
    note(
      rule,
      place,
      FallbackWords.of(old.unknown),
      FallbackWords.of(new.unknown),
      olderReader: asOlder.unknown(new.unknown, by: old.unknown),
      newerReader: asNewer.unknown(old.unknown, by: new.unknown)
    )
  }
}

extension FallbackWords {
  /// The fact of the file form that says it.
  static func fact(_ unknown: EnumerationType.Unknown) -> String? {
    switch unknown {
    case .refused: nil
    case .null, .value: "unknownBecomes"
    case .kept: "unknownShownAs"
    }
  }
}

/// Finds values that are called another way: at the same place of the list, or with the same words about them.
enum ValueRenaming {
  typealias Value = EnumerationType.Value

  static func pairs(_ old: EnumerationType, _ new: EnumerationType, _ gone: [Value], _ come: [Value]) -> [(
    Value, Value
  )] {
    guard !gone.isEmpty, !come.isEmpty else { return [] }
    var pairs: [(Value, Value)] = []
    let isGone = Names(gone, by: \.name)
    var isCome = Names(come, by: \.name)
    let byDoc = Names(come.filter { !$0.doc.isEmpty }, by: \.doc)
    for (place, value) in old.values.enumerated() where isGone.contains(value.name) {
      let sameDoc = value.doc.isEmpty ? nil : byDoc[value.doc]
      let samePlace =
        old.values.count == new.values.count && isCome.contains(new.values[place].name)
        ? new.values[place] : nil
      guard let match = sameDoc ?? samePlace, isCome.contains(match.name) else { continue }
      pairs.append((value, match))
      isCome = Names(isCome.members.map(\.value).filter { !$0.name.isSameUTF8(as: match.name) }, by: \.name)
    }
    return pairs
  }
}
