public import BackupJSON

/// The definition of a value that is one of several records, told apart by a field: mostly a Swift enum.
public struct Union<Value>: Sendable {
  /// One case: the text of the discriminator, the record, and the way between the two types.
  public struct Case: Sendable {
    let name: String
    let records: [RecordType]
    let encode: @Sendable (Value) -> JSONObject?
    let decode: @Sendable (JSONObject) throws(CodecError) -> Value

    /// - Parameters:
    ///   - name: the text of the discriminator.
    ///   - embed: makes the union's value, mostly the enum case itself.
    ///   - extract: the record's value where it is this case, else `nil`.
    public init<Content>(
      _ name: String,
      _ record: Record<Content>,
      embed: @escaping @Sendable (Content) -> Value,
      extract: @escaping @Sendable (Value) -> Content?
    ) {
      self.name = name
      records = record.records
      encode = { extract($0).map(record.encode) }
      decode = { object throws(CodecError) in embed(try record.decode(object)) }
    }
  }

  /// What becomes of an object with another discriminator.
  public enum Unknown: Sendable {
    /// Not decoded: the object is an error.
    case refused
    /// Kept whole: the value that holds it, and the way back.
    case kept(embed: @Sendable (JSONObject) -> Value, extract: @Sendable (Value) -> JSONObject?)
  }

  private let discriminator: String
  private let cases: [Case]
  private let unknown: Unknown

  /// Makes a union of cases that the field `discriminator` tells apart.
  public init(on discriminator: String, unknown: Unknown, _ cases: Case...) {
    self.discriminator = discriminator
    self.cases = cases
    self.unknown = unknown
  }

  var type: UnionType {
    let policy: UnionType.Unknown =
      switch unknown {
      case .refused: .refused
      case .kept: .kept
      }
    return UnionType(
      on: discriminator,
      cases.map { UnionType.Case($0.name, $0.records[0].name) },
      unknown: policy
    )
  }

  var records: [RecordType] { cases.flatMap(\.records) }

  func encode(_ value: Value) -> JSONValue? {
    for item in cases {
      guard let content = item.encode(value) else { continue }
      var object: JSONObject = [discriminator: .string(item.name)]
      for member in content { object[member.key] = member.value }
      return .object(object)
    }
    guard case .kept(_, let extract) = unknown else { return nil }
    return extract(value).map(JSONValue.object)
  }

  func decode(_ object: JSONObject) throws(CodecError) -> Value {
    guard let name = object[discriminator]?.stringValue else {
      throw CodecError(.missing, "the field is missing").inside(discriminator)
    }
    if let item = cases.first(where: { $0.name.isSameUTF8(as: name) }) {
      // The discriminator is no member of the record.
      var members = object
      members[discriminator] = nil
      return try item.decode(members)
    }
    guard case .kept(let embed, _) = unknown else { throw .expected("a known \(discriminator)") }
    return embed(object)
  }
}
