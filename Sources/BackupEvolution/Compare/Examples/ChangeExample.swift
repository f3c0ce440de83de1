/// Two contract files that differ in one thing.
package struct ChangeExample: Sendable {
  /// A part of the file that stands there once, and what stands there in the newer file.
  package struct Edit: Sendable {
    package let old: String
    package let new: String
  }

  package let edits: [Edit]

  init(_ old: String, _ new: String) {
    edits = [Edit(old: old, new: new)]
  }

  init(_ edits: (String, String)...) {
    self.edits = edits.map { Edit(old: $0.0, new: $0.1) }
  }

  /// The older contract file.
  package var older: String { ExampleJournal.text }

  /// The newer contract file; `nil` where a part does not stand in the older one exactly once.
  package var newer: String? {
    var text = Array(older.utf8)
    for edit in edits {
      let part = Array(edit.old.utf8)
      let places = text.indices.filter { text[$0...].starts(with: part) }
      guard places.count == 1 else { return nil }
      text.replaceSubrange(places[0]..<places[0] + part.count, with: Array(edit.new.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ChangeRule {
  /// A change of the kind; `nil` where there is none.
  package var example: ChangeExample? { ChangeRule.examples[self] }

  private static let examples: [ChangeRule: ChangeExample] = [
    fieldExamples, presenceExamples, typeExamples, rangeExamples, choiceExamples, fileExamples,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
