import BackupFormat
import BackupJSON

/// The lists of records with ids.
extension ContractComparer {
  mutating func compareCollections() {
    let before = Names(older.collections, by: \.field)
    let after = Names(newer.collections, by: \.field)
    for collection in older.collections where !after.contains(collection.field) {
      let site = Site("collections", collection.field)
      guard hasRootField(collection.field, newer) else {
        claim(site)
        continue
      }
      note(
        .uniqueRuleRemoved,
        site,
        FactText.of(collection.key),
        nil,
        olderReader: .refused,
        newerReader: .same,
        isRemoved: true
      )
    }
    for collection in newer.collections {
      let site = Site("collections", collection.field)
      if let old = before[collection.field] {
        compare(old, collection, site)
      } else if hasRootField(collection.field, older) {
        note(
          .uniqueRuleAdded,
          site,
          nil,
          FactText.of(collection.key),
          olderReader: .same,
          newerReader: .refused
        )
      } else {
        claim(site)
      }
    }
  }

  private func hasRootField(_ name: String, _ contract: Contract) -> Bool {
    contract.record(contract.root)?.fields.contains { $0.name.isSameUTF8(as: name) } ?? false
  }

  private mutating func compare(_ old: Collection, _ new: Collection, _ site: Site) {
    if !old.key.isSameUTF8(as: new.key) {
      note(
        .identityKindChanged,
        site.appending("key"),
        FactText.of(old.key),
        FactText.of(new.key),
        olderReader: .otherMeaning,
        newerReader: .otherMeaning
      )
    }
    compareMergeDate(site.appending("updatedAt"), old.updatedAt, new.updatedAt)
    compareText(.presentationChanged, site.appending("happenedAt"), old.happenedAt, new.happenedAt)
    if old.duplicateSignatures != new.duplicateSignatures {
      note(
        .presentationChanged,
        site.appending("duplicateSignatures"),
        FactText.of(signatures(old)),
        FactText.of(signatures(new)),
        olderReader: .same,
        newerReader: .same
      )
    }
  }

  private func signatures(_ collection: Collection) -> JSONValue {
    .array(collection.duplicateSignatures.map { .array($0.map { .string($0) }) })
  }
}
