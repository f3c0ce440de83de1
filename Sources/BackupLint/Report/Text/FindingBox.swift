import BackupJSON

/// One finding as people read it: what, where with the line itself, why, and what to do.
///
/// ```
/// error[money/not-minor-units]: `amount` is written in major units
///   ┌─ backup.json:41:17   /trackers/3/cost/amount   (tracker "Coffee")
///   │
/// 41│       "amount": 14.00,
///   │                 ^^^^^ USD has 2 decimals, so this is 1400 minor units
///   = why: a reader that takes 14.00 as a whole number restores 0.14 USD
///   = fix: write 1400 [unsafe]
/// ```
struct FindingBox {
  private let finding: Finding
  private let path: String
  private let file: CheckedFile
  private let options: ReporterOptions
  private let gutter: Int

  /// How many places beside its own a finding shows.
  private static let mostPlaces = 4

  init(_ finding: Finding, _ path: String, _ file: CheckedFile, _ options: ReporterOptions) {
    self.finding = finding
    self.path = path
    self.file = file
    self.options = options
    let places = [finding.range] + finding.notes.compactMap(\.range).prefix(FindingBox.mostPlaces)
    let lastLine = places.map { file.positions[$0.lowerBound].line }.max() ?? 1
    gutter = max(2, String(lastLine).utf8.count)
  }

  var lines: [String] {
    var lines = [title]
    lines += isAboutWholeFile ? [edge + paint("┌─", .frame) + " " + path.visible] : ownPlace
    for note in finding.notes.filter({ $0.range != nil }).prefix(FindingBox.mostPlaces) {
      lines += relatedPlace(note)
    }
    lines += remarks
    return lines
  }

  private var title: String {
    let head = "\(finding.severity.rawValue)[\(finding.rule.id)]"
    return paint(head, Paint.Ink(finding.severity)) + paint(": " + shown(finding.message), .strong)
  }

  /// Whether there is no line to show: the bytes are not the text that was expected.
  private var isAboutWholeFile: Bool {
    finding.rule.family == "file" || finding.rule == .fileTooLarge
  }

  private var ownPlace: [String] {
    let label = finding.label.map { "   (\(shown($0.phrase)))" } ?? ""
    return place(
      "┌─",
      finding.range,
      place(finding.pointer) + label,
      mark: "^",
      Paint.Ink(finding.severity),
      caption: finding.caption.map(shown)
    )
  }

  private func relatedPlace(_ note: Finding.Note) -> [String] {
    guard let range = note.range else { return [] }
    return [edge + paint("│", .frame)]
      + place("├─", range, note.pointer.map(place) ?? "", mark: "-", .note, caption: shown(note.message))
  }

  private func place(
    _ corner: String,
    _ range: Range<Int>,
    _ pointer: String,
    mark: String,
    _ ink: Paint.Ink,
    caption: String?
  ) -> [String] {
    let position = file.positions[range.lowerBound]
    var keys: KnownKeys?
    if options.redaction.hides(file) {
      keys = KnownKeys(options.formats.contracts)
      // The pointer is shown, so its keys need not be hidden in the line below.
      for token in finding.pointer.tokens { keys?.insert(token) }
    }
    let excerpt = Excerpt(file.input, range, hidingAllBut: keys)
    let number = String(position.line)
    let marks = String(repeating: mark, count: excerpt.marks)
    return [
      edge + paint(corner, .frame) + " \(path.visible):\(position.line):\(position.column)" + pointer,
      edge + paint("│", .frame),
      String(repeating: " ", count: gutter - number.utf8.count) + paint("\(number)│", .frame)
        + (excerpt.text.isEmpty ? "" : " " + excerpt.text),
      edge + paint("│", .frame) + String(repeating: " ", count: excerpt.indent + 1)
        + paint(marks + (caption.map { " " + $0 } ?? ""), ink),
    ]
  }

  private func place(_ pointer: JSONPointer) -> String {
    pointer.tokens.isEmpty ? "" : "   " + FindingBox.shortened(pointer.description.visible)
  }

  /// A path is cut where a damaged file has an endless key.
  private static func shortened(_ path: String) -> String {
    path.unicodeScalars.count <= longestPath
      ? path : String(String.UnicodeScalarView(path.unicodeScalars.prefix(longestPath))) + "…"
  }

  private static let longestPath = 200

  private var remarks: [String] {
    var remarks: [(String, String)] = []
    if finding.occurrences > 1 {
      remarks.append(("note", "it stands \(finding.occurrences) times in the file"))
    }
    remarks += finding.notes.filter { $0.range == nil }.map { note in
      (note.isReason ? "why" : "note", shown(note.message))
    }
    if let help = finding.help { remarks.append(("help", shown(help))) }
    remarks += finding.fixes.map { fix in
      ("fix", shown(fix.title) + (fix.safety == .unsafe ? " [unsafe]" : ""))
    }
    return remarks.map { edge + paint("= \($0.0):", .frame) + " " + $0.1 }
  }

  private var edge: String { String(repeating: " ", count: gutter) }

  private func paint(_ text: String, _ ink: Paint.Ink) -> String { options.paint(text, ink) }

  private func shown(_ phrase: Phrase) -> String { phrase.rendered(redacting: options.redaction.hides(file)) }
}
