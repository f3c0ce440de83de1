public import BackupJSON

/// The definition of a record type: written once, it yields the contract, the encoder and the decoder.
///
/// ```swift
/// extension Tracker {
///   static let record = Record(
///     "tracker", Tracker.init,
///     Field("id", \.id, .recordID),
///     Field("name", \.name, .text(1...200)).doc("What the person calls it."),
///     Field("quitDate", \.quitDate, .localMoment)
///   ).labelled(by: "name")
/// }
/// ```
public struct Record<Value>: Sendable {
  /// The record type in the contract.
  public private(set) var type: RecordType
  private let nested: [RecordType]
  private var encoder: @Sendable (Value) -> JSONObject
  private var decoder: @Sendable (JSONObject) throws(CodecError) -> Value

  /// - Parameters:
  ///   - name: a word of the format in the singular.
  ///   - make: makes a value from the values of the fields, in their order; mostly the type's `init`.
  ///   - fields: the fields, in the order in which they are written.
  public init<each FieldValue>(
    _ name: String,
    _ make: @escaping @Sendable (repeat each FieldValue) -> Value,
    _ fields: repeat Field<Value, each FieldValue>
  ) {
    var types: [FieldType] = []
    var nested: [RecordType] = []
    for field in repeat each fields {
      types.append(field.type)
      nested.append(contentsOf: field.coding.records)
    }
    type = RecordType(name, fields: types)
    self.nested = nested
    encoder = { value in
      var object = JSONObject()
      for field in repeat each fields { field.encode(value, into: &object) }
      return object
    }
    decoder = { object throws(CodecError) in
      make(repeat try (each fields).decode(object))
    }
  }

  /// The record types of this record and of all that it mentions, outermost first.
  var records: [RecordType] { [type] + nested }

  func encode(_ value: Value) -> JSONObject { encoder(value) }

  func decode(_ object: JSONObject) throws(CodecError) -> Value { try decoder(object) }

  /// What the record is, for the documentation.
  public func doc(_ text: String) -> Record { changed { $0.doc = text } }

  /// The field by whose value people call the record.
  public func labelled(by field: String) -> Record { changed { $0.label = field } }

  /// A condition between fields.
  public func rule(_ rule: FieldRule) -> Record { changed { $0.rules.append(rule) } }

  /// The fields are an allow-list: any other key is reported and never imported.
  public func allowList() -> Record { changed { $0.unknownFields = .notImported } }

  /// A key that is no field is an error, unless a newer minor may have added it.
  public func refusingUnknown() -> Record { changed { $0.unknownFields = .refused } }

  /// Members that no field describes, as those of a newer minor, go into a property of the value and are written back
  /// behind the fields. Without it they are left out of the value.
  public func keepingUnknown(in property: any WritableKeyPath<Value, JSONObject> & Sendable) -> Record {
    var record = self
    let names = Set(type.fields.flatMap { [$0.name] + $0.aliases }.map { Array($0.utf8) })
    let (encoder, decoder) = (self.encoder, self.decoder)
    record.encoder = { value in
      var object = encoder(value)
      for member in value[keyPath: property] where !names.contains(Array(member.key.utf8)) {
        object[member.key] = member.value
      }
      return object
    }
    record.decoder = { object throws(CodecError) in
      var value = try decoder(object)
      var unknown = JSONObject()
      for member in object where !names.contains(Array(member.key.utf8)) {
        unknown[member.key] = member.value
      }
      value[keyPath: property] = unknown
      return value
    }
    return record
  }

  /// Names that were removed and are never used again.
  public func reserving(_ names: String...) -> Record { changed { $0.reserved.append(contentsOf: names) } }

  private func changed(_ change: (inout RecordType) -> Void) -> Record {
    var record = self
    change(&record.type)
    return record
  }
}
