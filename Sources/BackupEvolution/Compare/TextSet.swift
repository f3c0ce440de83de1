import BackupFormat
import BackupJSON
import BackupValues

/// The texts that a type allows, as far as their length and characters go.
struct TextSet {
  let lengths: Interval<Int>
  /// In the notation of ``TextType/characters``; `nil` where any are allowed.
  let characters: String?

  init(_ type: ValueType, in contract: Contract) {
    let (range, characters): (ClosedRange<Int>, String?) =
      switch type {
      case .text(let text): (TextSet.range(text.minimum, text.maximum), text.characters)
      case .key(let text): (TextSet.range(max(1, text.minimum), text.maximum), text.characters)
      case .currency: TextSet.currencies(contract.spelling)
      case .utcMoment, .localMoment:
        switch contract.spelling.moments {
        case .strict: (20...1_000_000, "0-9:TZ.+-")
        case .lenient: (20...1_000_000, "0-9:TZ.+ -")
        }
      case .day: (10...10, "0-9-")
      case .timeOfDay: (5...5, "0-9:")
      case .uuid: (36...36, "0-9a-fA-F-")
      case .base64(let base64):
        switch base64.alphabet {
        case .standard:
          (TextSet.range(TextSet.padded(base64.minimum), TextSet.padded(base64.maximum)), "A-Za-z0-9+/=")
        case .url:
          (TextSet.range(TextSet.plain(base64.minimum), TextSet.plain(base64.maximum)), "A-Za-z0-9_-")
        }
      case .reference(let reference):
        switch contract.collection(reference.collection).flatMap({ contract.keyType(of: $0) }) {
        case .key(let text)?: (TextSet.range(max(1, text.minimum), text.maximum), text.characters)
        default: (36...36, "0-9a-fA-F-")
        }
      case .boolean, .integer, .decimal, .money, .minorUnits, .enumeration, .list, .map, .record, .union,
        .any,
        .answers:
        (0...Int.max, nil)
      }
    lengths = Interval(minimum: range.lowerBound, maximum: range.upperBound)
    self.characters = characters
  }

  private static func range(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
    minimum...max(minimum, maximum)
  }

  private static func currencies(_ spelling: Spelling) -> (ClosedRange<Int>, String?) {
    let lengths = spelling.currencies.map(\.text.unicodeScalars.count)
    guard let shortest = lengths.min(), let longest = lengths.max() else { return (3...3, "A-Z") }
    return (min(3, shortest)...max(3, longest), nil)
  }

  private static func padded(_ bytes: Int) -> Int { bytes / 3 * 4 + (bytes % 3 == 0 ? 0 : 4) }

  private static func plain(_ bytes: Int) -> Int { bytes / 3 * 4 + (bytes % 3 == 0 ? 0 : bytes % 3 + 1) }

  /// Whether a type of which every value is a text takes any text at all.
  static func acceptsAll(_ type: ValueType) -> Bool {
    switch type {
    case .text(let text): text.minimum == 0 && text.maximum >= TextType().maximum && text.characters == nil
    default: false
    }
  }

  /// Whether a type takes one text.
  static func accepts(_ text: String, _ type: ValueType, _ contract: Contract) -> Bool {
    switch type {
    case .text(let limits), .key(let limits):
      let count = text.unicodeScalars.count
      let least = TypeName(type) == .key ? max(1, limits.minimum) : limits.minimum
      guard count >= least, count <= limits.maximum else { return false }
      guard let characters = limits.characters else { return true }
      return AllowedCharacters(characters).allow(text)
    case .currency: return contract.spelling.currency(text) != nil
    case .utcMoment, .localMoment: return contract.spelling.moment(text) != nil
    case .day: return CalendarDay(text) != nil
    case .timeOfDay: return TimeOfDay(text) != nil
    case .uuid: return RecordID(text) != nil
    case .enumeration(let values): return values.values.contains { $0.name.isSameUTF8(as: text) }
    case .any: return true
    case .base64, .reference: return false
    case .boolean, .integer, .decimal, .money, .minorUnits, .list, .map, .record, .union, .answers:
      return false
    }
  }
}

extension AllowedCharacters {
  /// Whether every character is one of the other's.
  func isSubset(of other: AllowedCharacters) -> Bool {
    bytes.allSatisfy { other.contains($0) }
  }

  /// Whether a text has no other characters.
  func allow(_ text: String) -> Bool {
    text.utf8.allSatisfy { contains($0) }
  }
}
