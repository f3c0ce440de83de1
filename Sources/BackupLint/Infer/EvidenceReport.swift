import BackupEvolution
import BackupFormat
import BackupJSON

/// What a draft was inferred from, for standard error.
struct EvidenceReport {
  private let draft: InferredContract

  init(_ draft: InferredContract) { self.draft = draft }

  func rendered(_ form: EvidenceForm) -> String {
    switch form {
    case .text: text
    case .json: json
    }
  }

  private var doubtful: Int { draft.notes.filter(\.isDoubtful).count }

  // MARK: Text

  private var text: String {
    let contract = draft.contract
    let head =
      "\(contract.format) \(contract.version) from \(counted(draft.files, "file")): "
      + "\(counted(contract.records.count, "record")), \(counted(contract.collections.count, "collection"))"
    let lines = draft.notes.map { note in
      let place = note.path.isEmpty ? "" : "\(note.path.visible) "
      return (note.isDoubtful ? "? " : "  ") + place + note.text
    }
    let foot =
      doubtful == 0
      ? "nothing is in doubt; read the draft all the same"
      : "\(doubtful) of \(counted(draft.notes.count, "note")) are in doubt, marked with ?: decide them before the contract is used"
    return ([head] + lines + [foot]).joined(separator: "\n") + "\n"
  }

  // MARK: JSON

  private var json: String {
    let contract = draft.contract
    let document = JSONDocument(
      root: [
        "schema": "backup-lint-evidence/1",
        "format": .string(contract.format),
        "version": .string(contract.version.description),
        "files": .integer(Int64(draft.files)),
        "doubtful": .integer(Int64(doubtful)),
        "notes": .array(draft.notes.map(EvidenceReport.value)),
      ]
    )
    // Two levels, whatever the files are like.
    let bytes = (try? JSONWriter(.pretty).write(document)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(_ note: InferenceNote) -> JSONValue {
    [
      "subject": .string(note.subject.rawValue),
      "path": .string(note.path),
      "pointer": .string(note.pointer.description),
      "support": .integer(Int64(note.support)),
      "total": .integer(Int64(note.total)),
      "doubtful": .boolean(note.isDoubtful),
      "text": .string(note.text),
    ]
  }
}
