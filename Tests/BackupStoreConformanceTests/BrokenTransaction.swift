import BackupFormat
import BackupImport
import BackupValues

/// A transaction of a ``BrokenStore``, which changes its state at once.
final class BrokenTransaction: StoreTransaction {
  private let store: BrokenStore
  private let begin: StoreRevision
  private(set) var hasChanged = false
  /// The state before the last change.
  private(set) var beforeLast: BrokenStore.State?

  init(_ store: BrokenStore, begin: StoreRevision) {
    self.store = store
    self.begin = begin
  }

  func revision() -> StoreRevision {
    guard store.mistake == .tellsTheRevisionOfNow, hasChanged else { return begin }
    return StoreRevision(begin.value + 1)
  }

  func describe(_ content: StoreContent) {
    rememberState()
    if store.mistake == .keepsTheFirstContent, store.state.content != nil { return }
    if store.state.content != content, store.mistake != .forgetsToCountDescriptions { hasChanged = true }
    store.state.content = content
    if store.mistake == .losesTheMinor {
      store.state.content?.version = FormatVersion(content.version.major, 0)
    }
    saveAtOnce()
  }

  func upsert(_ document: StoredDocument) {
    rememberState()
    let new = changed(document)
    if !store.state.names.contains(new.collection) { store.state.names.append(new.collection) }
    guard let place = place(of: new.id, in: new.collection) else {
      store.state.documents.append(new)
      hasChanged = true
      return saveAtOnce()
    }
    switch store.mistake {
    case .keepsTheFirst: return
    case .appends: store.state.documents.append(new)
    case .keepsOldTimes: store.state.documents[place].json = new.json
    default: store.state.documents[place] = new
    }
    hasChanged = true
    saveAtOnce()
  }

  func delete(_ id: String, from collection: String) throws {
    rememberState()
    let count = store.state.documents.count
    store.state.documents.removeAll { document in
      isSame(document, id, collection)
        || store.mistake == .deletesInAllCollections && store.same(document.id, id)
    }
    if store.state.documents.count < count, store.mistake != .forgetsToCountDeletions { hasChanged = true }
    if store.state.documents.count == count, store.mistake == .refusesToDeleteNothing {
      throw BrokenStore.Problem()
    }
    saveAtOnce()
  }

  private func rememberState() {
    if store.mistake == .undoesTheLastChangeOnly { beforeLast = store.state }
  }

  private func saveAtOnce() {
    if store.mistake == .writesDownAtEachChange { store.disk = store.state }
  }

  private func place(of id: String, in collection: String) -> Int? {
    let key = store.mistake == .joinsCollectionAndId ? collection + id : id
    guard !store.state.ids.insert(store.looseKey(key)).inserted else {
      return nil
    }
    return store.state.documents.firstIndex { isSame($0, id, collection) }
  }

  private func isSame(_ document: StoredDocument, _ id: String, _ collection: String) -> Bool {
    if store.mistake == .joinsCollectionAndId {
      return (document.collection + document.id).utf8.elementsEqual((collection + id).utf8)
    }
    return store.same(document.id, id) && store.same(document.collection, collection)
  }

  /// What the store makes of a document.
  private func changed(_ document: StoredDocument) -> StoredDocument {
    var document = document
    switch store.mistake {
    case .trimsIds: document.id = document.id.split(separator: " ").joined(separator: " ")
    case .cutsLongTexts: document.json = Array(document.json.prefix(1 << 20))
    case .writesTextsAnew: document.json.removeAll { $0 == UInt8(ascii: " ") }
    case .losesTheVersions: document.known = nil
    case .roundsTimes: document.updatedAt = document.updatedAt.flatMap(Self.rounded)
    case .readsNoTimeAsZero: document.updatedAt = document.updatedAt ?? UTCMoment(millisecondsSince1970: 0)
    default: break
    }
    return document
  }

  private static func rounded(_ moment: UTCMoment) -> UTCMoment? {
    UTCMoment(millisecondsSince1970: moment.millisecondsSince1970 / 1000 * 1000)
  }
}
