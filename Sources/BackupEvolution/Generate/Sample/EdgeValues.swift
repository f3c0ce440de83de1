import BackupFormat
import BackupJSON

/// The values at the edge of what types allow, for types that hold no others.
struct EdgeValues {
  /// Astral, combining, right-to-left, and what JSON has to escape.
  static let unusual = "\u{1F9ED}e\u{301}\u{5E9}\u{5DC}\"\\\n\u{200D}\u{E9}"

  private let index: ContractIndex
  private let seed: UInt64
  /// The longest text, in scalars, and the most bytes.
  private let longest: Int

  init(_ index: ContractIndex, seed: UInt64, longest: Int) {
    self.index = index
    self.seed = seed
    self.longest = longest
  }

  /// In a fixed order; empty for a type whose values hold others.
  func values(of type: ValueType) -> [EdgeValue] {
    switch type {
    case .text(let text): return texts(text, isKey: false)
    case .key(let text): return texts(text, isKey: true)
    case .boolean: return [EdgeValue("true", true), EdgeValue("false", false)]
    case .integer(let integer): return integers(integer)
    case .minorUnits(let units): return amounts(units.minimum, units.maximum)
    case .decimal(let decimal): return decimals(decimal)
    case .currency: return currencies
    case .utcMoment: return EdgeDates.utcMoments + lenientMoments
    case .localMoment: return EdgeDates.utcMoments + EdgeDates.localMoments + lenientMoments
    case .day: return EdgeDates.days
    case .timeOfDay: return EdgeDates.times
    case .uuid: return uuids
    case .enumeration(let enumeration): return names(enumeration)
    case .base64(let base64): return bytes(base64)
    case .any: return anything
    case .money, .list, .map, .record, .union, .reference, .answers: return []
    }
  }

  private var lenientMoments: [EdgeValue] {
    switch index.contract.spelling.moments {
    case .strict: []
    case .lenient: EdgeDates.lenientMoments
    }
  }

  // MARK: Texts

  private func texts(_ text: TextType, isKey: Bool) -> [EdgeValue] {
    let source = TextSource(text, isKey: isKey)
    guard source.isPossible else { return [] }
    var random = PathHash(seed: seed, ["edge"]).random
    let minimum = max(text.minimum, isKey ? 1 : 0)
    var values: [EdgeValue] = []
    if minimum <= longest {
      values.append(
        EdgeValue("the shortest text", .string(source.filled("", to: minimum, &random)), fact: ["minimum"])
      )
    }
    if text.maximum <= longest {
      values.append(
        EdgeValue(
          "the longest text",
          .string(source.filled("", to: text.maximum, &random)),
          fact: ["maximum"]
        )
      )
    }
    guard text.characters == nil else { return values }
    for (what, start) in Self.starts {
      let length = max(minimum, min(text.maximum, start.unicodeScalars.count))
      guard length > 0, length <= longest else { continue }
      values.append(EdgeValue(what, .string(source.filled(start, to: length, &random))))
    }
    let most = max(minimum, min(text.maximum, 64))
    if most > 1, most <= longest {
      let astral = String(repeating: "\u{1F600}", count: most)
      values.append(EdgeValue("a text of characters beyond the basic plane", .string(astral)))
    }
    return values
  }

  private static let starts = [
    ("a character beyond the basic plane", "\u{1F9ED}"),
    ("a combining character", "e\u{301}"),
    ("the same character composed", "\u{E9}"),
    ("text from right to left", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
    ("characters that JSON escapes", "\"\\/\n\t"),
    ("a control character", "\u{1}\u{1F}"),
    ("several people joined to one sign", "\u{1F469}\u{200D}\u{1F467}"),
    ("white space at both ends", " a "),
  ]

  private var uuids: [EdgeValue] {
    var random = PathHash(seed: seed, ["edge", "uuid"]).random
    return [
      EdgeValue("a UUID in lower case", .string(Identifiers.uuid(&random))),
      EdgeValue("a UUID in upper case", .string(Identifiers.uuid(&random).uppercased())),
      EdgeValue("the UUID of zeros", "00000000-0000-0000-0000-000000000000"),
      EdgeValue("the UUID of ones", "ffffffff-ffff-ffff-ffff-ffffffffffff"),
    ]
  }

  private func names(_ enumeration: EnumerationType) -> [EdgeValue] {
    let known = enumeration.values.map {
      EdgeValue("the value \($0.name)", .string($0.name), fact: ["values", $0.name])
    }
    switch enumeration.unknown {
    case .refused: return known
    case .null, .value, .kept:
      let unknown = StrangeNames.value(for: enumeration)
      return known + [EdgeValue("an unknown value", .string(unknown), .fallback)]
    }
  }

  private func bytes(_ base64: Base64Type) -> [EdgeValue] {
    var random = PathHash(seed: seed, ["edge", "bytes"]).random
    var counts: [(String, Int, [String])] = [
      ("the fewest bytes", base64.minimum, ["minimum"]), ("the most bytes", base64.maximum, ["maximum"]),
    ]
    counts += (1...3).map { ("\($0) bytes more than the fewest", base64.minimum &+ $0, []) }
    return counts.filter {
      (base64.minimum...max(base64.minimum, base64.maximum)).contains($0.1) && $0.1 <= longest
    }
    .map { EdgeValue($0.0, .string(BinaryText.text(bytes: $0.1, base64.alphabet, &random)), fact: $0.2) }
  }

  // MARK: Numbers

  private func integers(_ integer: IntegerType) -> [EdgeValue] {
    var values = amounts(integer.minimum, integer.maximum)
    guard integer.outside != .refused else { return values }
    if integer.minimum > -IntegerType.largest {
      values.append(EdgeValue("a number below the limit", .integer(integer.minimum - 1), .fallback))
    }
    if integer.maximum < IntegerType.largest {
      values.append(EdgeValue("a number above the limit", .integer(integer.maximum + 1), .fallback))
    }
    return values
  }

  private func amounts(_ minimum: Int64, _ maximum: Int64) -> [EdgeValue] {
    guard minimum <= maximum else { return [] }
    let values = [
      EdgeValue("the smallest number", .integer(minimum), fact: ["minimum"]),
      EdgeValue("the largest number", .integer(maximum), fact: ["maximum"]),
    ]
    let others: [Int64] = [0, 1, -1, 1 << 31, 1 << 53 - 2]
    return values
      + others.filter { minimum < $0 && $0 < maximum }.map { EdgeValue("the number \($0)", .integer($0)) }
  }

  private func decimals(_ decimal: DecimalType) -> [EdgeValue] {
    var values: [EdgeValue] = []
    if let minimum = decimal.minimum {
      values.append(EdgeValue("the smallest number", Numbers.number(minimum), fact: ["minimum"]))
    }
    if let maximum = decimal.maximum {
      values.append(EdgeValue("the largest number", Numbers.number(maximum), fact: ["maximum"]))
    }
    let others = [
      "0", "-0", "1", "-1", "0.1", "-2.50", "1e2", "25E-1", "0.000000000000000000000000000001",
      "1234567890123456789012345678901234567.125", "9007199254740993",
    ]
    // No currency in use has fewer than two decimals and an amount that needs them.
    let amounts = ["0", "-0", "1", "-1", "0.1", "-2.50", "1e2", "25E-1", "2557.68"]
    return values
      + (decimal.currencyField == nil ? others : amounts).filter { Numbers.contains($0, decimal) }.map {
        EdgeValue("the number \($0)", Numbers.number($0))
      }
  }

  private var currencies: [EdgeValue] {
    [("two decimals", "EUR"), ("no decimals", "JPY"), ("three decimals", "KWD"), ("four decimals", "UYW")]
      .map { EdgeValue("a currency with \($0.0)", .string($0.1)) }
      + [EdgeValue("a currency that is withdrawn", "DEM")]
      + index.contract.spelling.currencies.map {
        EdgeValue("a currency by its name \($0.text)", .string($0.text))
      }
  }

  private var anything: [EdgeValue] {
    let values: [(String, JSONValue)] = [
      ("null", .null), ("true", true), ("a number", Numbers.number("-1.5e-3")),
      ("a text", .string(Self.unusual)),
      ("an empty list", []), ("an empty object", [:]),
      ("a nested value", ["a": [["b": [1, "2", nil]]], "": [:]]),
    ]
    return values.map { EdgeValue("\($0.0) where anything is allowed", $0.1) }
  }
}
