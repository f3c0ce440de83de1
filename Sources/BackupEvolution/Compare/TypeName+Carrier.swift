import BackupFormat

/// What the comparison asks of a kind of type.
extension TypeName {
  /// What carries a value in JSON.
  enum Carrier: Sendable {
    case text, number, boolean, list, object, any
  }

  var carrier: Carrier {
    switch self {
    case .text, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key, .enumeration, .reference,
      .base64:
      .text
    case .integer, .decimal, .minorUnits: .number
    case .boolean: .boolean
    case .list: .list
    case .money, .map, .record, .union, .answers: .object
    case .any: .any
    }
  }

  var isDate: Bool {
    switch self {
    case .utcMoment, .localMoment, .day, .timeOfDay: true
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .uuid, .key, .enumeration,
      .list,
      .map, .record, .union, .reference, .base64, .any, .answers:
      false
    }
  }

  var isAmount: Bool { self == .money || self == .minorUnits }
}
