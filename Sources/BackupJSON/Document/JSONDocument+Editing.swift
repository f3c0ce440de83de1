extension JSONDocument {
  /// Replaces the value at a place, or adds the last step of the path: a new member comes last, `-` appends to
  /// an array. The empty pointer replaces the whole document.
  ///
  /// - Throws: `notFound` where the container of the place is not there, `notContainer`, `indexOutOfRange`.
  public mutating func set(_ value: JSONValue, at pointer: JSONPointer) throws(JSONEditError) {
    guard let (parent, token) = pointer.lastStep else {
      root = value
      return
    }
    try root.edit(at: parent, of: pointer) { (container: inout JSONValue) throws(JSONEditError) in
      try container.setChild(token, to: value, of: pointer)
    }
  }

  /// Adds a value that is not there yet. In an array it comes before the element at the index; an index equal to
  /// the count, or `-`, appends. In an object it comes after `sibling`, else last.
  ///
  /// - Throws: `keyExists`, `notFound` where the container or the sibling is not there, `notContainer` (as well
  ///   for the whole document), `indexOutOfRange`.
  public mutating func insert(
    _ value: JSONValue,
    at pointer: JSONPointer,
    after sibling: String? = nil
  ) throws(JSONEditError) {
    guard let (parent, token) = pointer.lastStep else { throw JSONEditError(.notContainer, at: pointer) }
    try root.edit(at: parent, of: pointer) { (container: inout JSONValue) throws(JSONEditError) in
      try container.insertChild(token, value, after: sibling, of: pointer)
    }
  }

  /// Removes the value at a place and returns it.
  ///
  /// - Throws: `notFound`, `notContainer` (as well for the whole document), `indexOutOfRange`.
  @discardableResult
  public mutating func remove(at pointer: JSONPointer) throws(JSONEditError) -> JSONValue {
    try take(at: pointer).value
  }

  /// Removes the value at a place and inserts it at another, which is read after the removal (RFC 6902 section
  /// 4.4). A move to its own place changes nothing.
  ///
  /// - Throws: what ``remove(at:)`` and ``insert(_:at:after:)`` throw, and `intoItself`.
  public mutating func move(from source: JSONPointer, to target: JSONPointer) throws(JSONEditError) {
    if source.isPrefix(of: target) {
      guard value(at: source) != nil else { throw JSONEditError(.notFound, at: source) }
      guard source == target else { throw JSONEditError(.intoItself, at: target) }
      return
    }
    let (value, position) = try take(at: source)
    do {
      try insert(value, at: target)
    } catch {
      try putBack(value, at: source, position: position)
      throw error
    }
  }

  /// Gives a member another key and leaves it in its place.
  ///
  /// - Throws: `notFound`, `keyExists` where another member has the new key, `notContainer` where the place is
  ///   not in an object.
  public mutating func rename(at pointer: JSONPointer, to key: String) throws(JSONEditError) {
    guard let (parent, token) = pointer.lastStep else { throw JSONEditError(.notContainer, at: pointer) }
    try root.edit(at: parent, of: pointer) { (container: inout JSONValue) throws(JSONEditError) in
      try container.renameChild(token, to: key, of: pointer)
    }
  }

  /// Removes a value and says where in the order of its container it was.
  private mutating func take(
    at pointer: JSONPointer
  ) throws(JSONEditError) -> (value: JSONValue, position: Int) {
    guard let (parent, token) = pointer.lastStep else { throw JSONEditError(.notContainer, at: pointer) }
    return try root.edit(at: parent, of: pointer) { (container: inout JSONValue) throws(JSONEditError) in
      try container.takeChild(token, of: pointer)
    }
  }

  private mutating func putBack(
    _ value: JSONValue,
    at pointer: JSONPointer,
    position: Int
  ) throws(JSONEditError) {
    guard let (parent, token) = pointer.lastStep else { return }
    try root.edit(at: parent, of: pointer) { (container: inout JSONValue) throws(JSONEditError) in
      container.putBackChild(token, value, position: position)
    }
  }
}

extension JSONPointer {
  /// The tokens of the container and the token in it; `nil` for the whole document.
  fileprivate var lastStep: (parent: ArraySlice<String>, token: String)? {
    tokens.last.map { (tokens.dropLast(), $0) }
  }

  /// Whether the other place is this one or inside it.
  fileprivate func isPrefix(of other: JSONPointer) -> Bool {
    tokens.count <= other.tokens.count && zip(tokens, other.tokens).allSatisfy { $0.isSameUTF8(as: $1) }
  }
}
