import BackupJSON

/// Checks JSON against a JSON Schema that uses only the keywords below; any other keyword is a fault of the test.
struct SchemaCheck {
  private let root: JSONValue
  private(set) var faults: [String] = []

  init(schema: JSONValue) {
    root = schema
  }

  mutating func check(_ value: JSONValue) { check(value, root, "") }

  private mutating func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) {
    guard case .object(let keywords) = schema else { return fault(path, "a schema that is no object") }
    for keyword in keywords {
      switch (keyword.key, keyword.value) {
      case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("$defs", _): break
      case ("$ref", .string(let name)): check(value, definition(name), path)
      case ("const", let wanted): if value != wanted { fault(path, "not the constant") }
      case ("enum", .array(let wanted)): if !wanted.contains(value) { fault(path, "not in the enumeration") }
      case ("type", .string(let name)): if !isType(value, name) { fault(path, "not \(name)") }
      case ("type", .array(let names)):
        let isAny = names.contains { if case .string(let name) = $0 { isType(value, name) } else { false } }
        if !isAny { fault(path, "none of its types") }
      case ("anyOf", .array(let choices)):
        let fits = choices.contains { choice in
          var attempt = SchemaCheck(schema: root)
          attempt.check(value, choice, path)
          return attempt.faults.isEmpty
        }
        if !fits { fault(path, "none of its choices") }
      case ("items", let items):
        if case .array(let elements) = value {
          for (index, element) in elements.enumerated() { check(element, items, "\(path)/\(index)") }
        }
      case ("required", .array(let names)): require(names, value, path)
      case ("properties", .object(let properties)):
        if case .object(let members) = value {
          for member in members {
            if let schema = properties[member.key] { check(member.value, schema, "\(path)/\(member.key)") }
          }
        }
      case ("additionalProperties", .boolean(false)): forbidOthers(value, keywords, path)
      case ("minimum", .number(let least)):
        if case .number(let number) = value, number.integer ?? .min < least.integer ?? .max {
          fault(path, "too small")
        }
      case ("pattern", .string(let pattern)):
        if case .string(let text) = value, (try? Regex(pattern).firstMatch(in: text)) == nil {
          fault(path, "\(text) does not match \(pattern)")
        }
      case let (key, _): fault(path, "the test does not know the keyword \(key)")
      }
    }
  }

  private mutating func require(_ names: [JSONValue], _ value: JSONValue, _ path: String) {
    guard case .object(let members) = value else { return }
    for case .string(let name) in names where members[name] == nil { fault(path, "without \(name)") }
  }

  private mutating func forbidOthers(_ value: JSONValue, _ keywords: JSONObject, _ path: String) {
    guard case .object(let members) = value, case .object(let known)? = keywords["properties"] else { return }
    for member in members where known[member.key] == nil { fault(path, "with \(member.key)") }
  }

  private func definition(_ name: String) -> JSONValue {
    guard case .object(let root) = root, case .object(let definitions)? = root["$defs"] else { return nil }
    return definitions[String(name.dropFirst("#/$defs/".count))] ?? nil
  }

  private func isType(_ value: JSONValue, _ name: String) -> Bool {
    switch value {
    case .null: name == "null"
    case .boolean: name == "boolean"
    case .number(let number): name == "number" || (name == "integer" && number.integer != nil)
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  private mutating func fault(_ path: String, _ reason: String) { faults.append("\(path): \(reason)") }
}
