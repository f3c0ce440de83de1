import BackupJSON

/// Records, their fields and the rules between them.
extension MistakeFinder {
  mutating func findInSizes() {
    let pointer = JSONPointer(tokens: ["records"])
    if contract.records.count > MistakeLimits.records {
      tell(.contractTooLarge, pointer, "there are more than \(MistakeLimits.records) records")
    }
    let entries = CompiledSize.entries(of: contract, records)
    if entries > MistakeLimits.entries {
      tell(
        .contractTooLarge,
        pointer,
        "fields, values and cases of all records are \(entries), more than \(MistakeLimits.entries)"
      )
    }
    findRepeated(records, pointer, "records")
  }

  mutating func findInRecord(_ place: Int) {
    let record = contract.records[place]
    let pointer = JSONPointer(tokens: ["records", record.name])
    findInName(record.name, pointer, "the name of a record")
    findInText(record.doc, pointer.appending("doc"), "the text")
    if let label = record.label,
      let field = field(label, of: place, pointer.appending("label"), mayHaveAliases: true)
    {
      switch TypeName(field.type) {
      case .text, .key: break
      case .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
        .timeOfDay, .uuid, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
        tellType(field, pointer.appending("label"), "a text or a key for people to call the record by")
      }
    }
    findInReserved(record.reserved, pointer, fields[place])
    findInFields(place, pointer.appending("fields"))
    for (number, rule) in record.rules.enumerated() {
      findInRule(rule, place, pointer.appending("rules").appending(number))
    }
  }

  private mutating func findInFields(_ place: Int, _ pointer: JSONPointer) {
    let record = contract.records[place]
    let isRoot = records[contract.root] == place
    let marks = isRoot ? contract.recognition.marks : []
    let keys = record.fields.count + aliases[place].names.count
    let count = keys + marks.count + (caseRecords.contains(place) ? 1 : 0)
    if count > MistakeLimits.fields {
      let extras = [
        aliases[place].names.isEmpty ? nil : "aliases",
        marks.isEmpty ? nil : "the keys that recognise the file",
        caseRecords.contains(place) ? "the discriminator" : nil,
      ].compactMap { $0 }
      let extra = extras.isEmpty ? "" : ", \(extras.joined(separator: " and ")) included"
      tell(
        .contractTooManyFields,
        pointer,
        "a record has at most \(MistakeLimits.fields) fields, \(shown(record.name)) has \(count)\(extra)"
      )
    }
    findRepeated(fields[place], pointer, "fields")
    var taken = Taken(record)
    for (number, field) in record.fields.enumerated() {
      let here = pointer.appending(field.name)
      findInName(field.name, here, "the name of a field")
      if marks.contains(field.name) {
        tell(
          .contractRecognition,
          here,
          "\(shown(field.name)) recognises the file and cannot be a field as well"
        )
      }
      findInField(field, place, here, &taken)
      if let cause = endless[place], cause.field == number {
        tell(.contractEndlessRecord, here, cause.message(contract))
      }
    }
  }

  private mutating func findInField(
    _ field: FieldType,
    _ record: Int,
    _ pointer: JSONPointer,
    _ taken: inout Taken
  ) {
    let isCollection = records[contract.root] == record && collections.contains(field.name)
    let place = TypePlace(record: record, field: field, isCollection: isCollection, depth: 1)
    findInType(field.type, place, pointer)
    findInAbsence(field, pointer.appending("absence"))
    if case .defaulting(let value) = field.presence {
      let fit = DefaultFit(contract, records, doubts)
      if let misfit = fit.misfit(of: value, for: field) {
        tell(
          .contractDefaultDoesNotFit,
          JSONPointer(tokens: pointer.tokens + ["default"] + misfit.path),
          misfit.message
        )
      }
    }
    if case .meaning(let sentence) = field.null {
      findInText(sentence, pointer.appending("null"), "what null means", mayBeEmpty: false)
    }
    if let unit = field.unit { findInName(unit, pointer.appending("unit"), "the unit") }
    findInSince(field.since, pointer)
    if field.semantics < 0 || field.semantics > Int(IntegerType.largest) {
      tell(.contractNumberRange, pointer.appending("semantics"), "the number must be 0 or more")
    }
    if field.deprecated, field.presence == .required {
      tell(
        .contractRequiredDeprecated,
        pointer.appending("deprecated"),
        "writers cannot leave out \(shown(field.name)), which readers require"
      )
    }
    findInAliases(field, records[contract.root] == record, pointer.appending("aliases"), &taken)
    findInText(field.doc, pointer.appending("doc"), "the text")
  }

  /// Keys of one record that are in use.
  private struct Taken {
    /// `String` compares by canonical equivalence, which is what tells look-alikes.
    var names: Set<String> = []
    var reserved: Set<String> = []

    init(_ record: RecordType) {
      if !record.hasAliases { return }
      names = Set(record.fields.map(\.name))
      reserved = Set(record.reserved)
    }
  }

  private mutating func findInAliases(
    _ field: FieldType,
    _ isRoot: Bool,
    _ pointer: JSONPointer,
    _ taken: inout Taken
  ) {
    for (number, alias) in field.aliases.enumerated() {
      let here = pointer.appending(number)
      findInName(alias, here, "an alias")
      if !taken.names.insert(alias).inserted {
        tell(.contractDuplicateName, here, "\(shown(alias)) is a field or an alias already")
      } else if taken.reserved.contains(alias) {
        tell(.contractReservedName, here, "\(shown(alias)) was removed and may not be used again")
      } else if isRoot, contract.recognition.marks.contains(alias) {
        tell(.contractRecognition, here, "\(shown(alias)) recognises the file and cannot be an alias as well")
      }
    }
  }

  private mutating func findInAbsence(_ field: FieldType, _ pointer: JSONPointer) {
    findInText(field.absence, pointer, "what absence means")
    if field.absence.utf8.isEmpty { return }
    switch field.presence {
    case .optional: break
    case .required:
      tell(.contractContradiction, pointer, "\(shown(field.name)) is required, so it is never absent")
    case .defaulting:
      tell(.contractContradiction, pointer, "the absence of a field with a default means the default")
    }
  }

  // MARK: Rules

  private mutating func findInRule(_ rule: FieldRule, _ record: Int, _ pointer: JSONPointer) {
    switch rule.condition {
    case .notBefore(let first, let second):
      let left = field(first, of: record, pointer.appending("field"), mayHaveAliases: true)
      let right = field(second, of: record, pointer.appending("other"), mayHaveAliases: true)
      guard let left, let right else { return }
      if left.name == right.name {
        tell(.contractWrongRule, pointer.appending("other"), "a field cannot be before itself")
      } else if Order(left.type) == nil {
        tellType(left, pointer.appending("field"), "a moment, day, time or whole number", .contractWrongRule)
      } else if Order(left.type) != Order(right.type) {
        let words = "a type that can be compared with \(TypeName(left.type).rawValue)"
        tellType(right, pointer.appending("other"), words, .contractWrongRule)
      }
    case .sum(let listName, let item, let totalName):
      let list = field(listName, of: record, pointer.appending("list"), mayHaveAliases: true)
      let total = field(totalName, of: record, pointer.appending("total"), mayHaveAliases: true)
      if let list { findInSum(list, item, pointer) }
      if let total, Order(total.type) != .number, !total.type.isAmount {
        let words = "an integer, minorUnits, or a decimal with a currency"
        tellType(total, pointer.appending("total"), words, .contractWrongRule)
      }
    }
  }

  private mutating func findInSum(_ list: FieldType, _ item: String, _ pointer: JSONPointer) {
    guard case .list(let type) = list.type, case .record(let name) = type.element else {
      tellType(list, pointer.appending("list"), "a list of records", .contractWrongRule)
      return
    }
    guard let record = records[name], let field = field(item, of: record, pointer.appending("item")) else {
      return
    }
    if Order(field.type) != .number {
      tellType(field, pointer.appending("item"), "an integer or minorUnits", .contractWrongRule)
    }
  }
}

extension ValueType {
  /// Whether it is an amount in major units, which is the same as one in minor units.
  fileprivate var isAmount: Bool {
    if case .decimal(let decimal) = self { decimal.currencyField != nil } else { false }
  }
}

/// The kinds of values that have an order among themselves.
private enum Order {
  case moment, day, time, number

  init?(_ type: ValueType) {
    switch type {
    case .utcMoment, .localMoment: self = .moment
    case .day: self = .day
    case .timeOfDay: self = .time
    case .integer, .minorUnits: self = .number
    case .text, .boolean, .decimal, .money, .currency, .uuid, .key, .enumeration, .list, .map, .record,
      .union, .reference, .base64, .any, .answers:
      return nil
    }
  }
}
