import BackupJSON

/// How values of a Swift type stand in a file: the type that the contract names, and the way there and back.
///
/// Use the static members: `.text(1...200)`, `.localMoment`, `.optional(.record(Cost.record))`. Decoding expects text
/// that has passed the checker, and therefore says little where it fails; it still never traps.
public struct ValueCoding<Value>: Sendable {
  /// The type in the contract.
  let type: ValueType
  var presence = FieldType.Presence.required
  var null = FieldType.Null.refused
  /// The record types that the type mentions, with those that they mention.
  let records: [RecordType]
  /// `nil` leaves the member out.
  let encode: @Sendable (Value) -> JSONValue?
  /// `nil` where the contract turns the value into null.
  let decode: @Sendable (JSONValue) throws(CodecError) -> Value?
  /// The value of a member that is not there.
  let absent: (@Sendable () -> Value)?

  init(
    _ type: ValueType,
    records: [RecordType] = [],
    absent: (@Sendable () -> Value)? = nil,
    encode: @escaping @Sendable (Value) -> JSONValue?,
    decode: @escaping @Sendable (JSONValue) throws(CodecError) -> Value?
  ) {
    self.type = type
    self.records = records
    self.absent = absent
    self.encode = encode
    self.decode = decode
  }
}

extension ValueCoding {
  /// A value that may be left out, or be null: both mean that there is none. Writers leave it out.
  public static func optional<Wrapped>(_ coding: ValueCoding<Wrapped>) -> ValueCoding
  where Value == Wrapped? {
    var optional = ValueCoding(coding.type, records: coding.records, absent: { nil }) { value in
      value.flatMap(coding.encode)
    } decode: { json throws(CodecError) in
      json.isNull ? .some(nil) : .some(try coding.decode(json))
    }
    optional.presence = .optional
    optional.null = .absent
    return optional
  }

  /// A value that is always written, and may be null with a meaning of its own: `the run goes on`.
  public static func nullable<Wrapped>(
    _ coding: ValueCoding<Wrapped>,
    means meaning: String
  ) -> ValueCoding where Value == Wrapped? {
    var nullable = ValueCoding(coding.type, records: coding.records) { value in
      value.map(coding.encode) ?? .null
    } decode: { json throws(CodecError) in
      json.isNull ? .some(nil) : .some(try coding.decode(json))
    }
    nullable.null = .meaning(meaning)
    return nullable
  }

  /// A value that may be left out and then is this one. The format says whether writers leave it out.
  public static func defaulting(_ coding: ValueCoding, to value: Value) -> ValueCoding where Value: Sendable {
    var defaulting = ValueCoding(
      coding.type,
      records: coding.records,
      absent: { value },
      encode: coding.encode,
      decode: coding.decode
    )
    defaulting.presence = .defaulting(coding.encode(value) ?? .null)
    return defaulting
  }
}

extension CodecError {
  static func expected(_ words: String) -> CodecError {
    CodecError(.mismatch, "expected \(words)")
  }
}
