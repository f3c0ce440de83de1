import BackupFormat
import BackupJSON
import BackupValues

/// Types of two kinds: whether one could be taken for the other.
extension ReadingModel {
  func kind(_ writer: ValueType, by reader: ValueType, _ met: inout Set<[UInt8]>) -> Reading {
    // A reference to a record that has a number is that number.
    if case .reference(let reference) = writer,
      case .integer(let key) = keyType(reference, in: self.writer)
    {
      return type(.integer(key), by: reader, &met)
    }
    if case .reference(let reference) = reader,
      case .integer(let key) = keyType(reference, in: self.reader)
    {
      let number = type(writer, by: .integer(key), &met)
      return reference.dangling == .refused ? .refused : ReadingModel.worst([.otherMeaning, number])
    }
    switch (TypeName(writer).carrier, TypeName(reader).carrier) {
    case (_, .any): return .same
    case (.number, .number): return number(writer, by: reader)
    case (.text, .text): return text(writer, by: reader)
    case (.object, .object): return object(writer, by: reader, &met)
    default: return .refused
    }
  }

  // MARK: Numbers

  private func number(_ writer: ValueType, by reader: ValueType) -> Reading {
    guard let written = decimals(writer), let read = decimals(reader) else { return .refused }
    if case .decimal = writer { return .refused }
    guard read.contains(written) else { return .refused }
    // A number of minor units is no plain number, and an amount is none either.
    if case .integer = writer, case .decimal(let decimal) = reader, decimal.currencyField == nil {
      return .same
    }
    return .otherMeaning
  }

  private func decimals(_ type: ValueType) -> Interval<ExactDecimal>? {
    switch type {
    case .integer(let integer):
      Interval(minimum: ExactDecimal(integer.minimum), maximum: ExactDecimal(integer.maximum))
    case .minorUnits(let units):
      Interval(minimum: ExactDecimal(units.minimum), maximum: ExactDecimal(units.maximum))
    case .decimal(let decimal): interval(decimal)
    default: nil
    }
  }

  // MARK: Texts

  private func text(_ writer: ValueType, by reader: ValueType) -> Reading {
    if case .enumeration(let values) = writer {
      let strange = values.values.contains { !TextSet.accepts($0.name, reader, self.reader) }
      // A value that is kept as it is may be any text.
      return strange || values.unknown != .refused && !TextSet.acceptsAll(reader) ? .refused : .same
    }
    switch reader {
    case .enumeration(let values): return values.unknown == .refused ? .refused : .otherMeaning
    case .reference(let reference):
      guard reference.dangling == .warned else { return .refused }
      // That it names a record is a meaning, whether a missing record is refused or not.
      var met: Set<[UInt8]> = []
      let key = type(writer, by: keyType(reference, in: self.reader), &met)
      return ReadingModel.worst([.otherMeaning, key])
    case .text(let text), .key(let text):
      let written = TextSet(writer, in: self.writer)
      let isKey = TypeName(reader) == .key
      guard lengths(text, isKey: isKey).contains(written.lengths) else { return .refused }
      let equality = ReadingModel.equality(writer).map { meaning($0, by: text.equality) } ?? .same
      return ReadingModel.worst([characters(written.characters, by: text.characters), equality])
    case .uuid:
      if case .reference(let reference) = writer, keyType(reference, in: self.writer) == .uuid {
        return .same
      }
      return .refused
    // Both are the same texts; only one of them keeps the offset.
    case .utcMoment: return TypeName(writer) == .localMoment ? .otherMeaning : .refused
    case .localMoment: return TypeName(writer) == .utcMoment ? .otherMeaning : .refused
    default: return .refused
    }
  }

  /// Which texts of a type count as equal, where the type says it.
  private static func equality(_ type: ValueType) -> TextType.Equality? {
    switch type {
    case .text(let text), .key(let text): text.equality
    default: nil
    }
  }

  // MARK: Objects

  private func object(_ writer: ValueType, by reader: ValueType, _ met: inout Set<[UInt8]>) -> Reading {
    switch (writer, reader) {
    case (_, .answers): return .otherMeaning
    case (.record, .map(let map)), (.money, .map(let map)):
      guard let record = asRecord(writer, in: self.writer), map.key == .text else { return .refused }
      let values = record.fields.map { field -> Reading in
        let value = type(field.type, by: map.value, &met)
        return field.null == .refused || TypeName(map.value) == .any ? value : .refused
      }
      guard map.maximum >= record.fields.count else { return .refused }
      return ReadingModel.worst([.otherMeaning] + values)
    case (.answers, .map(let map)):
      return map.key == .text && TypeName(map.value) == .any ? .otherMeaning : .refused
    case (.record, .record), (.money, .record), (.record, .money):
      guard let left = asRecord(writer, in: self.writer), let right = asRecord(reader, in: self.reader) else {
        return .refused
      }
      return ReadingModel.worst([.otherMeaning, record(left, by: right, &met)])
    case (.union(let union), .record), (.union(let union), .money):
      guard let right = asRecord(reader, in: self.reader) else { return .refused }
      var readings: [Reading] = [.otherMeaning]
      for item in union.cases {
        guard let left = self.writer.record(item.record) else { return .refused }
        readings.append(record(left, by: right, &met))
      }
      return union.unknown == .kept ? .refused : ReadingModel.worst(readings)
    case (.map, .record), (.answers, .record):
      // Its keys may be those of fields, or not.
      return .refused
    default: return .refused
    }
  }

  /// Money is a record of an amount and a currency.
  private func asRecord(_ type: ValueType, in contract: Contract) -> RecordType? {
    switch type {
    case .record(let name): return contract.record(name)
    case .money(let money):
      var amount = IntegerType()
      (amount.minimum, amount.maximum) = (money.minimum, money.maximum)
      return RecordType(
        "money",
        fields: [FieldType("amount", .integer(amount)), FieldType("currency", .currency)]
      )
    default: return nil
    }
  }
}
