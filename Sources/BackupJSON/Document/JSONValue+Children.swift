/// The edits of one container, for which `JSONDocument` finds the way.
extension JSONValue {
  /// Walks to the value at a path and changes it in place. `pointer` is what an error names.
  mutating func edit<Result>(
    at path: ArraySlice<String>,
    of pointer: JSONPointer,
    _ change: (inout JSONValue) throws(JSONEditError) -> Result
  ) throws(JSONEditError) -> Result {
    guard let token = path.first else { return try change(&self) }
    // In each case `self` gives up its reference first: the container is then changed without being copied.
    switch self {
    case .object(var object):
      guard let position = object.position(of: token) else { throw JSONEditError(.notFound, at: pointer) }
      self = .null
      defer { self = .object(object) }
      return try object.members[position].value.edit(at: path.dropFirst(), of: pointer, change)
    case .array(var elements):
      guard case .index(let index)? = JSONPointer.ArrayPlace(token), index < elements.count else {
        throw JSONEditError(.notFound, at: pointer)
      }
      self = .null
      defer { self = .array(elements) }
      return try elements[index].edit(at: path.dropFirst(), of: pointer, change)
    case .null, .boolean, .number, .string:
      throw JSONEditError(.notContainer, at: pointer)
    }
  }

  mutating func setChild(_ token: String, to value: JSONValue, of pointer: JSONPointer) throws(JSONEditError)
  {
    switch self {
    case .object(var object):
      self = .null
      object[token] = value
      self = .object(object)
    case .array(var elements):
      if case .end? = JSONPointer.ArrayPlace(token) {
        self = .null
        elements.append(value)
      } else {
        let index = try JSONValue.index(token, in: elements, of: pointer)
        self = .null
        elements[index] = value
      }
      self = .array(elements)
    case .null, .boolean, .number, .string:
      throw JSONEditError(.notContainer, at: pointer)
    }
  }

  mutating func insertChild(
    _ token: String,
    _ value: JSONValue,
    after sibling: String?,
    of pointer: JSONPointer
  ) throws(JSONEditError) {
    switch self {
    case .object(var object):
      guard object.position(of: token) == nil else { throw JSONEditError(.keyExists, at: pointer) }
      var position = object.count
      if let sibling {
        guard let found = object.position(of: sibling) else { throw JSONEditError(.notFound, at: pointer) }
        position = found + 1
      }
      self = .null
      object.place(JSONObject.Member(key: token, value: value), at: position)
      self = .object(object)
    case .array(var elements):
      let index: Int
      switch JSONPointer.ArrayPlace(token) {
      case .end: index = elements.count
      case .index(let given) where given <= elements.count: index = given
      case .index, nil: throw JSONEditError(.indexOutOfRange, at: pointer)
      }
      self = .null
      elements.insert(value, at: index)
      self = .array(elements)
    case .null, .boolean, .number, .string:
      throw JSONEditError(.notContainer, at: pointer)
    }
  }

  mutating func takeChild(
    _ token: String,
    of pointer: JSONPointer
  ) throws(JSONEditError) -> (value: JSONValue, position: Int) {
    switch self {
    case .object(var object):
      guard let position = object.position(of: token) else { throw JSONEditError(.notFound, at: pointer) }
      self = .null
      defer { self = .object(object) }
      return (object.remove(at: position).value, position)
    case .array(var elements):
      let index = try JSONValue.index(token, in: elements, of: pointer)
      self = .null
      defer { self = .array(elements) }
      return (elements.remove(at: index), index)
    case .null, .boolean, .number, .string:
      throw JSONEditError(.notContainer, at: pointer)
    }
  }

  /// Undoes ``takeChild(_:of:)`` on the container that it left.
  mutating func putBackChild(_ token: String, _ value: JSONValue, position: Int) {
    switch self {
    case .object(var object):
      self = .null
      object.place(JSONObject.Member(key: token, value: value), at: position)
      self = .object(object)
    case .array(var elements):
      self = .null
      elements.insert(value, at: position)
      self = .array(elements)
    case .null, .boolean, .number, .string: break
    }
  }

  mutating func renameChild(
    _ token: String,
    to key: String,
    of pointer: JSONPointer
  ) throws(JSONEditError) {
    guard case .object(var object) = self else { throw JSONEditError(.notContainer, at: pointer) }
    guard object.position(of: token) != nil else { throw JSONEditError(.notFound, at: pointer) }
    self = .null
    let isRenamed = object.rename(token, to: key)
    self = .object(object)
    guard isRenamed else { throw JSONEditError(.keyExists, at: pointer) }
  }

  /// The index of an element that is there.
  private static func index(
    _ token: String,
    in elements: [JSONValue],
    of pointer: JSONPointer
  ) throws(JSONEditError) -> Int {
    guard case .index(let index)? = JSONPointer.ArrayPlace(token), index < elements.count else {
      throw JSONEditError(.indexOutOfRange, at: pointer)
    }
    return index
  }
}
