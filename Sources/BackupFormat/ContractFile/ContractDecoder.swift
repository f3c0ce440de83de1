import BackupJSON
import BackupValues

/// Takes a contract out of the tree of its file.
///
/// Nothing is lost of a file that the check has accepted. Of one that it has not, as much as possible is taken, so
/// that the mistakes of the rest are found in the same run.
struct ContractDecoder {
  /// What the types of the file form cannot say.
  private(set) var mistakes: [ContractMistake] = []

  /// The contract; `nil` where there are no records to speak of.
  mutating func contract(_ document: JSONDocument) -> Contract? {
    guard let part = ContractPart(document.root, at: JSONPointer()), part.part("records") != nil else {
      return nil
    }
    let format = part.text("format") ?? ""
    let version = part.part("version")
    let limits = part.part("limits")
    return Contract(
      format: format,
      title: part.text("title") ?? "",
      version: FormatVersion(version?.count("major") ?? 1, version?.count("minor") ?? 0),
      status: part.word("status", Contract.Status.self) ?? .draft,
      doc: part.text("doc") ?? "",
      recognition: recognition(part.part("recognition"), format),
      root: part.text("root") ?? "",
      records: part.members("records").map { record($0.name, $0.part) },
      collections: part.members("collections").map { collection($0.name, $0.part) },
      exportedAt: part.text("exportedAt"),
      envelopes: (part["envelopes"]?.arrayValue ?? []).compactMap { $0.integerValue.map { Int($0) } },
      limits: Limits(
        bytes: limits?.count("bytes") ?? Contract.Standard.limits.bytes,
        records: limits?.count("records") ?? Contract.Standard.limits.records
      ),
      defaults: part.word("defaults", Contract.Defaults.self) ?? .written,
      spelling: spelling(part.part("spelling"))
    )
  }

  private func spelling(_ part: ContractPart?) -> Spelling {
    Spelling(
      moments: part?.word("moments", Spelling.Moments.self) ?? .strict,
      currencies: (part?["currencies"]?.objectValue ?? JSONObject()).compactMap { member in
        member.value.stringValue.flatMap { CurrencyCode($0) }.map { Spelling.CurrencyName(member.key, $0) }
      }
    )
  }

  private func recognition(_ part: ContractPart?, _ format: String) -> Recognition {
    let standard = Contract.Standard.recognition(format)
    return Recognition(
      key: part?.text("key") ?? standard.key,
      value: part?.text("value") ?? standard.value,
      versionKey: part?.text("versionKey") ?? standard.versionKey,
      versionForm: part?.word("versionForm", Recognition.VersionForm.self) ?? standard.versionForm,
      presence: part?.texts("presence") ?? []
    )
  }

  private func collection(_ field: String, _ part: ContractPart?) -> Collection {
    Collection(
      field: field,
      key: part?.text("key") ?? Contract.Standard.key,
      updatedAt: part?.text("updatedAt"),
      happenedAt: part?.text("happenedAt"),
      duplicateSignatures: (part?["duplicateSignatures"]?.arrayValue ?? []).map {
        ($0.arrayValue ?? []).compactMap(\.stringValue)
      }
    )
  }

  private mutating func record(_ name: String, _ part: ContractPart?) -> RecordType {
    let fields = (part?.members("fields") ?? []).map { field($0.name, $0.part) }
    return RecordType(
      name,
      doc: part?.text("doc") ?? "",
      label: part?.text("label"),
      unknownFields: part?.word("unknownFields", RecordType.UnknownFields.self) ?? .kept,
      reserved: part?.texts("reserved") ?? [],
      rules: part.map { rules($0) } ?? [],
      fields: fields
    )
  }

  private func rules(_ part: ContractPart) -> [FieldRule] {
    let list = part.pointer.appending("rules")
    return (part["rules"]?.arrayValue ?? []).enumerated().compactMap { index, element in
      ContractPart(element, at: list.appending(index)).flatMap { rule($0) }
    }
  }

  private func rule(_ part: ContractPart) -> FieldRule? {
    guard let condition = condition(part) else { return nil }
    return FieldRule(condition, breach: part.word("breach", FieldRule.Breach.self) ?? .refused)
  }

  private func condition(_ part: ContractPart) -> FieldRule.Condition? {
    switch part.word("rule", RuleName.self) {
    case .notBefore:
      guard let field = part.text("field"), let other = part.text("other") else { return nil }
      return .notBefore(field: field, other: other)
    case .sum:
      guard let list = part.text("list"), let item = part.text("item"), let total = part.text("total")
      else { return nil }
      return .sum(list: list, item: item, total: total)
    case nil: return nil
    }
  }

  private mutating func field(_ name: String, _ part: ContractPart?) -> FieldType {
    guard let part else { return FieldType(name, .any) }
    return FieldType(
      name,
      type(part),
      presence: presence(part),
      null: null(part),
      doc: part.text("doc") ?? "",
      since: version(part, "since"),
      unit: part.text("unit"),
      semantics: part.count("semantics") ?? 0,
      deprecated: part.flag("deprecated") ?? false,
      absence: absence(part),
      aliases: part.texts("aliases")
    )
  }

  private mutating func absence(_ part: ContractPart) -> String {
    guard let text = part.text("absence") else { return "" }
    if let sentence = NullText.meaning(text), !sentence.utf8.isEmpty { return sentence }
    add(.contractNullForm, part, "absence", "what absence means must be \"means \" and a sentence")
    return ""
  }

  private mutating func presence(_ part: ContractPart) -> FieldType.Presence {
    let isOptional = part.flag("optional")
    guard let value = part["default"] else { return isOptional == true ? .optional : .required }
    if isOptional != nil {
      add(.contractContradiction, part, "optional", "a field with a default is optional as it is")
    }
    return .defaulting(value)
  }

  private mutating func null(_ part: ContractPart) -> FieldType.Null {
    guard let text = part.text("null") else { return .refused }
    if let null = NullText.read(text) { return null }
    add(
      .contractNullForm,
      part,
      "null",
      "what null means must be \"absent\", or \"means \" and a sentence",
      suggestion: Suggestion.nearest(to: text, among: [NullText.absent])
    )
    return .absent
  }

  mutating func version(_ part: ContractPart, _ key: String) -> FormatVersion? {
    guard let text = part.text(key) else { return nil }
    if let version = FormatVersion(text) { return version }
    add(.contractVersionForm, part, key, "a version is two whole numbers with a point between them: \"1.0\"")
    return nil
  }

  mutating func add(
    _ rule: Rule,
    _ part: ContractPart,
    _ key: String,
    _ message: String,
    suggestion: String? = nil
  ) {
    guard mistakes.count < MistakeLimits.mistakes else { return }
    mistakes.append(
      ContractMistake(rule, at: part.pointer.appending(key), message, suggestion: suggestion)
    )
  }
}
