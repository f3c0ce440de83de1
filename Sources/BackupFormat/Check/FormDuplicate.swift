@_spi(Scanning) import BackupJSON

/// An id that stands twice in a form: an answer could belong to either question, or mean either option.
struct FormDuplicate: Hashable {
  enum Subject: String {
    case question
    case option
  }

  let subject: Subject
  let first: JSONPointer
  let second: JSONPointer

  /// Most of them that are kept of one form.
  static let most = 10_000
}

/// The ids of a list of questions or options, as they are met.
struct FormIDs {
  private var places: [[UInt8]: Int] = [:]

  /// - Returns: the number of the element that has this id already.
  mutating func insert(_ id: String, at index: Int) -> Int? {
    let key = Array(id.utf8)
    if let first = places[key] { return first }
    places[key] = index
    return nil
  }
}

extension CheckEngine {
  mutating func reportFormDuplicates() {
    let duplicates = Set(questions.values.flatMap(\.duplicates))
    guard !duplicates.isEmpty else { return }
    let locations = PointerLocations(of: duplicates.flatMap { [$0.first, $0.second] }, in: source)
    let findings = duplicates.map { duplicate in
      Finding(
        .idDuplicate,
        at: locations[duplicate.second].value,
        "the id of this \(duplicate.subject.rawValue) is used twice in the form",
        notes: [.init("it stands first here", range: locations[duplicate.first].value)],
        help: "give one of them an id that no answer has"
      )
    }
    for finding in findings.sorted(by: Finding.inReportOrder) { collector.add(finding) }
  }
}
