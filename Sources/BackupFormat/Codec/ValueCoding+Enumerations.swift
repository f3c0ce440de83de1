import BackupJSON

/// A value of an enumeration that keeps what it does not know, so that nothing is lost on the way through.
public enum Kept<Known: RawRepresentable<String> & Sendable & Hashable>: Sendable, Hashable {
  /// One of the values that the app knows.
  case known(Known)
  /// The text as it stood in the file.
  case unknown(String)

  /// Makes the known value with this text, or else keeps the text.
  public init(_ text: String) {
    self = Known(rawValue: text).map(Kept.known) ?? .unknown(text)
  }

  /// The text that a file has.
  public var rawValue: String {
    switch self {
    case .known(let value): value.rawValue
    case .unknown(let text): text
    }
  }
}

extension ValueCoding where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// What a value that is not in the list is read as.
  public enum UnknownValue: Sendable {
    /// Not decoded: the value is an error.
    case refused
    /// This one of the cases.
    case value(Value)
  }

  /// One of the cases of an enumeration, by its raw value.
  public static func enumeration(unknown: UnknownValue) -> ValueCoding {
    let fallback: EnumerationType.Unknown =
      switch unknown {
      case .refused: .refused
      case .value(let value): .value(value.rawValue)
      }
    let type = EnumerationType(Value.allCases.map(\.rawValue), unknown: fallback)
    return ValueCoding(.enumeration(type), encode: { .string($0.rawValue) }) { json throws(CodecError) in
      guard let text = json.stringValue else { throw .expected("a text") }
      if let value = Value(rawValue: text) { return value }
      guard case .value(let value) = unknown else { throw .expected("one of the known values") }
      return value
    }
  }

  /// As ``enumeration(unknown:)``; an unknown value is read as null.
  public static func enumerationOrNull() -> ValueCoding {
    let type = EnumerationType(Value.allCases.map(\.rawValue), unknown: .null)
    return ValueCoding(.enumeration(type), encode: { .string($0.rawValue) }) { json throws(CodecError) in
      guard let text = json.stringValue else { throw .expected("a text") }
      return Value(rawValue: text)
    }
  }
}

extension ValueCoding {
  /// One of the cases of an enumeration; an unknown value is kept, and shown to people as these words.
  public static func keptEnumeration<Known>(
    shownAs words: String
  ) -> ValueCoding where Value == Kept<Known>, Known: CaseIterable {
    let type = EnumerationType(Known.allCases.map(\.rawValue), unknown: .kept(shownAs: words))
    return ValueCoding(.enumeration(type), encode: { .string($0.rawValue) }) { json throws(CodecError) in
      guard let text = json.stringValue else { throw .expected("a text") }
      return Kept(text)
    }
  }
}
