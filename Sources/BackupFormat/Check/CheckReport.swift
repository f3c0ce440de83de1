public import BackupJSON

/// Whether an import would use a file.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// Everything comes through as it is written.
  case accepted
  /// The file is used; some values come through as their written fallback.
  case degraded
  /// Nothing of the file is used.
  case refused
}

/// All that a check has found out about one file.
public struct CheckReport: Sendable {
  /// The format and version that the file states; `nil` where it could not be told.
  public let identity: FileIdentity?
  /// The name of the app whose format it is.
  public let title: String?
  /// Whether an import would use the file.
  public let verdict: Verdict
  /// In the order of the file; at most 10,000 of each severity.
  public let findings: [Finding]
  /// How many findings of each severity there are, also those that are not kept.
  public let counts: [Severity: Int]
  /// How many records each collection has, in the order of the format. Empty where the file was not read to its end.
  public let collections: [CollectionSummary]
  /// When the backup was made, as the file says it.
  public let exportedAt: String?
  /// When the first and the last thing that the file tells of happened, over all collections that say so.
  public internal(set) var happened: HappenedSpan?
  /// How many findings of each warning and note are counted and not kept.
  var unkept = RuleCounts()
  /// How well the text could be read.
  package internal(set) var reading = CheckReading()
}

/// The earliest and the latest of some moments, in UTC to the minute: `2026-01-31T10:00`.
public struct HappenedSpan: Sendable, Hashable {
  /// The earliest moment.
  public let first: String
  /// The latest moment.
  public let last: String
}

/// What a check has seen of one collection.
public struct CollectionSummary: Sendable, Hashable {
  /// The field of the root record, for example `trackers`.
  public let field: String
  /// The number of records that the collection has.
  public let count: Int
}
