import BackupJSON

/// What a finding says, for the forms that have one text for all of it.
struct FindingWords {
  private let finding: Finding
  private let file: CheckedFile
  private let isRedacting: Bool

  init(_ finding: Finding, _ file: CheckedFile, _ options: ReporterOptions) {
    self.finding = finding
    self.file = file
    isRedacting = options.redaction.hides(file)
  }

  /// What is wrong and in which record: `` `amount` is written in major units (tracker "Coffee")``.
  var headline: String {
    let label = finding.label.map { " (\(shown($0.phrase)))" } ?? ""
    return shown(finding.message) + label
  }

  /// What else there is to say, a sentence each; a note about another place says where.
  var remarks: [String] { beginning + finding.notes.map(note) + end }

  /// The headline and the remarks, a line each.
  var whole: String { ([headline] + remarks).joined(separator: "\n") }

  /// The same without notes about other places, for a form that has places of its own for them.
  var withoutPlaces: String {
    ([headline] + beginning + finding.notes.filter { $0.range == nil }.map(note) + end).joined(
      separator: "\n"
    )
  }

  private var beginning: [String] {
    let caption = finding.caption.map { [shown($0)] } ?? []
    return finding.occurrences > 1
      ? caption + ["note: it stands \(finding.occurrences) times in the file"] : caption
  }

  private var end: [String] {
    let help = finding.help.map { ["help: " + shown($0)] } ?? []
    return help + finding.fixes.map { "fix: " + title($0) }
  }

  private func note(_ note: Finding.Note) -> String {
    let text = (note.isReason ? "why: " : "note: ") + shown(note.message)
    guard let range = note.range else { return text }
    let position = file.positions[range.lowerBound]
    return "\(text) (\(position.line):\(position.column))"
  }

  /// `write 1400 [unsafe]`
  func title(_ fix: Fix) -> String { shown(fix.title) + (fix.safety == .unsafe ? " [unsafe]" : "") }

  func shown(_ phrase: Phrase) -> String { phrase.rendered(redacting: isRedacting) }
}
