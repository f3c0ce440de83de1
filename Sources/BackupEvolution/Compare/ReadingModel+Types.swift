import BackupFormat
import BackupJSON
import BackupValues

/// Types, aspect by aspect.
extension ReadingModel {
  /// Two types with all their aspects.
  func type(_ writer: ValueType, by reader: ValueType, _ met: inout Set<[UInt8]>) -> Reading {
    switch (writer, reader) {
    case (.text(let left), .text(let right)), (.key(let left), .key(let right)):
      return texts(left, by: right, isKey: TypeName(writer) == .key)
    case (.integer(let left), .integer(let right)):
      return ReadingModel.worst([
        range(interval(left), by: interval(right), outside: right.outside),
        outside(left.outside, by: right.outside),
      ])
    case (.decimal(let left), .decimal(let right)):
      return ReadingModel.worst([
        range(interval(left), by: interval(right)),
        meaning(left.currencyField.map { Array($0.utf8) }, by: right.currencyField.map { Array($0.utf8) }),
      ])
    case (.money(let left), .money(let right)):
      return range(Interval(minimum: left.minimum, maximum: left.maximum), by: interval(right))
    case (.minorUnits(let left), .minorUnits(let right)):
      return ReadingModel.worst([
        range(interval(left), by: interval(right)),
        meaning(Array(left.currencyField.utf8), by: Array(right.currencyField.utf8)),
      ])
    case (.enumeration(let left), .enumeration(let right)): return enumeration(left, by: right)
    case (.list(let left), .list(let right)): return list(left, by: right, &met)
    case (.map(let left), .map(let right)):
      return ReadingModel.worst([
        mapKey(left.key, by: right.key),
        range(Interval(minimum: 0, maximum: left.maximum), by: Interval(minimum: 0, maximum: right.maximum)),
        left.maximum == 0 ? .same : type(left.value, by: right.value, &met),
      ])
    case (.record(let left), .record(let right)):
      guard let left = self.writer.record(left), let right = self.reader.record(right) else {
        return .refused
      }
      return record(left, by: right, &met)
    case (.union(let left), .union(let right)): return union(left, by: right, &met)
    case (.reference(let left), .reference(let right)):
      return ReadingModel.worst([
        target(left.collection, by: right), dangling(left.dangling, by: right.dangling),
      ])
    case (.base64(let left), .base64(let right)):
      return ReadingModel.worst([
        range(
          Interval(minimum: left.minimum, maximum: left.maximum),
          by: Interval(minimum: right.minimum, maximum: right.maximum)
        ),
        left.alphabet == right.alphabet || left.maximum == 0 ? .same : .refused,
      ])
    case (.answers(let left), .answers(let right)): return left == right ? .same : .refused
    case (.boolean, .boolean), (.currency, .currency), (.utcMoment, .utcMoment), (.localMoment, .localMoment),
      (.day, .day), (.timeOfDay, .timeOfDay), (.uuid, .uuid), (.any, .any):
      return .same
    default: return kind(writer, by: reader, &met)
    }
  }

  // MARK: Ranges

  /// Numbers, counts or lengths between two limits.
  func range<Number>(_ writer: Interval<Number>, by reader: Interval<Number>) -> Reading {
    reader.contains(writer) ? .same : .refused
  }

  /// Whole numbers, where one outside the limits may have a fallback.
  func range(_ writer: Interval<Int64>, by reader: Interval<Int64>, outside: IntegerType.Fallback) -> Reading
  {
    if reader.contains(writer) { return .same }
    return outside == .refused ? .refused : .fallback
  }

  /// What a number outside the limits becomes.
  func outside(_ writer: IntegerType.Fallback, by reader: IntegerType.Fallback) -> Reading {
    if writer == reader || writer == .refused { return .same }
    return reader == .refused ? .refused : .otherMeaning
  }

  func interval(_ type: IntegerType) -> Interval<Int64> {
    Interval(minimum: type.minimum, maximum: type.maximum)
  }

  func interval(_ type: MoneyType) -> Interval<Int64> {
    Interval(minimum: type.minimum, maximum: type.maximum)
  }

  func interval(_ type: MinorUnitsType) -> Interval<Int64> {
    Interval(minimum: type.minimum, maximum: type.maximum)
  }

  func interval(_ type: DecimalType) -> Interval<ExactDecimal> {
    Interval(
      minimum: type.minimum.flatMap { ExactDecimal($0) },
      maximum: type.maximum.flatMap { ExactDecimal($0) }
    )
  }

  // MARK: Texts

  func texts(_ writer: TextType, by reader: TextType, isKey: Bool) -> Reading {
    ReadingModel.worst([
      range(lengths(writer, isKey: isKey), by: lengths(reader, isKey: isKey)),
      characters(writer.characters, by: reader.characters),
      meaning(writer.equality, by: reader.equality),
    ])
  }

  /// A key is never empty, whatever its contract says.
  func lengths(_ type: TextType, isKey: Bool) -> Interval<Int> {
    Interval(minimum: isKey ? max(1, type.minimum) : type.minimum, maximum: type.maximum)
  }

  func characters(_ writer: String?, by reader: String?) -> Reading {
    guard let reader else { return .same }
    guard let writer else { return .refused }
    return AllowedCharacters(writer).isSubset(of: AllowedCharacters(reader)) ? .same : .refused
  }

  // MARK: Lists and maps

  func list(_ writer: ListType, by reader: ListType, _ met: inout Set<[UInt8]>) -> Reading {
    ReadingModel.worst([
      range(
        Interval(minimum: writer.minimum, maximum: writer.maximum),
        by: Interval(minimum: reader.minimum, maximum: reader.maximum)
      ),
      uniqueness(writer, by: reader),
      meaning(writer.isOrdered, by: reader.isOrdered),
      // A list that is always empty has no elements to be read.
      writer.maximum == 0 ? .same : type(writer.element, by: reader.element, &met),
    ])
  }

  func uniqueness(_ writer: ListType, by reader: ListType) -> Reading {
    reader.isUnique && !writer.isUnique && writer.maximum > 1 ? .refused : .same
  }

  func mapKey(_ writer: MapType.Key, by reader: MapType.Key) -> Reading {
    if writer == reader { return .same }
    return reader == .text ? .otherMeaning : .refused
  }
}
