import BackupFormat
import BackupJSON

/// What a document has to be like that shows one change in one direction.
struct CounterExampleQuest {
  private let rule: ChangeRule
  /// The place of the change in the writer's and in the reader's contract.
  private let writerPlace: JSONPointer
  private let readerPlace: JSONPointer
  private let isFormatWide: Bool

  init(
    _ noted: NotedChange,
    writer: JSONPointer,
    reader: JSONPointer,
    in collection: ReadDocuments
  ) {
    rule = noted.rule
    isFormatWide = writer.tokens.first != "records" && writer.tokens.first != "collections"
    writerPlace = CounterExampleQuest.inRecords(writer, collection.writer)
    readerPlace = CounterExampleQuest.inRecords(reader, collection.reader)
  }

  /// A collection is a field of the root.
  private static func inRecords(_ place: JSONPointer, _ contract: Contract) -> JSONPointer {
    guard place.tokens.count > 1, place.tokens[0] == "collections" else { return place }
    return JSONPointer(tokens: ["records", contract.root, "fields", place.tokens[1]])
  }

  // MARK: Refused

  func refusal(_ collection: ReadDocuments, _ reader: CounterExample.Reader) -> CounterExample? {
    var best: (score: Int, example: CounterExample)?
    for evidence in collection.documents {
      guard rule.needsUnknown == false || !evidence.isConforming,
        let refusal = evidence.refusals.first(where: isAbout)
      else { continue }
      let score = closeness(evidence)
      if let best,
        best.score > score || best.score == score && best.example.document.count <= evidence.document.count
      {
        continue
      }
      best = (
        score,
        CounterExample(
          document: evidence.document,
          reader: reader,
          refusedBy: refusal.rule,
          pointer: refusal.pointer
        )
      )
    }
    return best?.example
  }

  private func isAbout(_ refusal: ReadDocument.Refusal) -> Bool {
    if let rules = rule.refusals, !rules.contains(refusal.rule) { return false }
    if isFormatWide || rule.refusals != nil && readerPlace.tokens.count < 4 { return true }
    let depth = min(4, readerPlace.tokens.count)
    let prefix = readerPlace.tokens.prefix(depth)
    return refusal.places.contains { $0.tokens.count >= depth && $0.tokens.prefix(depth).same(as: prefix) }
  }

  private func closeness(_ evidence: ReadDocument) -> Int {
    let written = evidence.writerPlace.map { $0.common(with: writerPlace) } ?? 0
    let read = evidence.readerPlace.map { $0.common(with: readerPlace) } ?? 0
    return max(written, read)
  }

  // MARK: Misread

  func misreading(_ collection: ReadDocuments, _ reader: CounterExample.Reader) -> CounterExample? {
    var best: (score: (Int, Int), example: CounterExample)?
    for evidence in collection.documents {
      guard let pointer = shownPlace(evidence, collection),
        !evidence.refusals.contains(where: { $0.pointer == pointer })
      else { continue }
      // One that is read as a whole shows it best.
      let score = (evidence.refusals.isEmpty ? 1 : 0, closeness(evidence))
      if let best,
        best.score > score || best.score == score && best.example.document.count <= evidence.document.count
      {
        continue
      }
      best = (
        score, CounterExample(document: evidence.document, reader: reader, refusedBy: nil, pointer: pointer)
      )
    }
    return best?.example
  }

  /// Where a document shows the change; `nil` where it does not.
  private func shownPlace(_ evidence: ReadDocument, _ collection: ReadDocuments) -> JSONPointer? {
    if isFormatWide { return JSONPointer() }
    guard let writer = evidence.writerPlace else { return nil }
    if rule.needsUnknown, evidence.isConforming { return nil }
    if rule.isAboutAbsence(at: writerPlace), writerPlace.tokens.count >= 4 {
      guard let record = collection.writerPlaces.first(writerPlace.tokens[1], in: evidence.root) else {
        return nil
      }
      let pointer = record.appending(writerPlace.tokens[3])
      return JSONDocument(root: evidence.root).value(at: pointer) == nil ? pointer : nil
    }
    let depth = min(4, writerPlace.tokens.count)
    guard writer.tokens.prefix(depth).same(as: writerPlace.tokens.prefix(depth)) else { return nil }
    // A null says nothing of what the value means.
    let value = JSONDocument(root: evidence.root).value(at: evidence.pointer)
    guard let value, !value.isNull || writerPlace.tokens.last == "null" else { return nil }
    return evidence.pointer
  }
}

extension ChangeRule {
  /// The rules of which one refuses a document for such a change; `nil` where the place tells enough.
  fileprivate var refusals: Set<Rule>? {
    switch self {
    case .invariantAdded, .invariantRemoved: [.ruleOrder, .ruleSum]
    case .severityRaised, .severityLowered: [.ruleOrder, .ruleSum, .refMissing]
    case .uniqueRuleAdded, .uniqueRuleRemoved: [.idDuplicate]
    case .limitTightened, .limitLoosened: [.fileTooLarge, .recordCount]
    case .arrayUniqueAdded, .arrayUniqueRemoved: [.listDuplicate]
    case .arrayMinTightened, .arrayMinLoosened, .arrayMaxTightened, .arrayMaxLoosened: [.listCount]
    case .mapCountTightened, .mapCountLoosened: [.mapCount]
    case .formatIDChanged, .versionKeyMoved:
      [.formatMissing, .formatUnknown, .versionMissing, .versionMalformed]
    default: nil
    }
  }

  /// Whether only a value shows it that its own contract does not list.
  fileprivate var needsUnknown: Bool {
    switch self {
    case .fallbackAdded, .fallbackChanged, .fallbackRemoved, .unknownKeyPolicyChanged: true
    default: false
    }
  }

  /// Whether it shows where a field is left out.
  fileprivate func isAboutAbsence(at place: JSONPointer) -> Bool {
    switch self {
    case .fieldAddedOptionalNoDefault, .defaultAdded, .defaultChanged, .defaultRemoved: true
    case .absentVsNullMeaningChanged: place.tokens.last == "absence"
    default: false
    }
  }
}

extension Sequence<String> {
  fileprivate func same(as other: some Sequence<String>) -> Bool {
    elementsEqual(other) { $0.isSameUTF8(as: $1) }
  }
}

extension JSONPointer {
  /// The number of tokens that two places have in common from the root on.
  fileprivate func common(with other: JSONPointer) -> Int {
    zip(tokens, other.tokens).prefix { $0.isSameUTF8(as: $1) }.count
  }
}
