import BackupFormat
import BackupJSON

/// Where in two contracts a fact stands, and the way to the same place in a third.
struct Site {
  /// The step from a type to the type inside it.
  enum Step: String {
    case of
    case value
  }

  /// The name of the record in the newer contract; `nil` for a fact of the format as a whole.
  var record: String?
  /// The name of the record in the older contract.
  var olderRecord: String?
  /// The field of the record; `nil` for a fact of the record itself.
  var field: String?
  /// The way from the type of the field to a type inside it.
  var steps: [Step] = []
  /// The place in the file form of the newer contract.
  var place: JSONPointer
  /// The place in the file form of the older contract.
  var olderPlace: JSONPointer

  /// A place outside the records.
  init(_ tokens: String...) {
    place = JSONPointer(tokens: tokens)
    olderPlace = place
  }

  /// A record, by its names in both contracts.
  init(record: String, olderName: String) {
    self.record = record
    olderRecord = olderName
    place = JSONPointer(tokens: ["records", record])
    olderPlace = JSONPointer(tokens: ["records", olderName])
  }

  /// The place of a fact inside.
  func appending(_ tokens: String...) -> Site {
    var site = self
    for token in tokens {
      site.place = site.place.appending(token)
      site.olderPlace = site.olderPlace.appending(token)
    }
    return site
  }

  /// A field of the record.
  func field(_ name: String) -> Site {
    var site = appending("fields", name)
    site.field = name
    return site
  }

  /// The type inside the type.
  func inner(_ step: Step) -> Site {
    var site = appending(step.rawValue)
    site.steps.append(step)
    return site
  }

  /// The same field in another contract; `nil` where it has none.
  func fieldType(in contract: Contract) -> FieldType? {
    guard let record = recordType(in: contract), let field else { return nil }
    return record.fields.first { $0.name.isSameUTF8(as: field) }
  }

  /// The same record in another contract, by either of its names.
  func recordType(in contract: Contract) -> RecordType? {
    guard let record, let olderRecord else { return nil }
    return contract.records.first { $0.name.isSameUTF8(as: olderRecord) }
      ?? contract.records.first { $0.name.isSameUTF8(as: record) }
  }

  /// What stands at the same place in another contract.
  enum Counterpart {
    /// No field is there: a reader passes over the key.
    case noField
    case type(ValueType)
    /// The field is there, and its type is built another way.
    case otherShape
  }

  func counterpart(in contract: Contract) -> Counterpart {
    guard let field = fieldType(in: contract) else { return .noField }
    var type = field.type
    for step in steps {
      switch (step, type) {
      case (.of, .list(let list)): type = list.element
      case (.value, .map(let map)): type = map.value
      default: return .otherShape
      }
    }
    return .type(type)
  }
}
