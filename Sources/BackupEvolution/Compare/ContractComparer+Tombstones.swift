import BackupFormat
import BackupJSON

/// Names that were removed, and are never used again.
extension ContractComparer {
  mutating func compareTombstones() {
    let before = Names(original.records, by: \.name)
    for record in newer.records where partners.contains(record.name) {
      guard let old = before[olderNames[record.name] ?? record.name] else { continue }
      let names = Names(record.fields, by: \.name)
      compareTombstones(
        recordSite(record.name),
        names: old.fields.map(\.name),
        now: names.names,
        old.reserved,
        record.reserved,
        isReuseTold: true
      )
    }
  }

  /// - Parameter isReuseTold: whether a name that is used again is told at the place of its use.
  mutating func compareTombstones(
    _ owner: Site,
    names before: [String],
    now: [String],
    _ old: [String],
    _ new: [String],
    isReuseTold: Bool
  ) {
    let site = owner.appending("reserved")
    let used = Names(now)
    let reserved = Names(new)
    let wasReserved = Names(old)
    let known = Names(before)
    for name in before where !used.contains(name) && !reserved.contains(name) {
      note(.tombstoneMissing, site, nil, FactText.of(name), bump: .forbidden)
    }
    for name in old where !reserved.contains(name) {
      if used.contains(name) {
        if !isReuseTold {
          note(
            .fieldNameReused,
            site,
            FactText.of(name),
            nil,
            olderReader: .misreads,
            newerReader: .misreads,
            bump: .forbidden
          )
        }
      } else {
        note(.tombstoneRemoved, site, FactText.of(name), nil, bump: .forbidden)
      }
    }
    for name in new where !wasReserved.contains(name) && !known.contains(name) {
      noteNotice(.tombstoneAdded, site, nil, FactText.of(name))
    }
    claim(site)
  }

  /// The names of removed fields of a record, in any released version.
  func reservedNames(of record: String) -> Names<Void> {
    var names = Names<Void>()
    let site = recordSite(record)
    for contract in readers {
      for name in site.recordType(in: contract)?.reserved ?? [] { names.add(name, ()) }
    }
    return names
  }
}
