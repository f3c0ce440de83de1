import BackupJSON

extension ValueCoding {
  /// A list of values of one type.
  public static func list<Element>(
    of element: ValueCoding<Element>,
    _ count: ClosedRange<Int> = 0...10_000_000,
    isUnique: Bool = false,
    isOrdered: Bool = true
  ) -> ValueCoding where Value == [Element] {
    let type = ListType(of: element.type, count, isUnique: isUnique, isOrdered: isOrdered)
    return ValueCoding(.list(type), records: element.records) { values in
      .array(values.map { element.encode($0) ?? .null })
    } decode: { json throws(CodecError) in
      guard let elements = json.arrayValue else { throw .expected("a list") }
      var values: [Element] = []
      values.reserveCapacity(elements.count)
      for (index, json) in elements.enumerated() {
        do throws(CodecError) {
          guard let value = try element.decode(json) else { throw CodecError.expected("a value") }
          values.append(value)
        } catch {
          throw error.inside(String(index))
        }
      }
      return values
    }
  }

  /// An object whose keys are data. Writers sort the keys.
  public static func map<Element>(
    _ key: MapType.Key = .text,
    to element: ValueCoding<Element>,
    maximum: Int = 1_000_000
  ) -> ValueCoding where Value == [String: Element] {
    ValueCoding(.map(MapType(key, to: element.type, maximum: maximum)), records: element.records) { values in
      var object = JSONObject()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) { object[key] = element.encode(value) }
      return .object(object)
    } decode: { json throws(CodecError) in
      guard let object = json.objectValue else { throw .expected("an object") }
      var values: [String: Element] = [:]
      for member in object {
        do throws(CodecError) {
          guard let value = try element.decode(member.value) else { throw CodecError.expected("a value") }
          values[member.key] = value
        } catch {
          throw error.inside(member.key)
        }
      }
      return values
    }
  }

  /// A record.
  public static func record(_ record: Record<Value>) -> ValueCoding {
    ValueCoding(.record(record.type.name), records: record.records) { value in
      .object(record.encode(value))
    } decode: { json throws(CodecError) in
      guard let object = json.objectValue else { throw .expected("an object") }
      return try record.decode(object)
    }
  }

  /// One of several records; a field says which.
  public static func union(_ union: Union<Value>) -> ValueCoding {
    ValueCoding(.union(union.type), records: union.records, encode: { union.encode($0) }) {
      json throws(CodecError) in
      guard let object = json.objectValue else { throw .expected("an object") }
      return try union.decode(object)
    }
  }
}
