import BackupFormat
import BackupJSON

/// Values that hold no others.
extension DocumentBuilder {
  func scalar(_ type: ValueType, _ place: ValuePlace) -> JSONValue {
    if let field = place.field, let record = place.record,
      let collection = index.collection(keyedBy: field.name, of: record)
    {
      return id(collection, recordNumber)
    }
    if let number = index.formElement(at: path),
      let id = QuestionSource.id(index, seed: seed, type, number)
    {
      return id
    }
    if let ordinal = place.ordinal {
      return DistinctValues(index, seed: seed, clock).value(type, ordinal) ?? usual(type, place)
    }
    if let special = styled(type, place) { return special }
    return usual(type, place)
  }

  /// The number of the record of a collection around the place.
  private var recordNumber: Int { path.count > 1 ? Int(path[1]) ?? 0 : 0 }

  /// The id of a record of a collection.
  func id(_ collection: Int, _ number: Int) -> JSONValue {
    RecordIDs(index, seed: seed).value(collection, number)
  }

  private func usual(_ type: ValueType, _ place: ValuePlace) -> JSONValue {
    var random = random
    switch type {
    case .text(let text): return .string(TextSource(text).words(&random))
    case .key(let text):
      let source = TextSource(text, isKey: true)
      return .string(source.distinct(random.below(Numbers.usualKeys)) ?? source.words(&random))
    case .boolean: return .boolean(random.below(2) == 0)
    case .integer(let integer): return .integer(Numbers.usual(integer.minimum, integer.maximum, &random))
    case .minorUnits(let units): return .integer(Numbers.usual(units.minimum, units.maximum, &random))
    case .decimal(let decimal): return Numbers.usual(decimal, &random)
    case .currency:
      let names = index.contract.spelling.currencies.map(\.text) + Currencies.usual
      return .string(names[random.below(names.count)])
    case .utcMoment, .localMoment: return .string(moment(place, &random))
    case .day: return .string(style.isLeast ? clock.day : clock.day(daysBefore: random.below(400)))
    case .timeOfDay:
      return .string(style.isLeast ? clock.time : Numbers.timeOfDay(random.below(1440)))
    case .uuid: return .string(Identifiers.uuid(&random))
    case .enumeration(let enumeration):
      guard !enumeration.values.isEmpty else { return .string("") }
      return .string(enumeration.values[random.below(enumeration.values.count)].name)
    case .base64(let base64):
      let count = max(base64.minimum, min(base64.maximum, 3 + random.below(10)))
      return .string(BinaryText.text(bytes: count, base64.alphabet, &random))
    case .any:
      if style.isLeast { return .string("anything") }
      return ["note": .string("anything"), "list": [1, true, nil]]
    case .money, .list, .map, .record, .union, .reference, .answers: return .null
    }
  }

  /// Which record of a collection is referred to.
  func referenced(_ collection: Int, _ random: inout SplitMix64) -> Int {
    if style.isLeast { return 0 }
    let field = index.contract.collections[collection].field
    guard case .list(let list) = index.root?.field(field)?.type else { return 0 }
    return random.below(max(1, min(3, index.most(list, collection: collection))))
  }

  private func moment(_ place: ValuePlace, _ random: inout SplitMix64) -> String {
    let isExportTime =
      path.count == 1 && index.contract.exportedAt.map { $0.isSameUTF8(as: path[0]) } ?? false
    if style.isLeast || isExportTime { return clock.moment }
    let moment = clock.moment(secondsBefore: Int64(random.below(20_000_000)))
    switch index.contract.spelling.moments {
    case .strict: return moment
    case .lenient: return varies ? LenientSpelling.of(moment, random.below(6)) : moment
    }
  }

  /// An extreme value or one with a fallback, in the styles that want them.
  private func styled(_ type: ValueType, _ place: ValuePlace) -> JSONValue? {
    let kind: EdgeValue.Kind
    switch style {
    case .least, .full, .unknownFields: return nil
    case .edge: kind = .conforming
    case .mixed:
      guard random.firstBits & 0x700 == 0 else { return nil }
      kind = .conforming
    case .fallback: kind = .fallback
    }
    // A moment at the end of the calendar would make every other one a wrong one, and an unusual offset is noted.
    switch type {
    case .utcMoment, .localMoment: return nil
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .day, .timeOfDay, .uuid, .key,
      .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      break
    }
    let edges = EdgeValues(index, seed: seed, longest: 200).values(of: type).filter { $0.kind == kind }
    guard !edges.isEmpty else { return Optional.none }
    return edges[Int((random.firstBits >> 16) % UInt64(edges.count))].value
  }

  func mapKey(_ kind: MapType.Key, _ number: Int) -> String {
    switch kind {
    case .text: return "entry " + String(number + 1)
    case .integer: return String(number + 1)
    case .uuid:
      var random = PathHash(seed: seed, path + ["key", String(number)]).random
      return Identifiers.uuid(&random)
    case .day: return clock.day(daysBefore: number)
    }
  }
}
