import BackupFormat
import BackupJSON
import TestSupport

/// Random types with small limits, so that their edges are met.
struct RandomTypes {
  var random: SplitMix64

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func type(isField: Bool, depth: Int = 0) -> ValueType {
    switch number(0...(depth < 2 ? 17 : 12)) {
    case 0: return .text(text())
    case 1: return .boolean
    case 2: return .integer(integer(mayBeNull: false))
    case 3: return .decimal(DecimalType(minimum: chance(2) ? "0" : nil, maximum: chance(2) ? "9.5" : nil))
    case 4: return .currency
    case 5: return .utcMoment
    case 6: return .localMoment
    case 7: return .day
    case 8: return .timeOfDay
    case 9: return .uuid
    case 10: return .key(text())
    case 11: return .enumeration(enumeration(mayBeNull: false))
    case 12: return .base64(Base64Type(0...number(1...9), alphabet: chance(2) ? .standard : .url))
    case 13: return .money(MoneyType(0...Int64(number(1...900))))
    case 14:
      let element = type(isField: false, depth: depth + 1)
      let least = number(0...2)
      return .list(ListType(of: element, least...(least + number(0...4)), isOrdered: chance(2)))
    case 15:
      let kinds = MapType.Key.allCases
      return .map(
        MapType(kinds[number(0...3)], to: type(isField: false, depth: depth + 1), maximum: number(1...5))
      )
    case 16:
      return .union(
        UnionType(
          on: "kind",
          [.init("round", "circle"), .init("flat", "square")].filter { _ in true },
          unknown: chance(2) ? .kept : .refused
        )
      )
    default: return chance(2) ? .record("circle") : .any
    }
  }

  mutating func text() -> TextType {
    let least = number(0...3)
    return TextType(
      least...(least + number(1...9)),
      characters: chance(4) ? ["a-z", "a-z0-9", "a-f"][number(0...2)] : nil,
      equality: chance(6) ? .caseless : .exact
    )
  }

  mutating func integer(mayBeNull: Bool) -> IntegerType {
    let least = Int64(number(-3...3))
    let most = least + Int64(number(0...9))
    let outside: IntegerType.Fallback = chance(2) ? .refused : mayBeNull && chance(2) ? .null : .value(least)
    return IntegerType(least...most, outside: outside)
  }

  mutating func enumeration(mayBeNull: Bool) -> EnumerationType {
    let names = Array(["red", "green", "blue", "grey"].prefix(number(1...4)))
    let unknown: EnumerationType.Unknown =
      switch number(0...3) {
      case 0: .refused
      case 1: .kept(shownAs: "Other")
      case 2: mayBeNull ? .null : .refused
      default: .value(names[0])
      }
    return EnumerationType(names, unknown: unknown)
  }

  mutating func field(_ name: String) -> FieldType {
    var field = FieldType(name, type(isField: true))
    switch number(0...3) {
    case 0: field.presence = .optional
    case 1:
      field.presence = .optional
      field.absence = "that there is none"
    default: break
    }
    if chance(4) { field.null = chance(2) && field.presence == .optional ? .absent : .meaning("nothing") }
    return field
  }
}
