/// The canonical text of a tree while it is written.
struct CanonicalTree: ~Copyable {
  private var text = TextBuffer()
  private var order = CanonicalOrder()

  /// The whole text.
  consuming func finish() -> [UInt8] { text.finish() }

  mutating func append(_ value: JSONValue, depth: Int) throws(CanonicalError) {
    switch value {
    case .null: text.append("null")
    case .boolean(true): text.append("true")
    case .boolean(false): text.append("false")
    case .number(let number): try text.appendCanonical(number)
    case .string(let string): text.appendJSONString(string)
    case .array(let elements):
      guard depth < JSONDocument.depthLimit else { throw CanonicalError(.tooDeep) }
      text.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        do {
          try append(elements[index], depth: depth + 1)
        } catch {
          throw error.within(String(index))
        }
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      guard depth < JSONDocument.depthLimit else { throw CanonicalError(.tooDeep) }
      try append(object.members, depth: depth)
    }
  }

  private mutating func append(_ members: [JSONObject.Member], depth: Int) throws(CanonicalError) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    for place in order.places(of: members) {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      text.appendJSONString(members[place].key)
      text.append(UInt8(ascii: ":"))
      do {
        try append(members[place].value, depth: depth + 1)
      } catch {
        throw error.within(members[place].key)
      }
    }
    text.append(UInt8(ascii: "}"))
  }
}
