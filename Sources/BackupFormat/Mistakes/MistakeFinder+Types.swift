import BackupJSON
import BackupValues

/// Where a type stands.
struct TypePlace {
  /// The record around it, by its place.
  let record: Int
  /// The field whose type it is; `nil` for a type inside a type.
  var field: FieldType?
  /// Whether the field, or the list around the type, is a collection of the format.
  var isCollection = false
  /// How many types are around it, itself included.
  var depth: Int

  /// The place of a type one level further in.
  var inner: TypePlace { TypePlace(record: record, depth: depth + 1) }

  /// Whether there may be no value.
  var takesNull: Bool {
    guard let field else { return false }
    return field.null != .refused || field.presence == .optional
  }
}

extension MistakeFinder {
  mutating func findInType(_ type: ValueType, _ place: TypePlace, _ pointer: JSONPointer) {
    guard place.depth <= MistakeLimits.nesting else {
      tell(
        .contractTooLarge,
        pointer,
        "types are more than \(MistakeLimits.nesting) levels inside each other"
      )
      return
    }
    switch type {
    case .text(let text), .key(let text):
      findInCounts(text.minimum, text.maximum, pointer)
      findInCharacters(text, pointer.appending("characters"))
    case .integer(let integer): findInInteger(integer, place, pointer)
    case .decimal(let decimal):
      if let name = decimal.currencyField { findInCurrencyField(name, place, pointer) }
      findInDecimal(decimal, pointer)
    case .money(let money): findInRange(money.minimum, money.maximum, pointer)
    case .minorUnits(let units):
      findInCurrencyField(units.currencyField, place, pointer)
      findInRange(units.minimum, units.maximum, pointer)
    case .enumeration(let enumeration): findInEnumeration(enumeration, place, pointer)
    case .list(let list): findInList(list, place, pointer)
    case .map(let map):
      findInType(map.value, place.inner, pointer.appending("value"))
      findInCount(map.maximum, pointer.appending("maximum"))
    case .record(let name): findInUse(name, place, pointer.appending("record"))
    case .union(let union): findInUnion(union, place, pointer)
    case .reference(let reference):
      if !collections.contains(reference.collection), !doubts.cover(JSONPointer(tokens: ["collections"])) {
        tell(
          .contractUnknownCollection,
          pointer.appending("collection"),
          "there is no collection \(shown(reference.collection))",
          suggestion: suggestion(reference.collection, collections.names)
        )
      }
    case .base64(let base64): findInCounts(base64.minimum, base64.maximum, pointer)
    case .answers(let answers): findInAnswers(answers, pointer)
    case .boolean, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .any: break
    }
  }

  private mutating func findInCharacters(_ text: TextType, _ pointer: JSONPointer) {
    guard text.characters != nil, text.characterClass == nil else { return }
    tell(
      .contractCharacters,
      pointer,
      "characters must be ASCII and ranges of it like a-z0-9_-, with a hyphen of its own at the start or end"
    )
  }

  // MARK: Numbers

  private mutating func findInCurrencyField(_ name: String, _ place: TypePlace, _ pointer: JSONPointer) {
    let named = pointer.appending("currencyField")
    if let field = field(name, of: place.record, named), field.type != .currency {
      tellType(field, named, "a currency")
    }
  }

  mutating func findInCount(_ count: Int, _ pointer: JSONPointer) {
    if count < 0 || count > Int(IntegerType.largest) {
      tell(.contractNumberRange, pointer, "the number must be 0 to 2^53 − 1")
    }
  }

  private mutating func findInCounts(_ minimum: Int, _ maximum: Int, _ pointer: JSONPointer) {
    findInCount(minimum, pointer.appending("minimum"))
    findInCount(maximum, pointer.appending("maximum"))
    findInOrder(minimum, maximum, pointer)
  }

  private mutating func findInRange(_ minimum: Int64, _ maximum: Int64, _ pointer: JSONPointer) {
    for (key, limit) in [("minimum", minimum), ("maximum", maximum)]
    where !PlainInteger.range.contains(limit) {
      tell(.contractNumberRange, pointer.appending(key), "a limit must be within ±(2^53 − 1)")
    }
    findInOrder(minimum, maximum, pointer)
  }

  private mutating func findInOrder<Number: Comparable>(
    _ minimum: Number,
    _ maximum: Number,
    _ pointer: JSONPointer
  ) {
    if minimum > maximum {
      tell(
        .contractEmptyRange,
        pointer.appending("minimum"),
        "nothing is between the minimum \(minimum) and the maximum \(maximum)"
      )
    }
  }

  private mutating func findInInteger(_ integer: IntegerType, _ place: TypePlace, _ pointer: JSONPointer) {
    findInRange(integer.minimum, integer.maximum, pointer)
    let outside = pointer.appending("outsideBecomes")
    switch integer.outside {
    case .refused: break
    case .null: findInNullFallback(place, outside)
    case .value(let value):
      if value < integer.minimum || value > integer.maximum {
        tell(
          .contractFallbackNotAValue,
          outside,
          "the fallback \(value) is itself outside \(integer.minimum)…\(integer.maximum)"
        )
      }
    }
  }

  private mutating func findInDecimal(_ decimal: DecimalType, _ pointer: JSONPointer) {
    var limits: [ExactDecimal] = []
    for (key, text) in [("minimum", decimal.minimum), ("maximum", decimal.maximum)] {
      guard let text else { continue }
      if let limit = ExactDecimal(text) {
        limits.append(limit)
      } else {
        let words = "a limit must be a number of at most \(ExactDecimal.maximumDigits) digits"
        tell(.contractNumberRange, pointer.appending(key), words)
      }
    }
    if limits.count == 2 { findInOrder(limits[0], limits[1], pointer) }
  }

  private mutating func findInNullFallback(_ place: TypePlace, _ pointer: JSONPointer) {
    if place.takesNull { return }
    tell(
      .contractFallbackNull,
      pointer,
      place.field.map { "\(shown($0.name)) is required and never null, so null is no fallback for it" }
        ?? "null is a fallback only for the type of a field"
    )
  }

  // MARK: Enumerations

  private mutating func findInEnumeration(
    _ enumeration: EnumerationType,
    _ place: TypePlace,
    _ pointer: JSONPointer
  ) {
    let values = pointer.appending("values")
    let index = NameIndex(enumeration.values.map(\.name))
    if enumeration.values.isEmpty { tell(.contractEmptyChoice, values, "there are no values to choose from") }
    findRepeated(index, values, "values")
    for value in enumeration.values {
      let here = values.appending(value.name)
      findInName(value.name, here, "a value")
      findInSince(value.since, here)
      findInText(value.doc, here.appending("doc"), "the text")
    }
    switch enumeration.unknown {
    case .refused: break
    case .null: findInNullFallback(place, pointer.appending("unknownBecomes"))
    case .value(let name):
      if !index.contains(name) {
        tell(
          .contractFallbackNotAValue,
          pointer.appending("unknownBecomes"),
          "the fallback \(shown(name)) is not one of the values",
          suggestion: suggestion(name, index.names)
        )
      }
    case .kept(let words):
      findInText(words, pointer.appending("unknownShownAs"), "what is shown", mayBeEmpty: false)
    }
    findInReserved(enumeration.reserved, pointer, index)
  }

  // MARK: Containers

  private mutating func findInList(_ list: ListType, _ place: TypePlace, _ pointer: JSONPointer) {
    var inner = place.inner
    inner.isCollection = place.isCollection
    findInType(list.element, inner, pointer.appending("of"))
    findInCounts(list.minimum, list.maximum, pointer)
    guard list.isUnique else { return }
    switch list.element {
    case .money, .list, .map, .record, .union, .any, .answers:
      tell(
        .contractUniqueContainers,
        pointer.appending("unique"),
        "elements of the type \(TypeName(list.element).rawValue) cannot be told to be equal"
      )
    case .text, .boolean, .integer, .decimal, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .reference, .base64:
      break
    }
  }

  /// The use of a record as the type of a value.
  private mutating func findInUse(_ name: String, _ place: TypePlace, _ pointer: JSONPointer) {
    guard let record = record(name, pointer) else { return }
    if records[contract.root] == record {
      tell(.contractSharedRecordType, pointer, "\(shown(name)) is the whole document and cannot be in it")
    } else if let collection = collectionOfRecord[record], !(place.isCollection && place.depth == 2) {
      tell(
        .contractSharedRecordType,
        pointer,
        "\(shown(name)) is the record of the collection \(shown(collection)) and cannot be used elsewhere"
      )
    }
  }

  private mutating func findInUnion(_ union: UnionType, _ place: TypePlace, _ pointer: JSONPointer) {
    findInName(union.discriminator, pointer.appending("discriminator"), "the discriminator")
    let cases = pointer.appending("cases")
    let index = NameIndex(union.cases.map(\.value))
    if union.cases.isEmpty { tell(.contractEmptyChoice, cases, "there are no cases to choose from") }
    findRepeated(index, cases, "cases")
    for item in union.cases {
      let here = cases.appending(item.value)
      findInName(item.value, here, "the value of a case")
      findInUse(item.record, place.inner, here.appending("record"))
      findInSince(item.since, here)
      guard let record = records[item.record] else { continue }
      if fields[record].contains(union.discriminator) || aliases[record].contains(union.discriminator) {
        tell(
          .contractUnionDiscriminator,
          here,
          "the record \(shown(item.record)) must not repeat the discriminator \(shown(union.discriminator))"
        )
      } else if contract.records[record].reserved.contains(where: { $0 == union.discriminator }) {
        let words = "\(shown(union.discriminator)) is a name that \(shown(item.record)) never uses again"
        tell(.contractReservedName, here, words)
      }
    }
    findInReserved(union.reserved, pointer, index)
  }
}
