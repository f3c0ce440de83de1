import BackupFormat
import BackupImport

/// A simple store with one mistake that a store may well have.
final class BrokenStore: BackupStore {
  /// The mistakes, each with the promises that have to show it.
  enum Mistake: String, CaseIterable {
    case sortsLikeWords, sortsByUTF16, sortsByNumber, givesInOrderOfWriting, namesCollectionsInAnyOrder
    case takesEqualCharactersForOne, takesCapitalsForOne, trimsIds, joinsCollectionAndId, leavesOutTheRoot
    case keepsTheFirst, keepsOldTimes, appends, deletesInAllCollections, refusesToDeleteNothing,
      keepsEmptyCollections
    case losesTheVersions, cutsLongTexts, writesTextsAnew, roundsTimes, readsNoTimeAsZero,
      leavesOutTheThousandth
    case commitsInSpiteOfErrors, undoesDocumentsOnly, undoesTheLastChangeOnly, swallowsErrors, wrapsErrors
    case staysInTheTransaction
    case countsReadings, countsAttempts, countsDocuments, forgetsToCountDeletions, forgetsToCountDescriptions
    case seesNoOthers, tellsTheRevisionOfNow, forgetsTheContent, keepsTheFirstContent, losesTheMinor,
      readsOneAtATime
    case swallowsErrorsOfReadings, goesOnReading, beginsWithADocument, beginsInSafeMode,
      forgetsTheLastTransaction
    case writesDownAtEachChange
  }

  struct Wrapped: Error {}

  struct Problem: Error {}

  /// What was committed.
  struct State {
    var content: StoreContent?
    var documents: [StoredDocument] = []
    var names: [String] = []
    /// The ids that were ever there: most documents are new, and are not looked for one by one.
    var ids: Set<[UInt8]> = []
  }

  let mistake: Mistake
  var state = State()
  /// What another opening of the store would find.
  var disk = State()
  var count: Int64 = 0
  private var isReading = false
  private var isWriting = false

  init(_ mistake: Mistake) {
    self.mistake = mistake
    if mistake == .beginsWithADocument {
      state.documents = [StoredDocument(collection: "entries", id: "welcome", json: Array("{}".utf8))]
    }
  }

  /// Lends its data to a second store, which counts for itself alone.
  func second() -> BrokenStore {
    let store = BrokenStore(mistake)
    store.state = state
    store.first = self
    return store
  }

  private weak var first: BrokenStore?

  /// Opens what is on the disk.
  func reopened() -> BrokenStore {
    let store = BrokenStore(mistake)
    store.state = disk
    store.disk = disk
    return store
  }

  func health() -> StoreHealth { mistake == .beginsInSafeMode ? .safeMode("not today") : .ready }

  func content() -> StoreContent? { mistake == .forgetsTheContent ? nil : state.content }

  func revision() -> StoreRevision {
    if mistake == .countsReadings { count += 1 }
    return StoreRevision(mistake == .countsDocuments ? Int64(state.documents.count) : count)
  }

  func collections() -> [String] {
    var names: [String] = []
    for document in state.documents where !names.contains(where: { same($0, document.collection) }) {
      names.append(document.collection)
    }
    if mistake == .keepsEmptyCollections { names += state.names.filter { !names.contains($0) } }
    if mistake == .leavesOutTheRoot { names.removeAll { $0.isEmpty } }
    if mistake == .namesCollectionsInAnyOrder { return names.reversed() }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  func read(_ collection: String, _ body: (StoredDocument) throws -> Void) throws {
    if mistake == .readsOneAtATime, isReading { throw Problem() }
    isReading = true
    defer { isReading = false }
    var documents = state.documents.filter { same($0.collection, collection) }
    if mistake == .givesInOrderOfWriting {} else { documents.sort { precedes($0.id, $1.id) } }
    for (index, document) in documents.enumerated()
    where !(mistake == .leavesOutTheThousandth && index == 999) {
      do {
        try body(document)
      } catch {
        switch mistake {
        case .swallowsErrorsOfReadings: return
        case .goesOnReading: continue
        default: throw error
        }
      }
    }
  }

  func transaction(_ body: (any StoreTransaction) throws -> Void) throws {
    if mistake == .staysInTheTransaction, isWriting { throw Problem() }
    isWriting = true
    let before = state
    let begin = count
    let transaction = BrokenTransaction(self, begin: revision())
    do {
      try body(transaction)
    } catch {
      try undo(before, transaction, begin, error)
      return
    }
    isWriting = false
    if transaction.hasChanged || mistake == .countsAttempts { count += 1 }
    if mistake != .forgetsTheLastTransaction { disk = state }
    if let first {
      first.state = state
      if mistake != .seesNoOthers { first.count += 1 }
    }
  }

  private func undo(_ before: State, _ transaction: BrokenTransaction, _ begin: Int64, _ error: any Error)
    throws
  {
    switch mistake {
    case .commitsInSpiteOfErrors: count += 1
    case .undoesDocumentsOnly: state.documents = before.documents
    case .undoesTheLastChangeOnly: state = transaction.beforeLast ?? before
    default: state = before
    }
    if mistake == .countsAttempts { count += 1 }
    if mistake == .staysInTheTransaction { return try { throw error }() }
    isWriting = false
    switch mistake {
    case .swallowsErrors: return
    case .wrapsErrors: throw Wrapped()
    default: throw error
    }
  }

  // MARK: How texts are compared

  func same(_ left: String, _ right: String) -> Bool {
    switch mistake {
    case .takesEqualCharactersForOne: left == right
    case .takesCapitalsForOne: left.lowercased().utf8.elementsEqual(right.lowercased().utf8)
    default: left.utf8.elementsEqual(right.utf8)
    }
  }

  /// Equal for all that ``same(_:_:)`` takes for one, and perhaps for more.
  func looseKey(_ id: String) -> [UInt8] {
    let hasOthers = !id.utf8.allSatisfy { $0 < 0x80 }
    return mistake == .takesEqualCharactersForOne && hasOthers ? [] : Array(id.lowercased().utf8)
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    switch mistake {
    case .sortsLikeWords:
      (left.lowercased(), left) < (right.lowercased(), right)
    case .sortsByUTF16: left.utf16.lexicographicallyPrecedes(right.utf16)
    case .sortsByNumber:
      (Int(left) ?? .max, Array(left.utf8).count) < (Int(right) ?? .max, Array(right.utf8).count)
    default: left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}
