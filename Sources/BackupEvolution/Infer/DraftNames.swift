import BackupFormat
import BackupJSON

/// The id and the title of a draft.
struct DraftNames {
  private let options: ContractInference.Options
  private let mark: (key: String, value: String)?
  private(set) var notes: [InferenceNote] = []

  init(_ options: ContractInference.Options, _ mark: (key: String, value: String)?) {
    self.options = options
    self.mark = mark
  }

  mutating func format() throws(InferenceError) -> String {
    if let format = options.format {
      if let fault = NameForm.formatFault(format) {
        throw InferenceError(.wrongName, "the id of a format \(fault)", help: "for example `notes-backup`")
      }
      return format
    }
    guard let mark, let id = DraftNames.id(mark.value) else {
      notes.append(
        note("format", "the files do not say the id of the format; choose one before it is released")
      )
      return "app-backup"
    }
    if !id.isSameUTF8(as: mark.value) {
      notes.append(
        note("format", "the id of the format was made from `\(mark.key)`; choose it before it is released")
      )
    }
    return id
  }

  mutating func title() throws(InferenceError) -> String {
    if let title = options.title {
      if let fault = NameForm.fault(title) {
        throw InferenceError(
          .wrongName,
          "the title \(fault)",
          help: "it is the name of the app, as people know it"
        )
      }
      return title
    }
    notes.append(note("title", "the title is a guess; it is the name of the app, as people know it"))
    if let mark { return mark.value }
    let words = (options.format ?? "app").split(separator: "-").filter { $0 != "backup" }
    return words.isEmpty
      ? "App" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// `SpenDrop` → `spendrop-backup`; `nil` where too little is left.
  static func id(_ name: String) -> String? {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars.prefix(100) {
      if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    if let last = words.last, last == "encrypted" { words.removeLast() }
    if !words.contains("backup") { words.append("backup") }
    let id = words.joined(separator: "-")
    return words.count > 1 && NameForm.formatFault(id) == nil ? id : nil
  }

  private func note(_ fact: String, _ text: String) -> InferenceNote {
    InferenceNote(
      subject: .recognition,
      path: "",
      pointer: JSONPointer(tokens: [fact]),
      support: 0,
      total: 0,
      isDoubtful: true,
      text: text
    )
  }
}
