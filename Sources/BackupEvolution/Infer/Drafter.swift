import BackupFormat
import BackupJSON

/// Makes a draft of what was seen.
///
/// Records wait in a queue until the ones before them are done, so that the draft and the notes have the order in
/// which the files are read.
struct Drafter {
  let evidence: SeenPlaces
  let identities: [FoundCollection]
  let found: FoundRecognition
  let options: ContractInference.Options

  /// A record that has a name and no fields yet.
  struct Pending {
    let name: String
    let place: Int
    /// The case of a union that it is.
    var variant: Int?
  }

  var records: [RecordType] = []
  var notes: [InferenceNote] = []
  private var queue: [Pending] = []
  private var nameOfPlace: [Int: String] = [:]
  private var names = RecordNames()
  /// Fields, values and cases so far.
  var entries = 0
  private var recordCount = 0

  init(
    _ evidence: SeenPlaces,
    _ identities: [FoundCollection],
    _ found: FoundRecognition,
    _ options: ContractInference.Options
  ) {
    self.evidence = evidence
    self.identities = identities
    self.found = found
    self.options = options
  }

  mutating func draft(files: Int) -> InferredContract {
    let root = record(at: SeenPlaces.root, key: "backup", in: "") ?? "backup"
    var next = 0
    while next < queue.count {
      fill(queue[next])
      next += 1
    }
    var contract = Contract(
      format: found.format,
      title: found.title,
      version: found.version,
      status: .draft,
      doc: "A draft, inferred from \(files) \(files == 1 ? "file" : "files").",
      recognition: found.recognition,
      root: root,
      records: records
    )
    let collections = DraftCollections(evidence, identities, contract)
    contract.collections = collections.collections()
    contract.exportedAt = collections.exportedAt()
    contract.limits.records = max(contract.limits.records, identities.map(\.count).max() ?? 0)
    return InferredContract(
      contract: contract,
      notes: found.notes + collections.notes() + notes,
      files: files
    )
  }

  // MARK: Records

  /// The name of the record at a place, which is filled later; `nil` where the draft is as large as it may be.
  mutating func record(at place: Int, key: String, in owner: String) -> String? {
    let place = evidence.representative(place)
    if let name = nameOfPlace[place] { return name }
    guard let name = newRecord(key, in: owner) else { return nil }
    nameOfPlace[place] = name
    queue.append(Pending(name: name, place: place))
    return name
  }

  /// The name of the record that is one case of a union.
  mutating func record(ofCase value: String, variant: Int, at place: Int, in owner: String) -> String? {
    guard let name = newRecord(value, in: owner) else { return nil }
    queue.append(Pending(name: name, place: evidence.representative(place), variant: variant))
    return name
  }

  private mutating func newRecord(_ key: String, in owner: String) -> String? {
    guard recordCount < InferenceLimits.records, entries < InferenceLimits.entries else { return nil }
    recordCount += 1
    return names.name(key, in: owner)
  }

  // MARK: Unions

  /// Unions that are drafted, by their place: their cases are named once.
  var unionOfPlace: [Int: UnionType] = [:]

  // MARK: Notes

  mutating func note(
    _ subject: InferenceNote.Subject,
    _ place: Int,
    _ pointer: JSONPointer,
    _ support: Int,
    of total: Int,
    isDoubtful: Bool = false,
    _ text: String
  ) {
    notes.append(
      InferenceNote(
        subject: subject,
        path: evidence.path(place),
        pointer: pointer,
        support: support,
        total: total,
        isDoubtful: isDoubtful,
        text: text
      )
    )
  }
}
