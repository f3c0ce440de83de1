public import BackupJSON

/// The definition of a format in Swift: its contract, and the codec between files and typed values.
public struct FormatDefinition<Document>: Sendable {
  /// The contract that follows from the definition.
  public let contract: Contract
  private let root: Record<Document>

  /// - Parameters:
  ///   - root: the record that the whole document is, without the fields by which the file is recognised.
  public init(
    _ format: String,
    title: String,
    version: FormatVersion,
    status: Contract.Status,
    doc: String = "",
    root: Record<Document>,
    collections: [Collection] = [],
    exportedAt: String? = nil,
    envelopes: [Int] = [],
    limits: Limits = Limits(),
    defaults: Contract.Defaults = .written
  ) {
    self.root = root
    contract = Contract(
      format: format,
      title: title,
      version: version,
      status: status,
      doc: doc,
      recognition: Recognition(value: format),
      root: root.type.name,
      records: root.records.withoutRepeats,
      collections: collections,
      exportedAt: exportedAt,
      envelopes: envelopes,
      limits: limits,
      defaults: defaults
    )
  }

  /// The document as JSON, in the order of the definition. Fields with their defaults are there or not as the contract
  /// says.
  public func encode(_ document: Document) -> JSONDocument {
    var object: JSONObject = [
      contract.recognition.key: .string(contract.recognition.value),
      contract.recognition.versionKey: [
        "major": .integer(Int64(contract.version.major)), "minor": .integer(Int64(contract.version.minor)),
      ],
    ]
    for member in root.encode(document) { object[member.key] = member.value }
    switch contract.defaults {
    case .written: return JSONDocument(root: .object(object))
    case .omitted: return JSONDocument(root: DefaultOmission(contract).document(.object(object)))
    }
  }

  /// A document that has passed the checker, as a typed value.
  ///
  /// - Throws: ``CodecError`` with the place of the first value that does not fit.
  public func decode(_ document: JSONDocument) throws(CodecError) -> Document {
    guard var object = document.root.objectValue else { throw .expected("an object") }
    // What recognises the file is no member of the root record.
    for mark in contract.recognition.marks { object[mark] = nil }
    return try root.decode(object)
  }
}

extension [RecordType] {
  /// A record that is mentioned in several places is one record; two that differ both stay, for the self-check.
  fileprivate var withoutRepeats: [RecordType] {
    var kept: [RecordType] = []
    for record in self where !kept.contains(record) { kept.append(record) }
    return kept
  }
}
