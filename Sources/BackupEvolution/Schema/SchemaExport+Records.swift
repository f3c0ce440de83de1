import BackupFormat
import BackupJSON

extension SchemaExport {
  /// The place that a record has in a document.
  enum Place {
    /// The whole document: the keys of the recognition stand beside the fields.
    case root
    case plain
    /// A case of a union: the discriminator stands beside the fields.
    case ofUnion(String)
  }

  /// The schema of an object that is a record.
  func record(_ record: RecordType, as place: Place) -> JSONObject {
    var properties = JSONObject()
    var required: [String] = []
    var conditions: [JSONValue] = []
    switch place {
    case .root:
      let recognition = contract.recognition
      if let mark = recognition.mark { properties[mark] = ["const": .string(recognition.value)] }
      if let mark = recognition.versionMark { properties[mark] = .object(version) }
      required = recognition.marks
    case .plain: break
    case .ofUnion(let discriminator):
      properties[discriminator] = ["type": "string"]
      required = [discriminator]
    }
    for field in record.fields {
      // A writer no longer writes it, and it never writes what is only another name.
      if audience == .writer, field.deprecated { continue }
      let isCollection =
        record.name.utf8.elementsEqual(contract.root.utf8)
        && contract.collection(field.name) != nil
      let value = isCollection ? limited(value(of: field)) : value(of: field)
      properties[field.name] = .object(self.field(field, value))
      let aliases = audience == .reader ? field.aliases : []
      for alias in aliases { properties[alias] = .object(SchemaExport.alias(of: field, value)) }
      if field.presence == .required {
        if aliases.isEmpty {
          required.append(field.name)
        } else {
          conditions.append(["anyOf": .array(([field.name] + aliases).map { ["required": [.string($0)]] })])
        }
      }
      conditions += SchemaExport.pairs(of: [field.name] + aliases).map { ["not": ["required": .texts($0)]] }
    }
    var schema: JSONObject = ["type": "object"]
    if !properties.isEmpty { schema["properties"] = .object(properties) }
    if !required.isEmpty { schema["required"] = .texts(required) }
    if isClosed(record) { schema["additionalProperties"] = false }
    if !conditions.isEmpty { schema["allOf"] = .array(conditions) }
    return schema
  }

  private func isClosed(_ record: RecordType) -> Bool {
    switch (audience, record.unknownFields) {
    case (.writer, _), (.reader, .refused): true
    case (.reader, .kept), (.reader, .notImported): false
    }
  }

  /// Every two of some names.
  private static func pairs(of names: [String]) -> [[String]] {
    names.indices.flatMap { first in names[(first + 1)...].map { [names[first], $0] } }
  }

  // MARK: Version

  private var version: JSONObject {
    let major: JSONValue = ["const": .int(contract.version.major)]
    switch contract.recognition.versionForm {
    case .integer, .unwritten: return ["const": .int(contract.version.major)]
    case .majorMinor:
      var schema: JSONObject = ["type": "object"]
      switch audience {
      case .writer:
        schema["properties"] = ["major": major, "minor": ["const": .int(contract.version.minor)]]
      case .reader:
        schema["properties"] = [
          "major": major, "minor": ["type": "integer", "minimum": 0, "maximum": 999_999_999],
        ]
      }
      schema["required"] = ["major", "minor"]
      if audience == .writer { schema["additionalProperties"] = false }
      return schema
    }
  }

  // MARK: Fields

  private func field(_ field: FieldType, _ value: JSONObject) -> JSONObject {
    var schema = JSONObject()
    let words = FieldSentences(field, audience).text
    if !words.isEmpty { schema["description"] = .string(words) }
    if case .defaulting(let standard) = field.presence { schema["default"] = standard }
    if field.deprecated { schema["deprecated"] = true }
    schema.append(value)
    return schema
  }

  private static func alias(of field: FieldType, _ value: JSONObject) -> JSONObject {
    var schema: JSONObject = [
      "description": .string("Another name of `\(field.name)`, read and never written."), "deprecated": true,
    ]
    schema.append(value)
    return schema
  }

  /// The list of a collection, which has no more records than a reader takes.
  private func limited(_ list: JSONObject) -> JSONObject {
    guard let maximum = list["maxItems"]?.integerValue else { return list }
    var limited = list
    limited["maxItems"] = .integer(min(maximum, Int64(contract.limits.records)))
    return limited
  }

  private func value(of field: FieldType) -> JSONObject {
    let schema = type(field.type)
    switch field.null {
    case .refused: return schema
    case .absent, .meaning: return SchemaExport.orNull(schema)
    }
  }

  /// The schema of a value that may be null as well.
  private static func orNull(_ schema: JSONObject) -> JSONObject {
    var nullable = schema
    if schema.isEmpty { return schema }
    if case .array(let choices)? = schema["anyOf"], schema.count == 1 {
      nullable["anyOf"] = .array(choices + [["type": "null"]])
      return nullable
    }
    // The other keywords of such a schema say nothing about null, but for a list of values.
    if let type = schema["type"], type.stringValue != nil, schema["allOf"] == nil {
      nullable["type"] = [type, "null"]
      if case .array(let values)? = schema["enum"] { nullable["enum"] = .array(values + [.null]) }
      return nullable
    }
    return ["anyOf": [.object(schema), ["type": "null"]]]
  }
}
