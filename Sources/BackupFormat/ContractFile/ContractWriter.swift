public import BackupJSON
import BackupValues

/// Writes a contract in its canonical file form (Spec/contract.md): fixed order of keys, one fact a line, and what
/// is equal to its default left out.
///
/// A contract with mistakes is written as well, as far as an object can hold it: of two fields with one name only
/// the first is there.
public struct ContractWriter: Sendable {
  public init() {}

  /// The bytes of the file: pretty JSON with a line feed at the end.
  ///
  /// - Throws: `tooDeep` for a contract whose types or defaults are nested too deep, which is one of its mistakes.
  public func write(_ contract: Contract) throws(JSONWriteError) -> [UInt8] {
    try JSONWriter(.pretty).write(document(contract))
  }

  /// The file as a tree.
  public func document(_ contract: Contract) -> JSONDocument {
    let standard = Contract.Standard.self
    var facts = FactList()
    facts.add(ContractFileFormat.recognition.key, .string(ContractFileFormat.recognition.value))
    facts.add(ContractFileFormat.recognition.versionKey, .integer(Int64(ContractFileFormat.version.major)))
    facts.add("format", contract.format)
    facts.add("title", contract.title)
    facts.add("version", ["major": .int(contract.version.major), "minor": .int(contract.version.minor)])
    facts.add("status", contract.status.rawValue)
    facts.add("doc", contract.doc, unless: "")
    facts.add("recognition", recognition(contract))
    facts.add("root", contract.root)
    facts.add("exportedAt", contract.exportedAt)
    facts.add("envelopes", contract.envelopes.map { .int($0) })
    var limits = FactList()
    limits.add("bytes", contract.limits.bytes, unless: standard.limits.bytes)
    limits.add("records", contract.limits.records, unless: standard.limits.records)
    facts.add("limits", limits)
    facts.add("defaults", contract.defaults.rawValue, unless: Contract.Defaults.written.rawValue)
    var spelling = FactList()
    spelling.add("moments", contract.spelling.moments.rawValue, unless: Spelling.Moments.strict.rawValue)
    spelling.add("currencies", contract.spelling.currencies.map { ($0.text, .string($0.code.description)) })
    facts.add("spelling", spelling)
    facts.add("collections", contract.collections.map { ($0.field, .object(collection($0).object)) })
    var records = FactList()
    for record in contract.records { records.add(record.name, .object(self.record(record).object)) }
    facts.add("records", .object(records.object))
    return JSONDocument(root: .object(facts.object))
  }

  private func recognition(_ contract: Contract) -> FactList {
    let standard = Contract.Standard.recognition(contract.format)
    let recognition = contract.recognition
    var facts = FactList()
    facts.add("key", recognition.key, unless: standard.key)
    facts.add("value", recognition.value, unless: standard.value)
    facts.add("versionKey", recognition.versionKey, unless: standard.versionKey)
    facts.add("versionForm", recognition.versionForm.rawValue, unless: standard.versionForm.rawValue)
    facts.add("presence", recognition.presence.map { .string($0) })
    return facts
  }

  private func collection(_ collection: Collection) -> FactList {
    var facts = FactList()
    facts.add("key", collection.key, unless: Contract.Standard.key)
    facts.add("updatedAt", collection.updatedAt)
    facts.add("happenedAt", collection.happenedAt)
    facts.add("duplicateSignatures", collection.duplicateSignatures.map { .texts($0) })
    return facts
  }

  private func record(_ record: RecordType) -> FactList {
    var facts = FactList()
    facts.add("doc", record.doc, unless: "")
    facts.add("label", record.label)
    facts.add(
      "unknownFields",
      record.unknownFields.rawValue,
      unless: RecordType.UnknownFields.kept.rawValue
    )
    facts.add("reserved", record.reserved.map { .string($0) })
    var fields = FactList()
    for field in record.fields { fields.add(field.name, .object(self.field(field).object)) }
    facts.add("fields", .object(fields.object))
    facts.add("rules", record.rules.map { .object(rule($0).object) })
    return facts
  }

  private func rule(_ rule: FieldRule) -> FactList {
    var facts = FactList()
    facts.add("rule", RuleName(rule).rawValue)
    switch rule.condition {
    case .notBefore(let field, let other):
      facts.add("field", field)
      facts.add("other", other)
    case .sum(let list, let item, let total):
      facts.add("list", list)
      facts.add("item", item)
      facts.add("total", total)
    }
    facts.add("breach", rule.breach.rawValue, unless: FieldRule.Breach.refused.rawValue)
    return facts
  }

  private func field(_ field: FieldType) -> FactList {
    var facts = typeFacts(field.type)
    var defaultValue: JSONValue?
    switch field.presence {
    case .required: break
    case .optional: facts.add("optional", .boolean(true))
    case .defaulting(let value): defaultValue = value
    }
    if !field.absence.utf8.isEmpty { facts.add("absence", NullText.text(meaning: field.absence)) }
    facts.add("default", defaultValue)
    facts.add("null", NullText.text(field.null))
    facts.add("unit", field.unit)
    facts.add("since", field.since?.description)
    facts.add("semantics", field.semantics, unless: 0)
    facts.add("deprecated", field.deprecated, unless: false)
    facts.add("aliases", field.aliases.map { .string($0) })
    facts.add("doc", field.doc, unless: "")
    return facts
  }
}
