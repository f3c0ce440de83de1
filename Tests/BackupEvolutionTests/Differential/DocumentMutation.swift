import BackupJSON

/// Changes one thing in a document: a value, a key, or how a number is spelt.
struct DocumentMutation<Random: RandomNumberGenerator> {
  var random: Random

  /// The document with one to three changes.
  mutating func changed(_ document: JSONDocument) -> JSONDocument {
    var changed = document
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&changed.root) }
    return changed
  }

  private mutating func change(_ value: inout JSONValue) {
    // Deeper in most cases, and a change on the way in the others.
    switch value {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let index = Int.random(in: 0..<elements.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(elements[index], at: index)
      case 2: elements.append(strange())
      default: change(&elements[index])
      }
      value = .array(elements)
    case .object(var object) where !object.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let key = object[Int.random(in: 0..<object.count, using: &random)].key
      switch Int.random(in: 0..<12, using: &random) {
      case 0: object.remove(key)
      case 1: object.rename(key, to: edited(key))
      case 2: object["stranger"] = strange()
      case 3:
        // The value of another member in its place.
        object[key] = object[Int.random(in: 0..<object.count, using: &random)].value
      default:
        var inner = object[key] ?? .null
        change(&inner)
        object[key] = inner
      }
      value = .object(object)
    case .string(let text) where Bool.random(using: &random): value = .string(edited(text))
    case .number(let number) where Bool.random(using: &random): value = .number(respelt(number))
    case .null, .boolean, .number, .string, .array, .object: value = strange()
    }
  }

  /// A value that may well be of another type.
  private mutating func strange() -> JSONValue {
    let values: [JSONValue] = [
      nil, true, false, 0, 1, -1, 6, 9_007_199_254_740_991, "", "a", "2024-02-29", "2023-02-29", "09:30",
      "2026-01-31T10:00:00Z", "2026-01-31T10:00:00.1234+05:30", "2026-01-31T10:00:00-00:00", "EUR", "eur",
      "aGVsbG8=", "aGVsbG9=", "_-8", "00000000-0000-0000-0000-00000000000A", "\u{1F9ED}\u{1F9ED}", "\u{0}",
      [], [1],
      [nil], [:], ["amount": 100, "currency": "USD"], ["kind": "circle"], ["amount": 1, "currency": "X"],
    ]
    let numbers = [
      "1.0", "1.5", "1e2", "-0", "9007199254740992", "1e400", "0.1000000000000000000001", "1E-2",
    ]
    let number = Int.random(in: 0..<values.count + numbers.count, using: &random)
    return number < values.count
      ? values[number] : JSONNumber(numbers[number - values.count]).map { .number($0) } ?? .null
  }

  /// A text with one character more, fewer, or other.
  private mutating func edited(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let strangers = Array("aZ09-_:.+/= TZ|\\\"\u{e9}\u{1F9ED}\u{301}\n\u{0}".unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &random)
    let other = strangers.randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: scalars.insert(other, at: place)
    case 1 where place < scalars.count: scalars.remove(at: place)
    case 2 where place < scalars.count: scalars[place] = other
    case 3 where place < scalars.count:
      // Dates and the like stay nearly right.
      scalars[place] = Unicode.Scalar(UInt8.random(in: 0x30...0x39, using: &random))
    default: return text.lowercased() == text ? text.uppercased() : text.lowercased()
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The number in another spelling, or one near it.
  private mutating func respelt(_ number: JSONNumber) -> JSONNumber {
    let texts = [
      number.text + "0", number.text + ".0", number.text + ".5", number.text + "e0", "-" + number.text,
      number.integer.map { String($0 + 1) } ?? "7", number.integer.map { String($0 - 1) } ?? "0.5",
    ]
    return texts.randomElement(using: &random).flatMap { JSONNumber($0) } ?? number
  }
}
