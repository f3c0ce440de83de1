import BackupFormat
import BackupJSON

/// Record types: which fields came, went, or stand somewhere else.
extension ContractComparer {
  mutating func compareRecords() {
    let before = Names(older.records, by: \.name)
    let after = Names(newer.records, by: \.name)
    noteRecordTypes(before, after)
    for record in newer.records where partners.contains(record.name) {
      guard let old = before[record.name] else { continue }
      let site = recordSite(record.name)
      compareFacts(old, record, site)
      let fields = Names(old.fields, by: \.name)
      for field in record.fields {
        if let match = fields[field.name] { compare(match, field, site.field(field.name)) }
      }
    }
  }

  func recordSite(_ name: String) -> Site {
    Site(record: name, olderName: olderNames[name] ?? name)
  }

  /// Record types that only one contract has, or that stand in other places than before.
  private mutating func noteRecordTypes(_ before: Names<RecordType>, _ after: Names<RecordType>) {
    let reachable = (older: RecordUses.reachable(in: older), newer: RecordUses.reachable(in: newer))
    for record in newer.records {
      let site = recordSite(record.name)
      if let name = olderNames[record.name], !name.isSameUTF8(as: record.name) {
        noteNotice(.typeRenamed, site, FactText.of(name), FactText.of(record.name), isClaim: false)
      }
      if !before.contains(record.name) {
        if !reachable.newer.contains(record.name) {
          noteNotice(.recordTypeAdded, site, nil, FactText.of(record.name))
        }
        claim(site)
      } else if !partners.contains(record.name) {
        // What is read in its place is told where it is used.
        claim(site)
      }
    }
    for record in older.records where !after.contains(record.name) {
      var site = Site(record: record.name, olderName: record.name)
      site.place = site.olderPlace
      if !reachable.older.contains(record.name) {
        note(
          .recordTypeRemoved,
          site,
          FactText.of(record.name),
          nil,
          olderReader: .same,
          newerReader: .same,
          isRemoved: true
        )
      }
      claim(site)
    }
  }

  mutating func noteNotice(
    _ rule: ChangeRule,
    _ site: Site,
    _ old: String?,
    _ new: String?,
    isClaim: Bool = true
  ) {
    note(rule, site, old, new, olderReader: .same, newerReader: .same, isClaim: isClaim)
  }

  private mutating func compareFacts(_ old: RecordType, _ new: RecordType, _ site: Site) {
    compareText(.docTextChanged, site.appending("doc"), old.doc, new.doc)
    compareText(.presentationChanged, site.appending("label"), old.label, new.label)
    if old.unknownFields != new.unknownFields {
      note(
        .unknownKeyPolicyChanged,
        site.appending("unknownFields"),
        FactText.of(old.unknownFields.rawValue),
        FactText.of(new.unknownFields.rawValue),
        olderReader: asOlder.policy(new.unknownFields, by: old.unknownFields),
        newerReader: asNewer.policy(old.unknownFields, by: new.unknownFields)
      )
    }
    compareRules(old, new, site)
  }

  // MARK: Rules between fields

  private mutating func compareRules(_ old: RecordType, _ new: RecordType, _ record: Site) {
    let site = record.appending("rules")
    // The order of rules means nothing, and one that is told by a renamed field is the same rule.
    claim(site)
    let before = old.rules
    for rule in new.rules {
      guard let match = before.first(where: { $0.condition == rule.condition }) else {
        noteRule(.invariantAdded, site, nil, rule)
        continue
      }
      if match.breach != rule.breach {
        noteRule(rule.breach == .refused ? .severityRaised : .severityLowered, site, match, rule)
      }
    }
    for rule in before where !new.rules.contains(where: { $0.condition == rule.condition }) {
      noteRule(.invariantRemoved, site, rule, nil)
    }
  }

  private mutating func noteRule(_ name: ChangeRule, _ site: Site, _ old: FieldRule?, _ new: FieldRule?) {
    note(
      name,
      site,
      old.map(FactText.of),
      new.map(FactText.of),
      olderReader: asOlder.breach(new, by: old),
      newerReader: asNewer.breach(old, by: new)
    )
  }
}

extension ReadingModel {
  /// A rule between fields, which only one of the two may have.
  func breach(_ writer: FieldRule?, by reader: FieldRule?) -> Reading {
    guard reader?.breach == .refused, writer?.breach != .refused else { return .same }
    return .refused
  }
}
