import BackupJSON

/// Writes the findings of a run in one form. Each reporter has its sink from the start.
///
/// A run calls ``begin()``, ``report(_:)`` for each file in order, and ``end(_:)``, also where files could not be
/// read.
protocol Reporter {
  mutating func begin()
  mutating func report(_ file: FileReport)
  /// Takes a sentence about several files together. Only text for people has a place for it.
  mutating func remark(_ sentence: String)
  mutating func end(_ tally: RunTally)
}

extension Reporter {
  mutating func remark(_ sentence: String) {}
}

/// What every reporter is told.
struct ReporterOptions {
  var sink: OutputSink
  var paint = Paint(isOn: false)
  /// Of which files only the shape of values is shown.
  var redaction = Redaction.personal
  /// How many findings of a file are written; 0 for all, `nil` for what is usual in the form.
  var limit: Int?
  /// Whether summaries are left out.
  var isQuiet = false
  /// The least severity that makes the exit status 1.
  var threshold = Severity.error
  /// The formats that the run knows: their words may be shown, and name what is counted.
  var formats = KnownFormats.shipped

  func limit(usually standard: Int) -> Int {
    let limit = limit ?? standard
    return limit == 0 ? .max : limit
  }
}
