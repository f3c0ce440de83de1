import BackupFormat

/// What a type is, without its limits.
enum TypeKind: Sendable, Hashable, CaseIterable {
  case text, boolean, integer, decimal, money, minorUnits, currency, utcMoment, localMoment, day, timeOfDay,
    uuid
  case key, enumeration, list, map, record, union, reference, base64, any, answers

  init(_ type: ValueType) {
    self =
      switch type {
      case .text: .text
      case .boolean: .boolean
      case .integer: .integer
      case .decimal: .decimal
      case .money: .money
      case .minorUnits: .minorUnits
      case .currency: .currency
      case .utcMoment: .utcMoment
      case .localMoment: .localMoment
      case .day: .day
      case .timeOfDay: .timeOfDay
      case .uuid: .uuid
      case .key: .key
      case .enumeration: .enumeration
      case .list: .list
      case .map: .map
      case .record: .record
      case .union: .union
      case .reference: .reference
      case .base64: .base64
      case .any: .any
      case .answers: .answers
      }
  }

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
