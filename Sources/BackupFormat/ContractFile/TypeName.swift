/// The kinds of types, by the names that they have in a contract file.
package enum TypeName: String, Sendable, CaseIterable {
  case text
  case boolean
  case integer
  case decimal
  case money
  case minorUnits
  case currency
  case utcMoment
  case localMoment
  case day
  case timeOfDay
  case uuid
  case key
  case enumeration = "enum"
  case list
  case map
  case record
  case union
  case reference
  case base64
  case any
  case answers

  package init(_ type: ValueType) {
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
}
