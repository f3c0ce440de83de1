import BackupFormat
import BackupJSON

/// The lists of records with ids, and what their fields are for.
struct DraftCollections {
  private let evidence: SeenPlaces
  private let identities: [FoundCollection]
  private let contract: Contract

  init(_ evidence: SeenPlaces, _ identities: [FoundCollection], _ contract: Contract) {
    self.evidence = evidence
    self.identities = identities
    self.contract = contract
  }

  /// The collections whose list and key are in the draft as they were found.
  private var kept: [(found: FoundCollection, collection: Collection, record: RecordType)] {
    identities.compactMap { found in
      let collection = Collection(field: found.field, key: found.key)
      guard let record = contract.recordType(of: collection), contract.keyType(of: collection) != nil else {
        return nil
      }
      return (found, collection, record)
    }
  }

  func collections() -> [Collection] {
    kept.map { item in
      var collection = item.collection
      collection.updatedAt = moment(of: item.record, DraftCollections.changes)
      collection.happenedAt = moment(of: item.record, DraftCollections.happenings)
      return collection
    }
  }

  func exportedAt() -> String? {
    contract.record(contract.root).flatMap { moment(of: $0, DraftCollections.exports) }
  }

  private static let changes = [
    "updatedat", "modifiedat", "changedat", "lastmodified", "updated", "datemodified",
  ]
  private static let happenings = ["occurredat", "happenedat", "loggedat", "recordedat", "date", "at"]
  private static let exports = [
    "exportedat", "exportdate", "exporttime", "backupdate", "backupat", "createdat", "timestamp", "date",
    "savedat",
  ]

  /// The first of some names that is a moment in a record.
  private func moment(of record: RecordType, _ names: [String]) -> String? {
    for name in names {
      for field in record.fields
      where field.type == .utcMoment && FieldWords(field.name).words.joined() == name {
        return field.name
      }
    }
    return nil
  }

  // MARK: Notes

  func notes() -> [InferenceNote] {
    kept.map { identityNote($0.found) } + plainLists()
      + (exportedAt().map { [exportNote($0)] } ?? [])
  }

  private func identityNote(_ found: FoundCollection) -> InferenceNote {
    InferenceNote(
      subject: .identity,
      path: JSONPointer(tokens: [found.field]).description,
      pointer: JSONPointer(tokens: ["collections", found.field]),
      support: found.count,
      total: found.count,
      isDoubtful: found.count < 2 || found.isByLook,
      text:
        "is a collection: `\(found.key)` is in \(found.count) of \(counted(found.count, "record")) and never twice in a file"
        + (found.isByLook ? "; it was taken for the id by its look" : "")
    )
  }

  private func exportNote(_ field: String) -> InferenceNote {
    InferenceNote(
      subject: .identity,
      path: JSONPointer(tokens: [field]).description,
      pointer: JSONPointer(tokens: ["exportedAt"]),
      support: evidence[SeenPlaces.root].objects.count,
      total: evidence[SeenPlaces.root].objects.count,
      isDoubtful: false,
      text: "says when the backup was made, by its name"
    )
  }

  /// Lists of records at the root that have no id.
  private func plainLists() -> [InferenceNote] {
    evidence[SeenPlaces.root].objects.members.compactMap { member in
      guard !identities.contains(where: { $0.field.isSameUTF8(as: member.key) }),
        let element = evidence[member.places[0]].arrays.element, evidence[element].kind == .object,
        NameForm.fault(member.key) == nil
      else { return nil }
      let objects = evidence[element].objects
      let number = objects.members.first { ["id", "uid"].contains(FieldWords($0.key).words.joined()) }
        .flatMap { evidence[$0.places[0]].numbers.count > 0 ? $0.key : nil }
      return InferenceNote(
        subject: .identity,
        path: JSONPointer(tokens: [member.key]).description,
        pointer: JSONPointer(tokens: ["collections"]),
        support: 0,
        total: objects.count,
        isDoubtful: true,
        text: number.map {
          "is a plain list: the number `\($0)` cannot be the id of a record, only a UUID or a text"
        }
          ?? "is a plain list: in its \(counted(objects.count, "record")) no field could be the id"
      )
    }
  }
}
