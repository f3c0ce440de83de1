import BackupFormat
import BackupJSON

/// Fields that one contract has and the other has not, at least not there.
extension ContractComparer {
  mutating func compareMoves() {
    for change in moves.added { noteAdded(change) }
    for change in moves.removed { noteRemoved(change) }
    for change in moves.renamed { noteRenamed(change.record, change.old, change.new) }
    for change in moves.moved { noteMoved(change.old, change.new) }
  }

  private func policy(_ record: String, _ contract: Contract) -> RecordType.UnknownFields {
    contract.record(record)?.unknownFields ?? .kept
  }

  /// Whether every released reader passes over an unknown key of a record.
  private func passesOver(_ site: Site) -> (Contract) -> Bool {
    { [isFileNewer = asOlder.isFileNewer] in isFileNewer || site.recordType(in: $0)?.unknownFields != .refused
    }
  }

  private mutating func noteAdded(_ place: FieldMoves.Place) {
    let site = recordSite(place.record).field(place.field.name)
    let olderReader = asOlder.presence(place.field, by: nil, unknown: policy(place.record, older))
    let newerReader = asNewer.presence(nil, by: place.field, unknown: policy(place.record, newer))
    if reservedNames(of: place.record).contains(place.field.name) {
      note(
        .fieldNameReused,
        site,
        nil,
        FactText.of(place.field),
        olderReader: .misreads,
        newerReader: .misreads,
        bump: .forbidden
      )
      return
    }
    let rule: ChangeRule
    switch Absence(place.field) {
    case .refused: rule = .fieldAddedRequired
    case .unsaid: rule = .fieldAddedOptionalNoDefault
    case .meaning: rule = isCollection(place, newer) ? .collectionAdded : .fieldAddedOptionalWithDefault
    }
    note(
      rule,
      site,
      nil,
      FactText.of(place.field),
      olderReader: olderReader,
      newerReader: newerReader,
      isProtected: passesOver(site)
    )
  }

  private mutating func noteRemoved(_ place: FieldMoves.Place) {
    let site = recordSite(place.record).field(place.field.name)
    let rule: ChangeRule =
      if isCollection(place, older) {
        .collectionRemoved
      } else if Absence(place.field) == .refused {
        .fieldRemovedRequired
      } else {
        .fieldRemovedOptional
      }
    note(
      rule,
      site,
      FactText.of(place.field),
      nil,
      olderReader: asOlder.presence(nil, by: place.field, unknown: policy(place.record, older)),
      newerReader: asNewer.presence(place.field, by: nil, unknown: policy(place.record, newer)),
      isRemoved: true
    )
  }

  private func isCollection(_ place: FieldMoves.Place, _ contract: Contract) -> Bool {
    place.record.isSameUTF8(as: contract.root)
      && contract.collections.contains { $0.field.isSameUTF8(as: place.field.name) }
  }

  private mutating func noteRenamed(_ record: String, _ old: FieldType, _ new: FieldType) {
    var site = recordSite(record).field(new.name)
    site.olderPlace = recordSite(record).field(old.name).olderPlace
    let hasAlias = new.aliases.contains { $0.isSameUTF8(as: old.name) }
    note(
      reservedNames(of: record).contains(new.name) ? .fieldNameReused : .fieldRenamed,
      site,
      FactText.of(old.name),
      FactText.of(new.name),
      olderReader: ReadingModel.worst([
        asOlder.presence(nil, by: old, unknown: policy(record, older)),
        asOlder.presence(new, by: nil, unknown: policy(record, older)),
      ]),
      newerReader: hasAlias
        ? .same
        : ReadingModel.worst([
          asNewer.presence(nil, by: new, unknown: policy(record, newer)),
          asNewer.presence(old, by: nil, unknown: policy(record, newer)),
        ]),
      isProtected: passesOver(site)
    )
  }

  private mutating func noteMoved(_ old: FieldMoves.Place, _ new: FieldMoves.Place) {
    let from = recordSite(old.record).field(old.field.name)
    var site = recordSite(new.record).field(new.field.name)
    claim(site)
    claim(from)
    site.olderPlace = from.olderPlace
    note(
      .fieldMoved,
      site,
      from.olderPlace.description,
      site.place.description,
      olderReader: ReadingModel.worst([
        asOlder.presence(nil, by: old.field, unknown: policy(old.record, older)),
        asOlder.presence(new.field, by: nil, unknown: policy(new.record, older)),
      ]),
      newerReader: ReadingModel.worst([
        asNewer.presence(nil, by: new.field, unknown: policy(new.record, newer)),
        asNewer.presence(old.field, by: nil, unknown: policy(old.record, newer)),
      ])
    )
  }
}
