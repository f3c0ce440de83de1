import BackupFormat
import BackupJSON

/// Looks for documents that show what a change does, among those that both readers have really read.
struct CounterExampleSearch {
  private let forOlder: ReadDocuments
  private let forNewer: ReadDocuments

  /// `nil` where one of the contracts has mistakes.
  ///
  /// - Parameter all: whether documents are made also for changes that both readers take.
  init?(_ older: Contract, _ newer: Contract, _ changes: [NotedChange], all: Bool = false) {
    guard let readers = Readers(older, newer) else { return nil }
    let wanted = WantedPlaces(changes, roots: [older.root, newer.root], all: all)
    forOlder = ReadDocuments(readers, isOlderReader: true, wanted)
    forNewer = ReadDocuments(readers, isOlderReader: false, wanted)
  }

  /// A document for the gravest of the two verdicts; `nil` where there is none, or none of a moderate size.
  func counterExample(_ noted: NotedChange) -> CounterExample? {
    let change = noted.change
    let sides: [(CounterExample.Reader, Acceptance)] = [
      (.newer, change.newerReader), (.older, change.olderReader),
    ]
    // That a file means something else is worse than that it is refused.
    for wanted in [Acceptance.misreads, .refuses] {
      for (reader, acceptance) in sides where acceptance == wanted {
        if let found = counterExample(noted, for: reader) { return found }
      }
    }
    return nil
  }

  /// A document for what one of the readers does; `nil` where it reads everything right.
  func counterExample(_ noted: NotedChange, for reader: CounterExample.Reader) -> CounterExample? {
    let acceptance: Acceptance
    let collection: ReadDocuments
    let quest: CounterExampleQuest
    switch reader {
    case .older:
      acceptance = noted.change.olderReader
      collection = forOlder
      quest = CounterExampleQuest(
        noted,
        writer: noted.site.place,
        reader: noted.site.olderPlace,
        in: forOlder
      )
    case .newer:
      acceptance = noted.change.newerReader
      collection = forNewer
      quest = CounterExampleQuest(
        noted,
        writer: noted.site.olderPlace,
        reader: noted.site.place,
        in: forNewer
      )
    }
    switch acceptance {
    case .refuses: return quest.refusal(collection, reader)
    case .misreads: return quest.misreading(collection, reader)
    case .reads, .readsWithFallback, .notApplicable: return nil
    }
  }

  /// Whether a reader refuses any document, whatever the reason.
  func isRefused(by reader: CounterExample.Reader) -> ReadDocument? {
    switch reader {
    case .older: forOlder.documents.first { !$0.refusals.isEmpty }
    case .newer: forNewer.documents.first { !$0.refusals.isEmpty }
    }
  }
}

extension NotedChange {
  /// Whether there should be a document that shows the change.
  var isShown: Bool {
    [change.olderReader, change.newerReader].contains { $0 == .refuses || $0 == .misreads }
  }
}
