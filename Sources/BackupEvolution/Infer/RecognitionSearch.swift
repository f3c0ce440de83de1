import BackupFormat
import BackupJSON

/// How the files of a draft are recognised.
struct FoundRecognition {
  var recognition: Recognition
  var version: FormatVersion
  var format: String
  var title: String
  var notes: [InferenceNote]
}

/// Looks at the root of each file for what names the format and the version.
struct RecognitionSearch {
  private let evidence: SeenPlaces
  private let documents: [JSONDocument]
  private let options: ContractInference.Options

  init(_ evidence: SeenPlaces, _ documents: [JSONDocument], _ options: ContractInference.Options) {
    self.evidence = evidence
    self.documents = documents
    self.options = options
  }

  private static let markNames = [
    "format", "fileformat", "backupformat", "appname", "app", "application", "appid", "filetype", "product",
  ]
  private static let versionNames = [
    "version", "formatversion", "schemaversion", "backupversion", "fileversion", "dataversion",
    "exportversion",
    "schema", "v",
  ]

  func found() throws(InferenceError) -> FoundRecognition {
    let mark = try mark()
    let version = try version()
    var names = DraftNames(options, mark)
    let format = try names.format()
    var recognition = Recognition(value: format)
    if let mark {
      recognition.key = mark.key
      recognition.value = mark.value
    }
    if let version {
      recognition.versionKey = version.key
      recognition.versionForm = version.form
    } else {
      recognition.versionForm = .unwritten
    }
    if mark == nil { recognition.presence = try presence(version?.key) }
    return FoundRecognition(
      recognition: recognition,
      version: version?.newest ?? FormatVersion(1, 0),
      format: format,
      title: try names.title(),
      notes: notes(recognition) + names.notes
    )
  }

  // MARK: Format

  /// The key that has the same text in each file and is called for it.
  private func mark() throws(InferenceError) -> (key: String, value: String)? {
    for name in RecognitionSearch.markNames {
      for member in candidates(named: name) {
        let values = documents.map { $0.root.objectValue?[member]?.stringValue }
        guard let first = values[0], values.allSatisfy({ $0 != nil }), NameForm.fault(first) == nil else {
          continue
        }
        if let other = values.firstIndex(where: { !($0 ?? "").utf8.elementsEqual(first.utf8) }) {
          throw InferenceError(
            .differentFormats,
            file: other,
            "its `\(member)` is another text than in the first file",
            help: "infer the contract of each format by itself"
          )
        }
        return (member, first)
      }
    }
    return nil
  }

  /// The keys of the root in all files that are called so.
  private func candidates(named name: String) -> [String] {
    required.filter { FieldWords($0).words.joined() == name }
  }

  /// The keys that each root has, and that a contract can name.
  private var required: [String] {
    var seen: Set<String> = []
    // Of two names that look the same only the first can be a field.
    return evidence[SeenPlaces.root].objects.members.filter { seen.insert($0.key).inserted }
      .filter { $0.count == documents.count && NameForm.fault($0.key) == nil }.map(\.key)
  }

  // MARK: Version

  private func version() throws(InferenceError) -> (
    key: String, form: Recognition.VersionForm, newest: FormatVersion
  )? {
    for name in RecognitionSearch.versionNames {
      for key in candidates(named: name) {
        let values = documents.map { $0.root.objectValue?[key] ?? .null }
        for form in [Recognition.VersionForm.majorMinor, .integer] {
          let versions = values.map { RecognitionSearch.version($0, form) }
          guard let first = versions[0], versions.allSatisfy({ $0 != nil }) else { continue }
          if let other = versions.firstIndex(where: { $0?.major != first.major }) {
            throw InferenceError(
              .differentFormats,
              file: other,
              "it is of another version than the first file, by its `\(key)`",
              help: "infer the contract of each version by itself"
            )
          }
          return (key, form, versions.compactMap { $0 }.max() ?? first)
        }
      }
    }
    return nil
  }

  private static func version(_ value: JSONValue, _ form: Recognition.VersionForm) -> FormatVersion? {
    let range: ClosedRange<Int64> = 0...999_999_999
    switch form {
    case .unwritten: return nil
    case .integer:
      guard let number = value.integerValue, number >= 1, range.contains(number) else { return nil }
      return FormatVersion(Int(number), 0)
    case .majorMinor:
      guard let object = value.objectValue, object.count == 2, let major = object["major"]?.integerValue,
        let minor = object["minor"]?.integerValue, major >= 1, range.contains(major), range.contains(minor)
      else { return nil }
      return FormatVersion(Int(major), Int(minor))
    }
  }

  // MARK: Presence

  /// The keys that tell the files from others: containers first, since they have the most telling names.
  private func presence(_ versionKey: String?) throws(InferenceError) -> [String] {
    // Only what will surely be a field of the root.
    let keys = Array(required.prefix(RecognitionSearch.telling * 4))
    let isContainer = { (key: String) in
      let value = documents[0].root.objectValue?[key]
      return value?.arrayValue != nil || value?.objectValue != nil
    }
    let others = keys.filter { key in versionKey.map { !$0.isSameUTF8(as: key) } ?? true }
    var chosen = Array(others.filter(isContainer).prefix(RecognitionSearch.telling))
    if let versionKey { chosen.append(versionKey) }
    for key in others where chosen.count < 3 && !isContainer(key) { chosen.append(key) }
    let looks = Set(chosen)
    guard !others.isEmpty, looks.count == chosen.count else {
      throw InferenceError(
        .notRecognisable,
        "nothing at the root tells the files from others",
        help:
          "let the app write \"format\" and \"version\" into its backups, and infer from one that has them"
      )
    }
    return keys.filter { key in chosen.contains { $0.isSameUTF8(as: key) } }
  }

  /// How many containers are enough to tell a file by.
  private static let telling = 4

  // MARK: Notes

  private func notes(_ recognition: Recognition) -> [InferenceNote] {
    [formatNote(recognition), versionNote(recognition)]
  }

  private func formatNote(_ recognition: Recognition) -> InferenceNote {
    guard let mark = recognition.mark else {
      let keys = recognition.presence.map { "`\($0)`" }.joined(separator: ", ")
      return note(
        "presence",
        isDoubtful: true,
        "no key of the root names the format\(innerMark()), so a file is recognised by its \(recognition.presence.count == 1 ? "key" : "keys") \(keys); let the app write"
          + " \"format\": \"\(recognition.value)\" in its next version"
      )
    }
    return note("key", isDoubtful: false, "`\(mark)` names the format: the same text in each file")
  }

  /// A key that names the format, though not where it is looked for.
  private func innerMark() -> String {
    for member in evidence[SeenPlaces.root].objects.members where NameForm.fault(member.key) == nil {
      let inner = evidence[member.places[0]].objects
      guard inner.count > 0, inner.mapValue == nil else { continue }
      for key in inner.members.map(\.key)
      where FieldWords(key).words.joined() == "format" && NameForm.fault(key) == nil {
        return ", though `\(key)` in `\(member.key)` may"
      }
    }
    return ""
  }

  private func versionNote(_ recognition: Recognition) -> InferenceNote {
    guard let key = recognition.versionMark else {
      return note(
        "versionForm",
        isDoubtful: true,
        "no key says the version, so all files are taken for the first one; let the app write"
          + " \"version\": {\"major\": 2, \"minor\": 0} in its next version"
      )
    }
    let form = recognition.versionForm == .integer ? "a whole number" : "a major and a minor"
    return note(
      "versionKey",
      isDoubtful: recognition.mark == nil && recognition.versionForm == .integer,
      "`\(key)` is the version: \(form) in each file"
    )
  }

  private func note(_ fact: String, isDoubtful: Bool, _ text: String) -> InferenceNote {
    InferenceNote(
      subject: .recognition,
      path: "",
      pointer: JSONPointer(tokens: ["recognition", fact]),
      support: documents.count,
      total: documents.count,
      isDoubtful: isDoubtful,
      text: text
    )
  }
}
