import BackupJSON
import TestSupport

/// Makes JSON values, the same ones for the same seed.
struct RandomJSON {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func key() -> String {
    pick(["", "a", "b", "é", "e\u{301}", "\u{1F602}", "\u{FB33}", "a/b", "~", "0", "-", "\n"])
      + String(below(6))
  }

  /// A tree at most `depth` levels deep.
  mutating func value(depth: Int) -> JSONValue {
    switch below(depth > 0 ? 7 : 5) {
    case 0: return .null
    case 1: return .boolean(below(2) == 0)
    case 2: return .number(number())
    case 3: return .string(key() + key())
    case 4: return .integer(Int64(below(1_000_000)) - 500_000)
    case 5: return .array((0..<below(5)).map { _ in value(depth: depth - 1) })
    default:
      var object = JSONObject()
      for _ in 0..<below(24) { object[key()] = value(depth: depth - 1) }
      return .object(object)
    }
  }

  /// A literal of the grammar that has a canonical form.
  mutating func number() -> JSONNumber {
    let sign = pick(["", "-"])
    let whole = pick(["0", "7", "120", "90071992547"])
    let fraction = pick(["", ".0", ".50", ".0000000123", ".1234567890123456789"])
    let exponent = pick(["", "e0", "E+2", "e-9", "e3"])
    return JSONNumber(sign + whole + fraction + exponent)!
  }
}
