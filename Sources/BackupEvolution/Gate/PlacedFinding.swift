import BackupJSON

/// A finding of which the place is known as a path, before the file is looked at.
struct PlacedFinding: Sendable {
  let rule: Rule
  var severity: Severity
  let pointer: JSONPointer
  let message: Phrase
  var caption: Phrase?
  var notes: [Finding.Note]
  let help: Phrase?
  /// The fact as it was and as it is, where the finding is about a change.
  var old: String?
  var new: String?

  init(
    _ rule: Rule,
    _ severity: Severity? = nil,
    at pointer: JSONPointer,
    _ message: Phrase,
    caption: Phrase? = nil,
    notes: [Finding.Note] = [],
    help: Phrase? = nil,
    old: String? = nil,
    new: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.pointer = pointer
    self.message = message
    self.caption = caption
    self.notes = notes
    self.help = help
    self.old = old
    self.new = new
  }

  /// The same as findings about the text of a file: each marks its value or key, or what is around it where the
  /// file leaves the fact out.
  static func located(_ placed: [PlacedFinding], in input: InputBytes) -> [Finding] {
    input.withSource { source in
      let locations = PointerLocations(of: placed.map(\.pointer), in: source)
      return placed.map { $0.finding(at: locations[$0.pointer].mark) }
    }
  }

  private func finding(at range: Range<Int>) -> Finding {
    var finding = Finding(
      rule,
      at: range,
      pointer: pointer,
      message,
      caption: caption,
      notes: notes,
      help: help
    )
    finding.severity = severity
    return finding
  }
}
