import BackupJSON

/// The facts of a type, its name first.
extension ContractWriter {
  func typeFacts(_ type: ValueType) -> FactList {
    var facts = FactList()
    facts.add("type", TypeName(type).rawValue)
    switch type {
    case .text(let text), .key(let text):
      facts.add("minimum", text.minimum, unless: TextType().minimum)
      facts.add("maximum", text.maximum, unless: TextType().maximum)
      facts.add("characters", text.characters)
      facts.add("equality", text.equality.rawValue, unless: TextType().equality.rawValue)
    case .integer(let integer):
      facts.addRange(integer.minimum, integer.maximum)
      switch integer.outside {
      case .refused: break
      case .null: facts.add("outsideBecomes", .null)
      case .value(let value): facts.add("outsideBecomes", .integer(value))
      }
    case .decimal(let decimal):
      facts.add("currencyField", decimal.currencyField)
      facts.add("minimum", decimal.minimum.map(number))
      facts.add("maximum", decimal.maximum.map(number))
    case .money(let money): facts.addRange(money.minimum, money.maximum)
    case .minorUnits(let units):
      facts.add("currencyField", units.currencyField)
      facts.addRange(units.minimum, units.maximum)
    case .enumeration(let enumeration): addFacts(enumeration, to: &facts)
    case .list(let list):
      facts.add("of", .object(typeFacts(list.element).object))
      facts.add("minimum", list.minimum, unless: Contract.Standard.list.minimum)
      facts.add("maximum", list.maximum, unless: Contract.Standard.list.maximum)
      facts.add("unique", list.isUnique, unless: Contract.Standard.list.isUnique)
      facts.add("ordered", list.isOrdered, unless: Contract.Standard.list.isOrdered)
    case .map(let map):
      facts.add("key", map.key.rawValue, unless: Contract.Standard.map.key.rawValue)
      facts.add("value", .object(typeFacts(map.value).object))
      facts.add("maximum", map.maximum, unless: Contract.Standard.map.maximum)
    case .record(let name): facts.add("record", name)
    case .union(let union): addFacts(union, to: &facts)
    case .reference(let reference):
      facts.add("collection", reference.collection)
      facts.add(
        "dangling",
        reference.dangling.rawValue,
        unless: ReferenceType.Dangling.refused.rawValue
      )
    case .base64(let base64):
      facts.add("minimum", base64.minimum, unless: Base64Type().minimum)
      facts.add("maximum", base64.maximum, unless: Base64Type().maximum)
      facts.add("alphabet", base64.alphabet.rawValue, unless: Base64Type().alphabet.rawValue)
    case .answers(let answers): addFacts(answers, to: &facts)
    case .boolean, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .any: break
    }
    return facts
  }

  /// A limit as the number it is; a text that is none, which is a mistake, as text.
  private func number(_ text: String) -> JSONValue {
    JSONNumber(text).map { .number($0) } ?? .string(text)
  }

  private func addFacts(_ enumeration: EnumerationType, to facts: inout FactList) {
    var values = FactList()
    for value in enumeration.values {
      var inner = FactList()
      inner.add("since", value.since?.description)
      inner.add("doc", value.doc, unless: "")
      values.add(value.name, .object(inner.object))
    }
    facts.add("values", .object(values.object))
    switch enumeration.unknown {
    case .refused: break
    case .null: facts.add("unknownBecomes", .null)
    case .value(let name): facts.add("unknownBecomes", name)
    case .kept(let words): facts.add("unknownShownAs", words)
    }
    facts.add("reserved", enumeration.reserved.map { .string($0) })
  }

  private func addFacts(_ union: UnionType, to facts: inout FactList) {
    facts.add("discriminator", union.discriminator)
    var cases = FactList()
    for item in union.cases {
      var inner = FactList()
      inner.add("record", item.record)
      inner.add("since", item.since?.description)
      cases.add(item.value, .object(inner.object))
    }
    facts.add("cases", .object(cases.object))
    facts.add("unknown", union.unknown.rawValue, unless: UnionType.Unknown.refused.rawValue)
    facts.add("reserved", union.reserved.map { .string($0) })
  }

  private func addFacts(_ answers: AnswersType, to facts: inout FactList) {
    facts.add("questions", .texts(answers.questions))
    facts.add("idField", answers.idField)
    facts.add("kindField", answers.kindField)
    var kinds = FactList()
    for kind in answers.kinds {
      var inner = FactList()
      inner.add("answer", AnswerName(kind.answer).rawValue)
      switch kind.answer {
      case .integer(let minimum, let maximum):
        inner.add("minimumField", minimum)
        inner.add("maximumField", maximum)
      case .option(let list, let id), .options(let list, let id):
        inner.add("listField", list)
        inner.add("idField", id)
      case .boolean, .text: break
      }
      kinds.add(kind.value, .object(inner.object))
    }
    facts.add("kinds", .object(kinds.object))
  }
}
