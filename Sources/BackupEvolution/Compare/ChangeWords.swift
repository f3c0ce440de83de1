import BackupFormat

/// What is said of a change: what happens to whom, and how the same can be had for less.
struct ChangeWords {
  private let note: ChangeNote
  private let subject: String
  private let old: String
  private let new: String
  private let version: FormatVersion

  /// - Parameter older: the version of the older reader.
  init(_ rule: ChangeRule, subject: String, old: String?, new: String?, older: FormatVersion) {
    note = rule.note
    self.subject = subject
    self.old = old ?? "nothing"
    self.new = new ?? "nothing"
    version = older
  }

  /// What happens to a person with the older app.
  func older(_ acceptance: Acceptance) -> String {
    let files = filled(note.newFile)
    return switch acceptance {
    case .reads: "version \(version) of the app reads the new files as before"
    case .readsWithFallback: "version \(version) of the app takes the written fallback in a file \(files)"
    case .refuses: "version \(version) of the app refuses every file \(files)"
    case .misreads: "version \(version) of the app imports a file \(files), and \(filled(note.meaning))"
    case .notApplicable: "no file shows it"
    }
  }

  /// What happens to a person with an older file.
  func newer(_ acceptance: Acceptance) -> String {
    let files = filled(note.oldFile)
    return switch acceptance {
    case .reads: "the new app reads old files as before"
    case .readsWithFallback: "the new app takes the written fallback in an old file \(files)"
    case .refuses: "the new app refuses every old file \(files)"
    case .misreads: "the new app imports an old file \(files), and \(filled(note.meaning))"
    case .notApplicable: "no file shows it"
    }
  }

  /// How the same can be had for less; `nil` where nothing is asked.
  func remedy(_ bump: Bump) -> String? {
    bump < .major ? nil : note.remedy.map(filled)
  }

  func filled(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "subject": result += subject
      case "old": result += old
      case "new": result += new
      default: result += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

/// What is known of a kind of change, apart from what it costs.
package struct ChangeNote: Sendable {
  /// What has changed, as one sentence.
  package let what: String
  /// Which new files show it: "that has …".
  package let newFile: String
  /// Which old files show it.
  package let oldFile: String
  /// What goes wrong where such a file is imported all the same.
  package let meaning: String
  /// How the same can be had for less.
  package let remedy: String?
}

extension ChangeRule {
  /// How the same can be had for less, said of no change in particular.
  package var plainRemedy: String? {
    note.remedy.map { remedy in
      ChangeWords(self, subject: "the field", old: "the old one", new: "the new one", older: FormatVersion(1, 0))
        .filled(remedy)
    }
  }

  /// What is known of the kind of change.
  package var note: ChangeNote {
    ChangeRule.notes[self]
      ?? ChangeNote(
        what: rawValue,
        newFile: "",
        oldFile: "",
        meaning: "it may mean something else",
        remedy: nil
      )
  }

  static let notes: [ChangeRule: ChangeNote] = [
    fieldNotes, presenceNotes, typeNotes, rangeNotes, containerNotes, choiceNotes, ruleNotes, fileNotes,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
