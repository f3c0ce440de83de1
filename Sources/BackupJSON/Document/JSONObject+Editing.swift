extension JSONObject {
  /// Puts a new member at a place in the order: `0` is first; what is beyond the ends is taken as the end.
  ///
  /// Returns `false` and changes nothing where the key is there already.
  @discardableResult
  public mutating func insert(_ value: JSONValue, for key: String, at position: Int) -> Bool {
    guard self.position(of: key) == nil else { return false }
    place(Member(key: key, value: value), at: Swift.min(Swift.max(position, 0), members.count))
    return true
  }

  /// Puts a new member right after another one.
  ///
  /// Returns `false` and changes nothing where the key is there already or the other one is not.
  @discardableResult
  public mutating func insert(_ value: JSONValue, for key: String, after sibling: String) -> Bool {
    guard let position = position(of: sibling) else { return false }
    return insert(value, for: key, at: position + 1)
  }

  /// Gives a member another key and leaves it in its place.
  ///
  /// Returns `false` and changes nothing where the key is not there or another member has the new one.
  @discardableResult
  public mutating func rename(_ key: String, to newKey: String) -> Bool {
    guard let position = position(of: key) else { return false }
    guard !key.isSameUTF8(as: newKey) else { return true }
    guard self.position(of: newKey) == nil else { return false }
    index?.rename(at: position, to: newKey, in: members)
    members[position] = Member(key: newKey, value: members[position].value)
    return true
  }

  /// Removes a member and returns its value; `nil` where there is no such key.
  ///
  /// - Complexity: O(n). To remove many, use ``removeAll(where:)``.
  @discardableResult
  public mutating func remove(_ key: String) -> JSONValue? {
    position(of: key).map { remove(at: $0).value }
  }

  /// Removes every member that is asked for, in one pass.
  public mutating func removeAll(where shouldRemove: (Member) -> Bool) {
    members.removeAll(where: shouldRemove)
    index = nil
    indexIfLong()
  }

  /// Changes the value of a key in place, without a copy; `nil` where there is no such key.
  public mutating func withValue<Result, Failure: Error>(
    of key: String,
    _ change: (inout JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let position = position(of: key) else { return nil }
    return try change(&members[position].value)
  }

  /// Puts a member with a new key at a place within `0...count`.
  mutating func place(_ member: Member, at position: Int) {
    members.insert(member, at: position)
    if index == nil { indexIfLong() } else { index?.insert(at: position, in: members) }
  }

  /// Removes the member at a place within `0..<count`.
  @discardableResult
  mutating func remove(at position: Int) -> Member {
    index?.remove(at: position, in: members)
    return members.remove(at: position)
  }

  mutating func indexIfLong() {
    if members.count > JSONObject.longestWalk { index = KeyIndex(members) }
  }
}
