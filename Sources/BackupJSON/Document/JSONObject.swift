/// The members of a JSON object in the order they were written, each key once.
///
/// Keys are compared as UTF-8 bytes. Equality is exact: the same members in the same order.
public struct JSONObject: Sendable {
  /// One key with its value.
  public struct Member: Sendable, Hashable {
    /// The key, decoded: without escapes.
    public let key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }

    public static func == (left: Member, right: Member) -> Bool {
      left.key.isSameUTF8(as: right.key) && left.value == right.value
    }

    public func hash(into hasher: inout Hasher) {
      key.hashUTF8(into: &hasher)
      hasher.combine(value)
    }
  }

  /// Up to this many members a walk along the keys is as quick as hashing one, and costs no memory.
  static let longestWalk = 16

  var members: [Member]
  /// Where each key is. There from the moment that the object has outgrown ``longestWalk``.
  var index: KeyIndex?

  /// An object without members: `{}`.
  public init() { members = [] }

  /// Takes members of which the caller knows that no key comes twice.
  package init(uncheckedUnique members: [Member]) {
    self.members = members
    indexIfLong()
  }

  /// Takes members in order; a key that comes again keeps its first place and gets the new value.
  init(replacing members: some Sequence<(String, JSONValue)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  /// The place of a key in the order of members; `nil` where there is no such key.
  ///
  /// - Complexity: O(1) on average, for any number of members.
  public func position(of key: String) -> Int? {
    if let index { return index.position(of: key, in: members) }
    return members.firstIndex { $0.key.isSameUTF8(as: key) }
  }

  /// The value of a key; `nil` where there is no such key.
  ///
  /// Assigning a value keeps the place of a key that is there and puts a new one last; assigning `nil` removes.
  public subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): remove(at: position)
      case (nil, let value?): place(Member(key: key, value: value), at: members.count)
      case (nil, nil): break
      }
    }
  }

  /// The keys in order.
  public var keys: [String] { members.map(\.key) }
}

extension JSONObject: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  /// The member at a place within `0..<count`; stops the program outside.
  public subscript(position: Int) -> Member { members[position] }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool { left.members == right.members }

  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// The members in the order written; a key that comes twice keeps its first place and its last value.
  public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(replacing: members) }
}
