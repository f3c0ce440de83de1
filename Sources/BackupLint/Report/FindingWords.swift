import BackupJSON

/// What a finding says, for the forms that have one text for all of it.
struct FindingWords {
  private let finding: Finding
  private let isRedacting: Bool

  init(_ finding: Finding, _ file: CheckedFile, _ options: ReporterOptions) {
    self.finding = finding
    isRedacting = options.redaction.hides(file)
  }

  /// What is wrong and in which record: `` `amount` is written in major units (tracker "Coffee")``.
  var headline: String {
    let label = finding.label.map { " (\(shown($0.phrase)))" } ?? ""
    return shown(finding.message) + label
  }

  /// What else there is to say without a place of its own, one sentence each.
  var remarks: [String] {
    var remarks = finding.caption.map { [shown($0)] } ?? []
    if finding.occurrences > 1 { remarks.append("note: it stands \(finding.occurrences) times in the file") }
    remarks += finding.notes.filter { $0.range == nil }.map { note in
      (note.isReason ? "why: " : "note: ") + shown(note.message)
    }
    if let help = finding.help { remarks.append("help: " + shown(help)) }
    return remarks + finding.fixes.map(title)
  }

  /// `fix: write 1400 [unsafe]`
  func title(_ fix: Fix) -> String {
    "fix: " + shown(fix.title) + (fix.safety == .unsafe ? " [unsafe]" : "")
  }

  /// The headline and the remarks, a line each.
  var whole: String { ([headline] + remarks).joined(separator: "\n") }

  func shown(_ phrase: Phrase) -> String { phrase.rendered(redacting: isRedacting) }
}

/// The words for what a report does not say about a file.
enum OmissionWords {
  /// `3 more findings are not shown`
  static func leftOut(_ count: Int) -> String {
    counted(count, "more finding is", "more findings are") + " not shown"
  }

  /// `cannot be read: there is no such file`
  static func unreadable(_ error: InputError) -> String { "cannot be read: \(error.reason)" }
}
