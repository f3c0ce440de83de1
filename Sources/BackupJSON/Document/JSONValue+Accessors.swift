extension JSONValue {
  /// Whether this is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The truth value; `nil` for any other kind of value.
  public var booleanValue: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The number with its text; `nil` for any other kind of value.
  public var numberValue: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The integer; `nil` for any other kind of value and for what is not a plain integer (``JSONNumber/integer``).
  public var integerValue: Int64? { numberValue?.integer }

  /// The text; `nil` for any other kind of value.
  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements; `nil` for any other kind of value.
  ///
  /// Can be changed in place, without a copy: `value.arrayValue?.append(3)`. Assigning replaces the value, and
  /// assigning `nil` leaves `null` where an array was.
  public var arrayValue: [JSONValue]? {
    get {
      if case .array(let elements) = self { elements } else { nil }
    }
    _modify {
      var elements: [JSONValue]?
      if case .array(let current) = self {
        elements = consume current
        // Gives up this reference, so that the change below finds the storage unshared.
        self = .null
      }
      defer {
        if let elements { self = .array(elements) }
      }
      yield &elements
    }
  }

  /// The members; `nil` for any other kind of value.
  ///
  /// Can be changed in place, without a copy: `value.objectValue?["name"] = "Coffee"`. Assigning replaces the
  /// value, and assigning `nil` leaves `null` where an object was.
  public var objectValue: JSONObject? {
    get {
      if case .object(let object) = self { object } else { nil }
    }
    _modify {
      var object: JSONObject?
      if case .object(let current) = self {
        object = consume current
        self = .null
      }
      defer {
        if let object { self = .object(object) }
      }
      yield &object
    }
  }
}
