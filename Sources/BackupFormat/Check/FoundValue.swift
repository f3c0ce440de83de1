@_spi(Scanning) import BackupJSON

/// The JSON type of a value, as its first byte tells.
enum FoundValue: Equatable {
  case object, list, text, number, boolean, null

  /// `nil` where no value of JSON begins.
  init?(_ source: ByteSource, _ index: Int) {
    switch source.byte(index) {
    case 0x7B: self = .object
    case 0x5B: self = .list
    case 0x22: self = .text
    case 0x2D, 0x30...0x39:
      guard source.endOfNumber(index) >= 0 else { return nil }
      self = .number
    default:
      guard source.endOfLiteral(index) >= 0 else { return nil }
      self = source.byte(index) == 0x6E ? .null : .boolean
    }
  }

  /// The index behind a value that is no container; its opening bracket is passed of one that is.
  func end(_ source: ByteSource, _ index: Int) -> Int {
    switch self {
    case .object, .list: index + 1
    case .text: max(source.endOfString(index + 1), index) + 1
    case .number: source.endOfNumber(index)
    case .boolean, .null: source.endOfLiteral(index)
    }
  }

  var isContainer: Bool { self == .object || self == .list }

  /// With its article, for a sentence.
  var words: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// The JSON type that a place of the format wants.
enum ExpectedType {
  case object, list, text, integer, number, boolean

  init(_ op: Node.Op) {
    switch op {
    case .record, .map, .union, .answers: self = .object
    case .list: self = .list
    case .integer, .minorUnits, .integerKey: self = .integer
    case .decimal: self = .number
    case .boolean: self = .boolean
    case .text, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .key, .enumeration, .base64,
      .restrictedText, .any:
      self = .text
    }
  }

  var rule: Rule {
    switch self {
    case .object: .expectedObject
    case .list: .expectedList
    case .text: .expectedText
    case .integer: .expectedInteger
    case .number: .expectedNumber
    case .boolean: .expectedBoolean
    }
  }

  var words: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    }
  }
}
