import BackupFormat
import BackupJSON

/// Types of texts.
extension Drafter {
  mutating func text(_ place: Int, _ key: String, _ pointer: JSONPointer) -> ValueType {
    let texts = evidence[place].texts
    let count = texts.count
    let hint = FieldHint(key)
    guard evidence[place].doubts == .none else { return plain(place, pointer, "is a text") }
    if let collection = identity(place) {
      let form = collection.isUUID ? "UUID" : "text"
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        "is the id of a record: \(counted(count, form)), none twice in a file"
      )
      return collection.isUUID ? .uuid : .key(TextType(1...roomyLength(texts)))
    }
    if let reference = reference(place, key, pointer) { return reference }
    if texts.has(.id) {
      note(.type, place, pointer, count, of: count, "is a UUID: \(count) of \(counted(count, "text"))")
      return .uuid
    }
    if texts.has(.moment) { return moment(place, hint, pointer) }
    if texts.has(.day) {
      note(.type, place, pointer, count, of: count, "is a day: \(count) of \(counted(count, "text"))")
      return .day
    }
    if texts.has(.timeOfDay) {
      note(.type, place, pointer, count, of: count, "is a time of day: \(count) of \(counted(count, "text"))")
      return .timeOfDay
    }
    if isCurrency(evidence[place], hint) {
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        "is a currency: \(count) of \(counted(count, "text")) with the form of a code"
      )
      return .currency
    }
    if let enumeration = enumeration(place, hint, pointer) { return enumeration }
    if texts.has(.base64), texts.shortest >= 12, texts.padded + texts.mixed > 0, !texts.has(.hexadecimal) {
      note(
        .type,
        place,
        pointer,
        count,
        of: count,
        isDoubtful: count < 5,
        "is base64: \(count) of \(counted(count, "text")), \(texts.padded) of them padded, \(texts.shortest) characters or more"
      )
      return .base64(Base64Type(0...max(Base64Type().maximum, texts.longestBytes)))
    }
    return plain(place, pointer, hint.isCurrency ? "is a text, not a code of ISO 4217" : "is a text")
  }

  func isCurrency(_ place: Place, _ hint: FieldHint) -> Bool {
    hint.isCurrency && place.kind == .text && place.texts.has(.currency) && place.doubts == .none
  }

  private mutating func plain(_ place: Int, _ pointer: JSONPointer, _ what: String) -> ValueType {
    let texts = evidence[place].texts
    let most = roomyLength(texts)
    let different = texts.hasMoreDistinct ? "many" : "\(texts.distinct.count)"
    note(
      .type,
      place,
      pointer,
      texts.count,
      of: texts.count,
      "\(what): \(counted(texts.count, "value")), \(different) distinct, up to \(counted(texts.longest, "character")) long"
    )
    return .text(TextType(0...most))
  }

  /// A limit with much room above the longest text: what people write grows.
  private func roomyLength(_ texts: TextEvidence) -> Int {
    var limit = 1000
    while limit / 4 < texts.longest { limit *= 10 }
    return limit
  }

  private mutating func moment(_ place: Int, _ hint: FieldHint, _ pointer: JSONPointer) -> ValueType {
    let texts = evidence[place].texts
    let isLocal = texts.offsets > 0 && !hint.isRecordKeeping
    note(
      .type,
      place,
      pointer,
      texts.count,
      of: texts.count,
      isDoubtful: texts.offsets > 0,
      isLocal
        ? "is a local moment: \(texts.count) of \(counted(texts.count, "text")), \(texts.offsets) with an offset that may mean something"
        : texts.offsets > 0
          ? "is a moment: \(texts.count) of \(counted(texts.count, "text")); \(texts.offsets) with an offset, which is taken for nothing"
          : "is a moment in UTC: \(texts.count) of \(counted(texts.count, "text"))"
    )
    return isLocal ? .localMoment : .utcMoment
  }

  // MARK: Ids

  private func identity(_ place: Int) -> FoundCollection? {
    let place = evidence.representative(place)
    return identities.first { $0.keyPlaces.contains { evidence.representative($0) == place } }
  }

  private mutating func reference(_ place: Int, _ key: String, _ pointer: JSONPointer) -> ValueType? {
    let texts = evidence[place].texts
    let candidates = identities.indices.filter { number in
      number < texts.matches.count && texts.matches[number] > 0
        && (identities[number].isUUID ? texts.has(.id) : texts.empty == 0)
    }
    let best = candidates.max { texts.matches[$0] < texts.matches[$1] }
    guard let best, texts.matches[best] * 5 >= texts.count * 4 else { return nil }
    let collection = identities[best]
    let isWhole = texts.matches[best] == texts.count
    note(
      .reference,
      place,
      pointer,
      texts.matches[best],
      of: texts.count,
      isDoubtful: !isWhole || (texts.count == 1 && !collection.isUUID),
      "refers to `\(collection.field)`: \(texts.matches[best]) of \(counted(texts.count, "value")) \(texts.count == 1 ? "is an id" : "are ids") there"
    )
    return .reference(ReferenceType(to: collection.field, dangling: isWhole ? .refused : .warned))
  }

  // MARK: Enumerations

  private mutating func enumeration(_ place: Int, _ hint: FieldHint, _ pointer: JSONPointer) -> ValueType? {
    let texts = evidence[place].texts
    let (count, distinct) = (texts.count, texts.distinct.count)
    guard !texts.hasMoreDistinct, distinct <= options.maximumValues,
      texts.distinct.allSatisfy(Drafter.isWord),
      Set(texts.distinct).count == distinct, !(texts.has(.hexadecimal) && texts.shortest >= 4)
    else { return nil }
    guard entries + distinct < InferenceLimits.entries else { return nil }
    let isEnough =
      hint.isChoice
      ? count >= 2 && distinct * 2 <= count + 1
      : !hint.isPersonal && !hint.isIdentity && count >= 6 && distinct > 1 && distinct * 3 <= count
    guard isEnough else { return nil }
    entries += distinct
    note(
      .type,
      place,
      pointer,
      count,
      of: count,
      isDoubtful: count < distinct * 5,
      "is an enumeration: \(counted(count, "value")), \(distinct) distinct; another one is kept, and needs words to be shown"
    )
    return .enumeration(EnumerationType(texts.distinct, unknown: .kept(shownAs: "Something else")))
  }

  /// Whether a text could be a word that an app has chosen.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.count <= 60 && NameForm.fault(text) == nil && text.utf8.first != 0x20 && text.utf8.last != 0x20
      && text.utf8.split(separator: 0x20).count <= 3
  }
}
