import BackupFormat
import BackupJSON

/// Enumerations, unions and references, aspect by aspect.
extension ReadingModel {
  // MARK: Enumerations

  func enumeration(_ writer: EnumerationType, by reader: EnumerationType) -> Reading {
    let known = Names(reader.values, by: \.name)
    let strange = writer.values.contains { !known.contains($0.name) }
    return ReadingModel.worst([
      strange ? strangeValue(by: reader) : .same, unknown(writer.unknown, by: reader.unknown),
    ])
  }

  /// A value that the reader does not know.
  func strangeValue(by reader: EnumerationType) -> Reading {
    reader.unknown == .refused ? .refused : .fallback
  }

  /// What a value becomes that neither of the two knows.
  func unknown(_ writer: EnumerationType.Unknown, by reader: EnumerationType.Unknown) -> Reading {
    switch (writer, reader) {
    case (.refused, _), (.kept, .kept), (.null, .null): .same
    case (_, .refused): .refused
    case (.value(let left), .value(let right)): left.isSameUTF8(as: right) ? .same : .otherMeaning
    case (.value, .null), (.value, .kept), (.null, .value), (.null, .kept), (.kept, .value), (.kept, .null):
      .otherMeaning
    }
  }

  // MARK: Unions

  func union(_ writer: UnionType, by reader: UnionType, _ met: inout Set<[UInt8]>) -> Reading {
    guard writer.discriminator.isSameUTF8(as: reader.discriminator) else { return .refused }
    let known = Names(reader.cases, by: \.value)
    var readings = [unknown(writer.unknown, by: reader.unknown)]
    for item in writer.cases {
      guard let match = known[item.value] else {
        readings.append(strangeCase(by: reader))
        continue
      }
      readings.append(type(.record(item.record), by: .record(match.record), &met))
    }
    return ReadingModel.worst(readings)
  }

  /// A case that the reader does not know.
  func strangeCase(by reader: UnionType) -> Reading {
    switch reader.unknown {
    case .refused: .refused
    case .kept: .fallback
    }
  }

  /// What an object becomes whose case neither of the two knows.
  func unknown(_ writer: UnionType.Unknown, by reader: UnionType.Unknown) -> Reading {
    switch (writer, reader) {
    case (.kept, .refused): .refused
    case (.refused, .refused), (.refused, .kept), (.kept, .kept): .same
    }
  }

  // MARK: References

  /// The collection that has the record.
  func target(_ writer: String, by reader: ReferenceType) -> Reading {
    if writer.isSameUTF8(as: reader.collection) { return .same }
    return reader.dangling == .refused ? .refused : .otherMeaning
  }

  func dangling(_ writer: ReferenceType.Dangling, by reader: ReferenceType.Dangling) -> Reading {
    switch (writer, reader) {
    case (.warned, .refused): .refused
    case (.refused, .refused), (.refused, .warned), (.warned, .warned): .same
    }
  }

  /// The type of the values that a reference has.
  func keyType(_ reference: ReferenceType, in contract: Contract) -> ValueType {
    contract.collection(reference.collection).flatMap { contract.keyType(of: $0) } ?? .key(TextType())
  }
}
