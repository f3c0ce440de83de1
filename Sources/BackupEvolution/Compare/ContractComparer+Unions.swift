import BackupFormat
import BackupJSON

/// The cases of unions, and the answers to forms.
extension ContractComparer {
  mutating func compare(_ old: UnionType, _ new: UnionType, _ site: Site) {
    if !old.discriminator.isSameUTF8(as: new.discriminator) {
      note(
        .discriminatorKeyChanged,
        site.appending("discriminator"),
        FactText.of(old.discriminator),
        FactText.of(new.discriminator),
        olderReader: .refused,
        newerReader: .refused
      )
    }
    let before = Names(old.cases, by: \.value)
    let after = Names(new.cases, by: \.value)
    var gone = old.cases.filter { !after.contains($0.value) }
    for item in new.cases {
      let place = site.appending("cases", item.value)
      if let match = before[item.value] {
        compareCase(match, item, place)
      } else if let left = gone.first(where: { $0.record.isSameUTF8(as: item.record) }) {
        // The same record under another text of the discriminator.
        gone.removeAll { $0.value.isSameUTF8(as: left.value) }
        var renamed = place
        renamed.olderPlace = site.appending("cases", left.value).olderPlace
        note(
          .discriminatorValueChanged,
          renamed,
          FactText.of(left.value),
          FactText.of(item.value),
          olderReader: asOlder.strangeCase(by: old),
          newerReader: asNewer.strangeCase(by: new),
          isProtected: knows(item.value, site)
        )
      } else {
        note(
          .unionCaseAdded,
          place,
          nil,
          FactText.of(item.value),
          olderReader: asOlder.strangeCase(by: old),
          newerReader: .same,
          isProtected: knows(item.value, site)
        )
      }
    }
    for item in gone {
      note(
        .unionCaseRemoved,
        site.appending("cases", item.value),
        FactText.of(item.value),
        nil,
        olderReader: .same,
        newerReader: asNewer.strangeCase(by: new),
        isRemoved: true
      )
    }
    if old.unknown != new.unknown {
      note(
        new.unknown == .kept ? .fallbackAdded : .fallbackRemoved,
        site.appending("unknown"),
        FactText.of(old.unknown.rawValue),
        FactText.of(new.unknown.rawValue),
        olderReader: asOlder.unknown(new.unknown, by: old.unknown),
        newerReader: asNewer.unknown(old.unknown, by: new.unknown)
      )
    }
    compareTombstones(
      site,
      names: before.names,
      now: after.names,
      old.reserved,
      new.reserved,
      isReuseTold: false
    )
  }

  private mutating func compareCase(_ old: UnionType.Case, _ new: UnionType.Case, _ site: Site) {
    compareText(.historyChanged, site.appending("since"), old.since?.description, new.since?.description)
    guard !old.record.isSameUTF8(as: new.record) else { return }
    var met: Set<[UInt8]> = []
    let olderReader = asOlder.type(.record(new.record), by: .record(old.record), &met)
    met = []
    let newerReader = asNewer.type(.record(old.record), by: .record(new.record), &met)
    note(
      .typeChanged,
      site.appending("record"),
      FactText.of(old.record),
      FactText.of(new.record),
      olderReader: olderReader,
      newerReader: newerReader
    )
  }

  /// Whether a released reader has an answer to a case.
  private func knows(_ name: String, _ site: Site) -> (Contract) -> Bool {
    { contract in
      switch site.counterpart(in: contract) {
      case .noField: true
      case .type(.union(let union)):
        union.unknown == .kept || union.cases.contains { $0.value.isSameUTF8(as: name) }
      case .type, .otherShape: false
      }
    }
  }

  // MARK: Answers

  mutating func compare(_ old: AnswersType, _ new: AnswersType, _ site: Site) {
    // Which questions the answers belong to is looked at by nobody here; a change of it stays undecided.
    let before = Names(old.kinds, by: \.value)
    let after = Names(new.kinds, by: \.value)
    for kind in new.kinds where before[kind.value]?.answer != kind.answer {
      note(
        before.contains(kind.value) ? .answerKindChanged : .answerKindAdded,
        site.appending("kinds", kind.value),
        before[kind.value].map { FactText.of($0.answer) },
        FactText.of(kind.answer),
        olderReader: asOlder.answer(kind, by: before[kind.value], new),
        newerReader: asNewer.answer(before[kind.value], by: kind, new)
      )
    }
    for kind in old.kinds where !after.contains(kind.value) {
      note(
        .answerKindRemoved,
        site.appending("kinds", kind.value),
        FactText.of(kind.answer),
        nil,
        olderReader: asOlder.answer(nil, by: kind, new),
        newerReader: asNewer.answer(kind, by: nil, new),
        isRemoved: true
      )
    }
  }
}
