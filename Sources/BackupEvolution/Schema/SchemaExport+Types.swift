import BackupFormat
import BackupJSON

extension SchemaExport {
  /// The schema of a value of a type.
  func type(_ type: ValueType) -> JSONObject {
    switch type {
    case .text(let text): SchemaExport.text(text, atLeast: 0)
    case .key(let text): SchemaExport.text(text, atLeast: 1)
    case .boolean: ["type": "boolean"]
    case .integer(let integer):
      audience == .reader && integer.outside != .refused
        ? SchemaExport.integer(-IntegerType.largest, IntegerType.largest)
        : SchemaExport.integer(integer.minimum, integer.maximum)
    case .decimal(let decimal): SchemaExport.decimal(decimal)
    case .money(let money): self.money(money)
    case .minorUnits(let units): SchemaExport.integer(units.minimum, units.maximum)
    case .currency: currency
    case .utcMoment:
      audience == .writer
        ? SchemaExport.pattern(SchemaPattern.writtenUTCMoment, format: "date-time") : moment
    case .localMoment: moment
    case .day: SchemaExport.pattern(SchemaPattern.day, format: "date")
    case .timeOfDay: SchemaExport.pattern(SchemaPattern.timeOfDay)
    case .uuid: SchemaExport.pattern(uuid, format: "uuid")
    case .enumeration(let enumeration): self.enumeration(enumeration)
    case .list(let list): self.list(list)
    case .map(let map): self.map(map)
    case .record(let name): reference(to: name)
    case .union(let union): self.union(union)
    case .reference(let reference): target(of: reference)
    case .base64(let base64): Base64Schema(base64).object
    case .any: [:]
    case .answers: ["type": "object"]
    }
  }

  private var uuid: String {
    audience == .writer ? SchemaPattern.writtenUUID : SchemaPattern.uuid
  }

  /// A moment as a reader takes it. What is spelled otherwise than RFC 3339 has it, is no `date-time`.
  private var moment: JSONObject {
    switch (audience, contract.spelling.moments) {
    case (.reader, .lenient): SchemaExport.pattern(SchemaPattern.lenientMoment)
    case (.reader, .strict), (.writer, .strict), (.writer, .lenient):
      SchemaExport.pattern(SchemaPattern.moment, format: "date-time")
    }
  }

  private var currency: JSONObject {
    let code = SchemaExport.pattern(SchemaPattern.currency)
    let names = contract.spelling.currencies.map(\.text)
    return names.isEmpty ? code : ["anyOf": [["enum": .texts(names)], .object(code)]]
  }

  // MARK: Scalars

  private static func pattern(_ pattern: String, format: String? = nil) -> JSONObject {
    var schema: JSONObject = ["type": "string"]
    if let format { schema["format"] = .string(format) }
    schema["pattern"] = .string(pattern)
    return schema
  }

  private static func text(_ text: TextType, atLeast least: Int) -> JSONObject {
    var schema: JSONObject = ["type": "string"]
    let minimum = max(text.minimum, least)
    if minimum > 0 { schema["minLength"] = .int(minimum) }
    schema["maxLength"] = .int(text.maximum)
    schema["pattern"] = .string(text.characters.map(SchemaPattern.characters) ?? SchemaPattern.anyText)
    return schema
  }

  private static func integer(_ minimum: Int64, _ maximum: Int64) -> JSONObject {
    ["type": "integer", "minimum": .integer(minimum), "maximum": .integer(maximum)]
  }

  private static func decimal(_ decimal: DecimalType) -> JSONObject {
    var schema: JSONObject = ["type": "number"]
    if let minimum = decimal.minimum.flatMap(JSONNumber.init) { schema["minimum"] = .number(minimum) }
    if let maximum = decimal.maximum.flatMap(JSONNumber.init) { schema["maximum"] = .number(maximum) }
    return schema
  }

  private func money(_ money: MoneyType) -> JSONObject {
    var schema: JSONObject = [
      "type": "object",
      "properties": [
        "amount": .object(SchemaExport.integer(money.minimum, money.maximum)),
        "currency": .object(currency),
      ],
      "required": ["amount", "currency"],
    ]
    if audience == .writer { schema["additionalProperties"] = false }
    return schema
  }

  /// A closed list, or one that any text may stand beside; each value with what it means, where that is said.
  private func enumeration(_ enumeration: EnumerationType) -> JSONObject {
    let isOpen = audience == .reader && enumeration.unknown != .refused
    let known: [JSONValue]
    if enumeration.values.allSatisfy(\.doc.isEmpty) {
      let values = JSONValue.texts(enumeration.values.map(\.name))
      if !isOpen { return ["type": "string", "enum": values] }
      known = [["enum": values]]
    } else {
      known = enumeration.values.map { value in
        value.doc.isEmpty
          ? ["const": .string(value.name)]
          : ["const": .string(value.name), "description": .string(value.doc)]
      }
    }
    return [
      "anyOf": .array(
        isOpen ? known + [["type": "string", "pattern": .string(SchemaPattern.anyText)]] : known
      )
    ]
  }

  private func target(of reference: ReferenceType) -> JSONObject {
    switch contract.collection(reference.collection).flatMap({ contract.keyType(of: $0) }) {
    case .key(let text)?: SchemaExport.text(text, atLeast: 1)
    case .integer(let integer)?: SchemaExport.integer(integer.minimum, integer.maximum)
    default: SchemaExport.pattern(uuid, format: "uuid")
    }
  }

  // MARK: Containers

  private func list(_ list: ListType) -> JSONObject {
    var schema: JSONObject = ["type": "array", "items": .object(type(list.element))]
    if list.minimum > 0 { schema["minItems"] = .int(list.minimum) }
    schema["maxItems"] = .int(list.maximum)
    guard list.isUnique else { return schema }
    if audience == .reader, case .decimal = list.element {
      // 1 and 1.0 are two decimals to the checker, and one number to a schema.
      schema["$comment"] =
        "No element stands twice. Decimals are compared by their spelling, which no schema can say."
    } else {
      schema["uniqueItems"] = true
    }
    return schema
  }

  private func map(_ map: MapType) -> JSONObject {
    let keys =
      switch map.key {
      case .text: SchemaPattern.anyText
      case .integer: SchemaPattern.integer
      case .uuid: uuid
      case .day: SchemaPattern.day
      }
    return [
      "type": "object",
      "propertyNames": ["pattern": .string(keys)],
      "additionalProperties": .object(type(map.value)),
      "maxProperties": .int(map.maximum),
    ]
  }

  private func reference(to record: String, in union: UnionType? = nil) -> JSONObject {
    let use = DefinitionNames.Use(record: record, discriminator: union?.discriminator)
    return ["$ref": .string(names.reference(to: use))]
  }

  private func union(_ union: UnionType) -> JSONObject {
    let isOpen = audience == .reader && union.unknown == .kept
    let kind: JSONValue = isOpen ? ["type": "string"] : ["enum": .texts(union.cases.map(\.value))]
    return [
      "type": "object",
      "properties": .object([union.discriminator: kind]),
      "required": .texts([union.discriminator]),
      "allOf": .array(
        union.cases.map { item in
          [
            "if": [
              "properties": .object([union.discriminator: ["const": .string(item.value)]]),
              "required": .texts([union.discriminator]),
            ],
            "then": .object(reference(to: item.record, in: union)),
          ]
        }
      ),
    ]
  }
}
