import BackupFormat
import BackupJSON

/// What a reader of one contract makes of what a writer of another may write.
///
/// Each function judges one aspect. All differences between two contracts are judged by asking it twice, with the
/// contracts in both roles.
struct ReadingModel {
  let writer: Contract
  let reader: Contract
  /// Whether the file says that it is newer than the reader, which then refuses no key for being unknown.
  let isFileNewer: Bool

  /// The gravest of some readings.
  static func worst(_ readings: [Reading]) -> Reading {
    readings.max { $0.gravity < $1.gravity } ?? .same
  }

  // MARK: Fields

  /// Whether a key is there. A field of only one of the two contracts is `nil` for the other.
  ///
  /// - Parameter unknown: what the reader does with a key that it does not know.
  func presence(_ writer: FieldType?, by reader: FieldType?, unknown: RecordType.UnknownFields) -> Reading {
    switch (writer, reader) {
    case (nil, nil): .same
    case (.some, nil): unknown == .refused && !isFileNewer ? .refused : .unread
    case (nil, .some(let field)):
      switch Absence(field) {
      case .refused: .refused
      case .meaning: .same
      case .unsaid: .unexplained
      }
    case (.some(let written), .some(let read)):
      switch (Absence(written), Absence(read)) {
      case (.refused, _): .same
      case (_, .refused): .refused
      case (let left, let right): left == right ? .same : .otherMeaning
      }
    }
  }

  /// What null in the place of the value means.
  func null(_ writer: FieldType.Null, by reader: FieldType.Null) -> Reading {
    switch (writer, reader) {
    case (.refused, _): .same
    case (_, .refused): .refused
    case (.absent, .absent): .same
    case (.meaning(let left), .meaning(let right)): left.isSameUTF8(as: right) ? .same : .otherMeaning
    case (.absent, .meaning), (.meaning, .absent): .otherMeaning
    }
  }

  /// A fact that says what a value means, and of which every change is another meaning.
  func meaning<Fact: Equatable>(_ writer: Fact, by reader: Fact) -> Reading {
    writer == reader ? .same : .otherMeaning
  }

  /// A field that both contracts have, with all its aspects.
  func field(_ writer: FieldType, by reader: FieldType, _ met: inout Set<[UInt8]>) -> Reading {
    ReadingModel.worst([
      presence(writer, by: reader, unknown: .kept),
      null(writer.null, by: reader.null),
      meaning(writer.unit, by: reader.unit),
      meaning(writer.semantics, by: reader.semantics),
      type(writer.type, by: reader.type, &met),
    ])
  }

  // MARK: Records

  /// Two record types, whatever they are called.
  func record(_ writer: RecordType, by reader: RecordType, _ met: inout Set<[UInt8]>) -> Reading {
    let pair = Array("\(writer.name)\u{0}\(reader.name)".utf8)
    // Met again inside itself, it adds nothing to what is found outside.
    guard met.insert(pair).inserted else { return .same }
    let known = Names(reader.fields, by: \.name)
    let written = Names(writer.fields, by: \.name)
    var readings: [Reading] = [policy(writer.unknownFields, by: reader.unknownFields)]
    for field in writer.fields {
      if let match = known[field.name] {
        readings.append(self.field(field, by: match, &met))
      } else {
        readings.append(presence(field, by: nil, unknown: reader.unknownFields))
      }
    }
    for field in reader.fields where !written.contains(field.name) {
      readings.append(presence(nil, by: field, unknown: reader.unknownFields))
    }
    for rule in reader.rules where rule.breach == .refused && !writer.rules.contains(rule) {
      readings.append(.refused)
    }
    return ReadingModel.worst(readings)
  }

  /// Keys that no contract names.
  func policy(_ writer: RecordType.UnknownFields, by reader: RecordType.UnknownFields) -> Reading {
    switch (writer, reader) {
    case (.refused, _), (.kept, .kept), (.notImported, .notImported): .same
    case (_, .refused): isFileNewer ? .unread : .refused
    case (.kept, .notImported): .otherMeaning
    // They were dropped by whoever knew the rule, and are now carried along, unread.
    case (.notImported, .kept): .same
    }
  }
}

extension Reading {
  fileprivate var gravity: Int {
    switch self {
    case .same: 0
    case .unread: 1
    case .unexplained: 2
    case .fallback: 3
    case .otherMeaning: 4
    case .refused: 5
    }
  }
}

/// What it means that a key is not there.
enum Absence: Equatable {
  case refused
  /// Nothing is written about it.
  case unsaid
  /// What stands in the file form for it.
  case meaning([UInt8])

  init(_ field: FieldType) {
    switch field.presence {
    case .required: self = .refused
    case .optional: self = field.absence.isEmpty ? .unsaid : .meaning(Array("=\(field.absence)".utf8))
    case .defaulting(let value):
      // A default of null is no value, where null is the same as leaving the key out.
      if value.isNull, field.null == .absent {
        self = field.absence.isEmpty ? .unsaid : .meaning(Array("=\(field.absence)".utf8))
      } else {
        self = .meaning(Absence.bytes(value))
      }
    }
  }

  private static func bytes(_ value: JSONValue) -> [UInt8] {
    let document = JSONDocument(root: value)
    // The order of keys means nothing.
    if let canonical = try? CanonicalWriter().write(document) { return canonical }
    return (try? JSONWriter(.compact).write(document)) ?? []
  }
}
