import BackupFormat

/// The cells of a field's row that say what its values are.
struct FieldCells: Hashable {
  let type: String
  let absent: String
  let null: String
  let unknown: String
  /// The cells with the names of their columns.
  var named: [(column: String, text: String)] {
    [("type", type), ("absent", absent), ("null", null), ("unknown", unknown)]
  }
}

/// Types in the words of the specification.
struct TypeWords {
  let contract: Contract
  /// The anchors of the records' headings; without them records are named and not linked.
  let anchors: [String: String]

  func cells(_ field: FieldType, in record: RecordType) -> FieldCells {
    let absent =
      switch field.presence {
      case .required: "refused"
      case .optional: field.absence.isEmpty ? "no value" : MarkdownText.words(field.absence)
      case .defaulting(let value): MarkdownText.code(MarkdownText.json(value))
      }
    let null =
      switch field.null {
      case .refused: "refused"
      case .absent: "the same as absent"
      case .meaning(let words): MarkdownText.words(words)
      }
    let isRoot = record.name.utf8.elementsEqual(contract.root.utf8)
    var type = isRoot && contract.collection(field.name) != nil ? collection(field.type) : words(field.type)
    if let unit = field.unit { type += ", in \(MarkdownText.words(unit))" }
    return FieldCells(type: type, absent: absent, null: null, unknown: unknown(field.type))
  }

  // MARK: Types

  func words(_ type: ValueType) -> String {
    switch type {
    case .text(let text): "text" + limits(text)
    case .boolean: "boolean"
    case .integer(let integer): "integer" + range(integer.minimum, integer.maximum)
    case .decimal(let decimal):
      (decimal.currencyField.map { "decimal, in \(MarkdownText.code($0))" } ?? "decimal") + range(decimal)
    case .money(let money): "money" + range(money.minimum, money.maximum)
    case .minorUnits(let units):
      "minor units of \(MarkdownText.code(units.currencyField))" + range(units.minimum, units.maximum)
    case .currency: "currency"
    case .utcMoment: "UTC moment"
    case .localMoment: "local moment"
    case .day: "day"
    case .timeOfDay: "time of day"
    case .uuid: "UUID"
    case .key(let text): "key" + limits(text)
    case .enumeration(let enumeration):
      "enumeration: " + enumeration.values.map { MarkdownText.code($0.name) }.joined(separator: ", ")
    case .list(let list):
      "list of \(words(list.element))" + counts(list.minimum, list.maximum, ListType(of: .any).maximum)
        + (list.isUnique ? ", each once" : "") + (list.isOrdered ? "" : ", in any order")
    case .map(let map):
      "map from \(keys(map.key)) to \(words(map.value))" + counts(0, map.maximum, MapType(to: .any).maximum)
    case .record(let name): "record \(link(name))"
    case .union(let union):
      "union by \(MarkdownText.code(union.discriminator)): "
        + union.cases.map { "\(MarkdownText.code($0.value)) is \(link($0.record))" }.joined(separator: ", ")
    case .reference(let reference):
      "reference to \(MarkdownText.code(reference.collection)), "
        + (reference.dangling == .refused ? "strict" : "lenient")
    case .base64(let base64):
      (base64.alphabet == .url ? "base64, URL alphabet" : "base64")
        + bytes(base64.minimum, base64.maximum)
    case .any: "any JSON"
    case .answers(let answers): "answers to \(MarkdownText.code(answers.questions.joined(separator: ".")))"
    }
  }

  private func collection(_ type: ValueType) -> String {
    guard case .list(let list) = type, case .record(let name) = list.element else { return words(type) }
    return "collection of \(link(name))" + counts(list.minimum, list.maximum, ListType(of: .any).maximum)
  }

  private func link(_ record: String) -> String {
    anchors[record].map { "[\(MarkdownText.words(record))](#\($0))" } ?? MarkdownText.words(record)
  }

  private func keys(_ key: MapType.Key) -> String {
    switch key {
    case .text: "texts"
    case .integer: "integers"
    case .uuid: "UUIDs"
    case .day: "days"
    }
  }

  /// What becomes of a value that is not in the list or the range.
  private func unknown(_ type: ValueType) -> String {
    switch type {
    case .enumeration(let enumeration):
      switch enumeration.unknown {
      case .refused: "refused"
      case .null: "null"
      case .value(let name): MarkdownText.code(name)
      case .kept(let words): "kept as it is, shown as \"\(MarkdownText.words(words))\""
      }
    case .integer(let integer):
      switch integer.outside {
      case .refused: "refused"
      case .null: "null"
      case .value(let value): String(value)
      }
    case .union(let union): union.unknown == .kept ? "kept as it is" : "refused"
    case .currency: "kept, reported"
    case .reference(let reference): reference.dangling == .refused ? "refused" : "kept, reported"
    case .list, .map, .record, .any, .answers: ""
    case .text, .boolean, .decimal, .money, .minorUnits, .utcMoment, .localMoment, .day, .timeOfDay, .uuid,
      .key, .base64:
      "refused"
    }
  }

  // MARK: Limits

  private func limits(_ text: TextType) -> String {
    let standard = TextType()
    var words = ""
    if text.minimum != standard.minimum || text.maximum != standard.maximum {
      words += ", \(grouped(text.minimum))…\(grouped(text.maximum))"
    }
    if let characters = text.characters { words += ", of \(MarkdownText.code(characters))" }
    switch text.equality {
    case .exact: break
    case .composed: words += ", equal after normalization"
    case .trimmed: words += ", equal after trimming"
    case .caseless: words += ", equal whatever the case"
    }
    return words
  }

  private func range(_ minimum: Int64, _ maximum: Int64) -> String {
    switch (minimum == -IntegerType.largest, maximum == IntegerType.largest) {
    case (true, true): ""
    case (false, true): ", \(grouped(minimum)) or more"
    case (true, false): ", \(grouped(maximum)) or less"
    case (false, false): ", \(grouped(minimum))…\(grouped(maximum))"
    }
  }

  private func range(_ decimal: DecimalType) -> String {
    switch (decimal.minimum, decimal.maximum) {
    case (nil, nil): ""
    case (let minimum?, nil): ", \(minimum) or more"
    case (nil, let maximum?): ", \(maximum) or less"
    case (let minimum?, let maximum?): ", \(minimum)…\(maximum)"
    }
  }

  private func bytes(_ minimum: Int, _ maximum: Int) -> String {
    let standard = Base64Type()
    return minimum == standard.minimum && maximum == standard.maximum
      ? "" : ", \(grouped(minimum))…\(grouped(maximum)) bytes"
  }

  private func counts(_ minimum: Int, _ maximum: Int, _ standard: Int) -> String {
    switch (minimum == 0, maximum == standard) {
    case (true, true): ""
    case (false, true): ", \(grouped(minimum)) or more"
    case (true, false): ", at most \(grouped(maximum))"
    case (false, false): ", \(grouped(minimum))…\(grouped(maximum))"
    }
  }

  private func grouped(_ number: Int) -> String { grouped(Int64(number)) }

  /// A number with a comma before every three digits.
  func grouped(_ number: Int64) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "−" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
