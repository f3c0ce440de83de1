import BackupFormat
public import BackupJSON

/// Infers a draft of a contract from backups of one format.
///
/// Nothing is guessed silently: whatever the draft says has a note with the number of values that support it, and
/// what a person has to decide is marked. Spec/infer.md says what is recognised by what.
public struct ContractInference: Sendable {
  /// What the files cannot say.
  public struct Options: Sendable {
    /// The id of the format; `nil` to take it from the files.
    public var format: String?
    /// The name of the app; `nil` to take it from the files.
    public var title: String?
    /// The most values of an enumeration; 1 or more.
    public var maximumValues: Int

    /// Makes options; the id and title are taken from the files where they are not given.
    public init(format: String? = nil, title: String? = nil, maximumValues: Int = 12) {
      self.format = format
      self.title = title
      self.maximumValues = max(1, min(maximumValues, InferenceLimits.distinctTexts))
    }
  }

  private let options: Options
  private var inputs: [InputBytes] = []
  private var documents: [JSONDocument] = []

  /// Begins an inference.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Adds a file.
  ///
  /// - Throws: `notJSON` and `notAnObject`; the other files can be added all the same.
  public mutating func add(_ input: InputBytes) throws(InferenceError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(reading: input)
    } catch {
      throw InferenceError(
        .notJSON,
        file: inputs.count,
        "it is not sound JSON",
        help: "`backup-lint check` says all that is wrong with it",
        findings: error.findings
      )
    }
    guard case .object = document.root else {
      throw InferenceError(
        .notAnObject,
        file: inputs.count,
        "its root is not an object, and a format that can be checked is one",
        help: "a next version can hold it in an object: {\"format\": …, \"version\": …, \"entries\": […]}"
      )
    }
    inputs.append(input)
    documents.append(document)
  }

  /// The draft of a contract for all files that were added.
  ///
  /// - Throws: all codes but `notJSON` and `notAnObject`.
  /// - Complexity: O(*n*) in the size of the files.
  public func draft() throws(InferenceError) -> InferredContract {
    guard !documents.isEmpty else {
      throw InferenceError(.noFiles, "there is no file", help: "name a backup of the format")
    }
    let evidence = gathered()
    var doubts: [Int: Place.Doubt] = [:]
    // What the check refuses is taken back, first the form of a text, then its type: three rounds settle all.
    for _ in 0..<6 {
      let draft = try draft(evidence, doubts)
      let refused = try refusedPlaces(by: draft.contract, evidence)
      if refused.isEmpty { return draft }
      for place in refused {
        let now = doubts[place] ?? .none
        doubts[place] = now == .none ? .form : .all
      }
    }
    throw InferenceError(
      .notAccepted,
      "the draft would refuse a file that it was made from",
      help: "this is a fault of the tool; please report it with a file that shows it"
    )
  }

  private func gathered() -> SeenPlaces {
    var evidence = SeenPlaces()
    for document in documents { evidence.add(document) }
    return evidence
  }

  private func draft(_ gathered: SeenPlaces, _ doubts: [Int: Place.Doubt]) throws(InferenceError)
    -> InferredContract
  {
    var evidence = gathered
    for (place, doubt) in doubts { evidence[place].doubts = doubt }
    let identities = IdentitySearch(evidence: evidence, documents: documents).collections()
    let elements = Set(identities.map { evidence.representative($0.element) })
    UnionSearch(records: elements.union([SeenPlaces.root])).settle(&evidence)
    MapSearch(apart: elements).settle(&evidence)
    ReferenceSearch(collections: identities, documents: documents).count(in: &evidence)
    ShapeSearch(apart: elements).settle(&evidence)
    let recognition = try RecognitionSearch(evidence, documents, options).found()
    var drafter = Drafter(evidence, identities, recognition, options)
    return drafter.draft(files: documents.count)
  }

  /// The places of the values for which the check refuses a file.
  private func refusedPlaces(by contract: Contract, _ evidence: SeenPlaces) throws(InferenceError) -> Set<Int> {
    let checker: BackupChecker
    do {
      checker = BackupChecker(try FormatLibrary([contract]))
    } catch {
      throw InferenceError(
        .notAccepted,
        "the draft has mistakes: \(error.description)",
        help: "this is a fault of the tool; please report it with a file that shows it"
      )
    }
    var places: Set<Int> = []
    for (input, document) in zip(inputs, documents) {
      let report = checker.check(input)
      guard report.counts[.error, default: 0] > 0 else { continue }
      for finding in report.findings where finding.severity == .error {
        if let place = evidence.place(of: finding.pointer, in: document) { places.insert(place) }
      }
      if places.isEmpty { places.insert(SeenPlaces.root) }
    }
    return places
  }
}
