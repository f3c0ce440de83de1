import BackupFormat
import BackupJSON

/// Fields that both contracts have.
extension ContractComparer {
  mutating func compare(_ old: FieldType, _ new: FieldType, _ site: Site) {
    comparePresence(old, new, site)
    compareNull(old, new, site)
    compareMeaning(old, new, site)
    compareText(.docTextChanged, site.appending("doc"), old.doc, new.doc)
    compareText(
      .historyChanged,
      site.appending("since"),
      old.since?.description,
      new.since?.description
    )
    if old.deprecated != new.deprecated {
      noteNotice(
        .fieldDeprecated,
        site.appending("deprecated"),
        String(old.deprecated),
        String(new.deprecated)
      )
    }
    compareAliases(old, new, site)
    compare(old.type, new.type, site)
  }

  private mutating func comparePresence(_ old: FieldType, _ new: FieldType, _ site: Site) {
    guard Absence(old) != Absence(new) else {
      for fact in ["optional", "default"] { claim(site.appending(fact)) }
      // Beside a default, the words about absence say the same once more.
      compareText(.docTextChanged, site.appending("absence"), old.absence, new.absence)
      return
    }
    let rule: ChangeRule
    let fact: String
    switch (old.presence, new.presence) {
    case (.required, _): (rule, fact) = (.fieldBecameOptional, "optional")
    case (.optional, .required): (rule, fact) = (.fieldBecameRequired, "optional")
    case (.defaulting, .required), (.defaulting, .optional): (rule, fact) = (.defaultRemoved, "default")
    case (.optional, .defaulting): (rule, fact) = (.defaultAdded, "default")
    case (.defaulting, .defaulting): (rule, fact) = (.defaultChanged, "default")
    case (.optional, .optional): (rule, fact) = (.absentVsNullMeaningChanged, "absence")
    }
    for other in ["optional", "default", "absence"] { claim(site.appending(other)) }
    note(
      rule,
      site.appending(fact),
      Absence.words(old),
      Absence.words(new),
      olderReader: asOlder.presence(new, by: old, unknown: .kept),
      newerReader: asNewer.presence(old, by: new, unknown: .kept)
    )
  }

  private mutating func compareNull(_ old: FieldType, _ new: FieldType, _ site: Site) {
    guard asOlder.null(new.null, by: old.null) != .same || asNewer.null(old.null, by: new.null) != .same
    else { return }
    let rule: ChangeRule =
      if old.null == .refused {
        .nullAllowed
      } else if new.null == .refused {
        .nullForbidden
      } else {
        .absentVsNullMeaningChanged
      }
    note(
      rule,
      site.appending("null"),
      NullWords.of(old.null),
      NullWords.of(new.null),
      olderReader: null(new, old, asOlder),
      newerReader: null(old, new, asNewer)
    )
  }

  /// A type that takes any JSON takes null as well.
  private func null(_ writer: FieldType, _ reader: FieldType, _ model: ReadingModel) -> Reading {
    let reading = model.null(writer.null, by: reader.null)
    return reading == .refused && TypeKind(reader.type) == .any ? .otherMeaning : reading
  }

  private mutating func compareMeaning(_ old: FieldType, _ new: FieldType, _ site: Site) {
    if old.unit.map({ Array($0.utf8) }) != new.unit.map({ Array($0.utf8) }) {
      note(
        .physicalUnitChanged,
        site.appending("unit"),
        old.unit.map(FactText.of),
        new.unit.map(FactText.of),
        olderReader: .otherMeaning,
        newerReader: .otherMeaning
      )
    }
    if old.semantics != new.semantics {
      note(
        .meaningChanged,
        site.appending("semantics"),
        String(old.semantics),
        String(new.semantics),
        olderReader: asOlder.meaning(new.semantics, by: old.semantics),
        newerReader: asNewer.meaning(old.semantics, by: new.semantics)
      )
    }
  }

  /// Other keys that a reader takes: no writer writes them, but a file that has one has been read.
  private mutating func compareAliases(_ old: FieldType, _ new: FieldType, _ field: Site) {
    let site = field.appending("aliases")
    for name in new.aliases where !old.aliases.contains(where: { $0.isSameUTF8(as: name) }) {
      noteNotice(.fieldAliasReadAdded, site, nil, FactText.of(name))
    }
    for name in old.aliases where !new.aliases.contains(where: { $0.isSameUTF8(as: name) }) {
      note(
        .fieldAliasReadRemoved,
        site,
        FactText.of(name),
        nil,
        olderReader: .same,
        newerReader: ReadingModel.worst([
          asNewer.presence(nil, by: new, unknown: .kept), asNewer.presence(old, by: nil, unknown: .kept),
        ])
      )
    }
    claim(site)
  }
}

extension Absence {
  /// The fact as it stands in the file form.
  static func words(_ field: FieldType) -> String? {
    switch field.presence {
    case .required: nil
    case .optional:
      field.absence.isEmpty ? "\"optional\": true" : "\"absence\": \(FactText.of(field.absence))"
    case .defaulting(let value): "\"default\": \(FactText.of(value))"
    }
  }
}

/// What null means, as it stands in the file form.
enum NullWords {
  static func of(_ null: FieldType.Null) -> String? {
    switch null {
    case .refused: nil
    case .absent: FactText.of("absent")
    case .meaning(let words): FactText.of("means " + words)
    }
  }
}
