import BackupJSON

/// Types, from the facts beside their name. What is no type becomes `any`; the check has a finding for it.
extension ContractDecoder {
  mutating func type(_ part: ContractPart) -> ValueType {
    guard let name = part.word("type", TypeName.self) else { return .any }
    switch name {
    case .text: return .text(length(part))
    case .key: return .key(length(part))
    case .boolean: return .boolean
    case .integer:
      var type = IntegerType()
      type.minimum = part.integer("minimum") ?? type.minimum
      type.maximum = part.integer("maximum") ?? type.maximum
      if let outside = part["outsideBecomes"] {
        type.outside = outside.integerValue.map { .value($0) } ?? .null
      }
      return .integer(type)
    case .decimal:
      return .decimal(
        DecimalType(
          minimum: limit(part["minimum"]),
          maximum: limit(part["maximum"]),
          currencyField: part.text("currencyField")
        )
      )
    case .money:
      var type = MoneyType()
      type.minimum = part.integer("minimum") ?? type.minimum
      type.maximum = part.integer("maximum") ?? type.maximum
      return .money(type)
    case .minorUnits:
      var type = MinorUnitsType(of: part.text("currencyField") ?? "")
      type.minimum = part.integer("minimum") ?? type.minimum
      type.maximum = part.integer("maximum") ?? type.maximum
      return .minorUnits(type)
    case .currency: return .currency
    case .utcMoment: return .utcMoment
    case .localMoment: return .localMoment
    case .day: return .day
    case .timeOfDay: return .timeOfDay
    case .uuid: return .uuid
    case .enumeration: return .enumeration(enumeration(part))
    case .list: return .list(list(part))
    case .map:
      return .map(
        MapType(
          part.word("key", MapType.Key.self) ?? Contract.Standard.map.key,
          to: inner(part, "value"),
          maximum: part.count("maximum") ?? Contract.Standard.map.maximum
        )
      )
    case .record: return .record(part.text("record") ?? "")
    case .union: return .union(union(part))
    case .reference:
      return .reference(
        ReferenceType(
          to: part.text("collection") ?? "",
          dangling: part.word("dangling", ReferenceType.Dangling.self) ?? .refused
        )
      )
    case .base64:
      var type = Base64Type()
      type.minimum = part.count("minimum") ?? type.minimum
      type.maximum = part.count("maximum") ?? type.maximum
      type.alphabet = part.word("alphabet", Base64Type.Alphabet.self) ?? type.alphabet
      return .base64(type)
    case .any: return .any
    case .answers: return .answers(answers(part))
    }
  }

  private func length(_ part: ContractPart) -> TextType {
    var type = TextType()
    type.minimum = part.count("minimum") ?? type.minimum
    type.maximum = part.count("maximum") ?? type.maximum
    type.characters = part.text("characters")
    type.equality = part.word("equality", TextType.Equality.self) ?? type.equality
    return type
  }

  private func limit(_ value: JSONValue?) -> String? {
    value?.numberValue?.text
  }

  private mutating func inner(_ part: ContractPart, _ key: String) -> ValueType {
    part.part(key).map { type($0) } ?? .any
  }

  private mutating func list(_ part: ContractPart) -> ListType {
    var type = ListType(
      of: inner(part, "of"),
      isUnique: part.flag("unique") ?? Contract.Standard.list.isUnique,
      isOrdered: part.flag("ordered") ?? Contract.Standard.list.isOrdered
    )
    type.minimum = part.count("minimum") ?? type.minimum
    type.maximum = part.count("maximum") ?? type.maximum
    return type
  }

  private mutating func enumeration(_ part: ContractPart) -> EnumerationType {
    var values: [EnumerationType.Value] = []
    for (name, inner) in part.members("values") {
      values.append(
        EnumerationType.Value(
          name,
          doc: inner?.text("doc") ?? "",
          since: inner.flatMap { version($0, "since") }
        )
      )
    }
    return EnumerationType(values, unknown: unknown(part), reserved: part.texts("reserved"))
  }

  private mutating func unknown(_ part: ContractPart) -> EnumerationType.Unknown {
    let words = part.text("unknownShownAs")
    guard let value = part["unknownBecomes"] else { return words.map { .kept(shownAs: $0) } ?? .refused }
    if words != nil {
      add(
        .contractContradiction,
        part,
        "unknownShownAs",
        "an unknown value is either kept and shown, or becomes another value"
      )
    }
    return value.stringValue.map { .value($0) } ?? .null
  }

  private mutating func union(_ part: ContractPart) -> UnionType {
    var cases: [UnionType.Case] = []
    for (value, inner) in part.members("cases") {
      cases.append(
        UnionType.Case(
          value,
          inner?.text("record") ?? "",
          since: inner.flatMap { version($0, "since") }
        )
      )
    }
    return UnionType(
      on: part.text("discriminator") ?? "",
      cases,
      unknown: part.word("unknown", UnionType.Unknown.self) ?? .refused,
      reserved: part.texts("reserved")
    )
  }

  private func answers(_ part: ContractPart) -> AnswersType {
    AnswersType(
      questions: part.texts("questions"),
      idField: part.text("idField") ?? "",
      kindField: part.text("kindField") ?? "",
      kinds: part.members("kinds").compactMap { value, inner in
        inner.flatMap { answer($0) }.map { AnswersType.Kind(value, $0) }
      }
    )
  }

  private func answer(_ part: ContractPart) -> AnswersType.Answer? {
    switch part.word("answer", AnswerName.self) {
    case .integer:
      return .integer(
        minimumField: part.text("minimumField") ?? "",
        maximumField: part.text("maximumField") ?? ""
      )
    case .option:
      return .option(listField: part.text("listField") ?? "", idField: part.text("idField") ?? "")
    case .options:
      return .options(listField: part.text("listField") ?? "", idField: part.text("idField") ?? "")
    case .boolean: return .boolean
    case .text: return .text
    case nil: return nil
    }
  }
}
