import BackupJSON

/// The members of one object of a contract file, in the order in which they are written.
struct FactList {
  private(set) var object = JSONObject()

  /// Adds a fact; of two with one key the first stays.
  mutating func add(_ key: String, _ value: JSONValue) {
    if object.position(of: key) == nil { object[key] = value }
  }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { add(key, value) }
  }

  mutating func add(_ key: String, _ text: String, unless standard: String? = nil) {
    if let standard, text.isSameUTF8(as: standard) { return }
    add(key, .string(text))
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, .string(text)) }
  }

  mutating func add(_ key: String, _ number: Int, unless standard: Int) {
    if number != standard { add(key, .int(number)) }
  }

  mutating func add(_ key: String, _ flag: Bool, unless standard: Bool) {
    if flag != standard { add(key, .boolean(flag)) }
  }

  /// Adds a list unless it is empty.
  mutating func add(_ key: String, _ elements: [JSONValue]) {
    if !elements.isEmpty { add(key, .array(elements)) }
  }

  /// Adds facts of their own unless there are none.
  mutating func add(_ key: String, _ facts: FactList) {
    if !facts.object.isEmpty { add(key, .object(facts.object)) }
  }

  /// Adds members of their own unless there are none.
  mutating func add(_ key: String, _ members: [(String, JSONValue)]) {
    var facts = FactList()
    for (name, value) in members { facts.add(name, value) }
    add(key, facts)
  }

  /// Adds the limits of an integer, where they are not those of every integer.
  mutating func addRange(_ minimum: Int64, _ maximum: Int64) {
    if minimum != -IntegerType.largest { add("minimum", .integer(minimum)) }
    if maximum != IntegerType.largest { add("maximum", .integer(maximum)) }
  }
}

extension JSONValue {
  static func int(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
