import BackupImport
import BackupStoreConformance
import Testing

@Suite struct MistakeTests {
  /// The promise that each mistake breaks first of all.
  private static let promises: [BrokenStore.Mistake: String] = [
    .sortsLikeWords: "order-of-ids", .sortsByUTF16: "order-of-ids", .sortsByNumber: "order-of-ids",
    .givesInOrderOfWriting: "order-of-ids", .namesCollectionsInAnyOrder: "order-of-collections",
    .takesEqualCharactersForOne: "exact-ids", .takesCapitalsForOne: "exact-ids", .trimsIds: "exact-ids",
    .joinsCollectionAndId: "exact-pairs", .leavesOutTheRoot: "root-collection",
    .keepsTheFirst: "upsert-replaces", .keepsOldTimes: "upsert-replaces", .appends: "upsert-replaces",
    .deletesInAllCollections: "delete-removes", .refusesToDeleteNothing: "delete-of-nothing",
    .keepsEmptyCollections: "delete-removes", .cutsLongTexts: "large-documents",
    .writesTextsAnew: "exact-text",
    .losesTheVersions: "exact-versions",
    .roundsTimes: "exact-times", .readsNoTimeAsZero: "exact-times", .leavesOutTheThousandth: "many-documents",
    .commitsInSpiteOfErrors: "all-or-nothing", .undoesDocumentsOnly: "all-or-nothing",
    .undoesTheLastChangeOnly: "all-or-nothing", .swallowsErrors: "all-or-nothing",
    .wrapsErrors: "all-or-nothing",
    .staysInTheTransaction: "usable-after-an-error", .countsReadings: "revision-stays",
    .countsAttempts: "revision-stays", .countsDocuments: "revision-changes",
    .forgetsToCountDeletions: "revision-changes", .forgetsToCountDescriptions: "revision-changes",
    .seesNoOthers: "revision-of-others", .tellsTheRevisionOfNow: "revision-at-the-beginning",
    .forgetsTheContent: "content-is-kept",
    .keepsTheFirstContent: "content-is-kept", .losesTheMinor: "content-is-kept",
    .readsOneAtATime: "readings-within-a-reading", .swallowsErrorsOfReadings: "readings-end-with-an-error",
    .goesOnReading: "readings-end-with-an-error", .beginsWithADocument: "empty-at-first",
    .beginsInSafeMode: "empty-at-first", .forgetsTheLastTransaction: "reopened-as-it-was",
    .writesDownAtEachChange: "reopened-as-it-was",
  ]

  private static func failures(_ mistake: BrokenStore.Mistake) -> [ConformanceFailure] { all[mistake] ?? [] }

  private static let all: [BrokenStore.Mistake: [ConformanceFailure]] = Dictionary(
    uniqueKeysWithValues: BrokenStore.Mistake.allCases.map { ($0, tried($0)) }
  )

  private static func tried(_ mistake: BrokenStore.Mistake) -> [ConformanceFailure] {
    // A simple store is slow with many documents, and one mistake is about them.
    let promises = StorePromise.all.filter {
      mistake == .leavesOutTheThousandth || $0.name != "many-documents"
    }
    return promises.flatMap { promise in
      promise.failures {
        BrokenStore(mistake)
      } reopen: { store in
        (store as? BrokenStore)?.reopened() ?? store
      } openAgain: { store in
        (store as? BrokenStore)?.second() ?? store
      }
    }
  }

  @Test(arguments: BrokenStore.Mistake.allCases)
  func `a store with one mistake is told so`(mistake: BrokenStore.Mistake) throws {
    let promise = try #require(Self.promises[mistake])
    let failures = Self.failures(mistake)
    #expect(failures.contains { $0.promise == promise }, "\(failures)")
    for failure in failures { #expect(failure.expected != failure.got, "\(failure)") }
  }

  @Test func `each promise is broken by one of the mistakes`() {
    let broken = Set(BrokenStore.Mistake.allCases.flatMap { Self.failures($0).map(\.promise) })
    #expect(broken == Set(StorePromise.all.map(\.name)))
  }

  @Test func `a failure says what was expected and what was there`() throws {
    let failure = try #require(Self.failures(.losesTheMinor).first { $0.promise == "content-is-kept" })
    #expect(
      failure.description
        == "content-is-kept: after describing the second: expected diary-backup 12.345: \"entries\"/\"a\" created "
        + "2023-11-14T22:13:20Z {\"number\":1}, got diary-backup 12.0: \"entries\"/\"a\" created "
        + "2023-11-14T22:13:20Z {\"number\":1}"
    )
  }

  @Test func `a store that cannot be made fails each promise`() {
    struct NoStore: Error {}
    let failures = StoreConformance.failures { throw NoStore() }
    #expect(failures.count == StorePromise.all.count)
    #expect(failures.allSatisfy { $0.place == "making a fresh store" && $0.got == "the error NoStore()" })
  }
}
