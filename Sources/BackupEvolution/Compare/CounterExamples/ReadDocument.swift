import BackupFormat
import BackupJSON

/// A document that the writer of one contract may write, and what the reader of the other makes of it.
struct ReadDocument {
  /// An error that the reader has found.
  struct Refusal {
    let rule: Rule
    /// The place in the document.
    let pointer: JSONPointer
    /// The places in the reader's contract on the way there, the last one its own.
    let places: [JSONPointer]
  }

  let document: [UInt8]
  let root: JSONValue
  /// What the document is about, in the writer's contract; `nil` for one that was made for the reader.
  let writerPlace: JSONPointer?
  /// What the document is about, in the reader's contract; `nil` for one that was made for the writer.
  let readerPlace: JSONPointer?
  /// Where in the document that is.
  let pointer: JSONPointer
  /// Whether the document uses no fallback, no alias and nothing that its contract does not know.
  let isConforming: Bool
  let refusals: [Refusal]
}

/// All documents of one direction.
struct ReadDocuments {
  private(set) var documents: [ReadDocument] = []
  let writer: Contract
  let reader: Contract
  let writerPlaces: DocumentPlaces

  /// - Parameter isOlderReader: whether the older contract reads.
  init(_ readers: Readers, isOlderReader: Bool, _ wanted: WantedPlaces) {
    writer = isOlderReader ? readers.newerContract : readers.olderContract
    reader = isOlderReader ? readers.olderContract : readers.newerContract
    writerPlaces = DocumentPlaces(writer)
    let places = DocumentPlaces(reader)
    let checker = isOlderReader ? readers.older : readers.newer
    let writerChecker = isOlderReader ? readers.newer : readers.olderWriter

    PlacedDocuments(writer, isWanted: wanted.contain).samples { sample in
      // No writer uses an alias; what an older reader would make of it shows nothing.
      if isOlderReader, ReadDocument.usesAlias(sample, writer) { return }
      let report = writerChecker.check(InputBytes(sample.document))
      guard report.verdict != .refused else { return }
      let isConforming = sample.isConforming && report.counts[.warning, default: 0] == 0
      take(sample.document, (sample.place, nil), sample.pointer, isConforming, checker, places)
    }
    // What is wrong for the reader may be right for the writer.
    PlacedDocuments(reader, isWanted: wanted.contain).faults { fault in
      let report = writerChecker.check(InputBytes(fault.document))
      guard report.verdict != .refused else { return }
      let isConforming = report.counts[.warning, default: 0] == 0
      take(fault.document, (nil, fault.place), fault.pointer, isConforming, checker, places)
    }
    pad(checker, places)
  }

  /// A document larger than the reader takes, where that is no large one.
  private mutating func pad(_ checker: BackupChecker, _ places: DocumentPlaces) {
    let size = reader.limits.bytes
    guard size < writer.limits.bytes, size < Self.largestPadding,
      let least = documents.min(by: { $0.document.count < $1.document.count }), least.document.count <= size
    else { return }
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: size + 1 - least.document.count)
    let limit = JSONPointer(tokens: ["limits", "bytes"])
    take(least.document + padding, (limit, limit), JSONPointer(), true, checker, places)
  }

  private static let largestPadding = 1 << 20

  private mutating func take(
    _ document: [UInt8],
    _ place: (writer: JSONPointer?, reader: JSONPointer?),
    _ pointer: JSONPointer,
    _ isConforming: Bool,
    _ checker: BackupChecker,
    _ places: DocumentPlaces
  ) {
    guard let root = try? JSONDocument(reading: InputBytes(document)).root else { return }
    let report = checker.check(InputBytes(document))
    let errors = report.findings.filter { $0.severity == .error }
    documents.append(
      ReadDocument(
        document: document,
        root: root,
        writerPlace: place.writer,
        readerPlace: place.reader,
        pointer: pointer,
        isConforming: isConforming,
        refusals: errors.map { finding in
          ReadDocument.Refusal(
            rule: finding.rule,
            pointer: finding.pointer,
            places: places.places(along: finding.pointer, in: root)
          )
        }
      )
    )
  }
}

extension ReadDocument {
  /// Whether a sample has a field under another of its keys.
  static func usesAlias(_ sample: Sample, _ contract: Contract) -> Bool {
    let tokens = sample.place.tokens
    guard !sample.isConforming, tokens.count == 4, tokens[0] == "records",
      let key = sample.pointer.tokens.last,
      let field = contract.record(tokens[1])?.field(tokens[3])
    else { return false }
    return field.aliases.contains { $0.isSameUTF8(as: key) }
  }
}
