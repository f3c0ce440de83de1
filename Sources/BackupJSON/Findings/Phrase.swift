/// A sentence that knows which of its parts were taken from the user's file.
///
/// A backup is personal data. A report that leaves the terminal shows the shape of such a part, never its text:
///
/// ```swift
/// let phrase: Phrase = "unknown value \(value: "crave")"
/// phrase.rendered(redacting: false)  // unknown value "crave"
/// phrase.rendered(redacting: true)   // unknown value ‹5 characters›
/// ```
public struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  enum Part: Sendable, Hashable {
    case plain(String)
    case quoted(String)
    case bare(String)
  }

  var parts: [Part]

  /// Makes a phrase of words of our own.
  public init(stringLiteral value: String) {
    parts = [.plain(value)]
  }

  /// Makes a phrase of words of our own; text from the user's file needs an interpolation.
  public init(_ text: String) {
    parts = [.plain(text)]
  }

  /// Makes a phrase of a literal with parts.
  public init(stringInterpolation: Interpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a phrase literal.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Begins without parts; the sizes are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words of our own, between the parts.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.plain(literal))
    }

    /// Words of our own: a type, a rule, a key that the format defines.
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      parts.append(.plain(text.description))
    }

    /// Another phrase, whose parts stay what they are.
    public mutating func appendInterpolation(_ phrase: Phrase) {
      parts.append(contentsOf: phrase.parts)
    }

    /// Text from the user's file, shown in quotes.
    public mutating func appendInterpolation(value text: String) {
      parts.append(.quoted(text))
    }

    /// A number, date or other token from the user's file, shown as it is.
    public mutating func appendInterpolation(token text: String) {
      parts.append(.bare(text))
    }
  }

  /// The sentence, with the user's values in it or only their shape.
  public func rendered(redacting: Bool) -> String {
    parts.map { part in
      switch part {
      case .plain(let text): text
      case .quoted(let text): redacting ? Phrase.shape(of: text) : Phrase.quoted(text)
      case .bare(let text): redacting ? Phrase.shape(of: text) : Phrase.escaped(text)
      }
    }.joined()
  }

  public var description: String { rendered(redacting: false) }

  /// Longest excerpt of a value that a message repeats, in Unicode scalars.
  static let longestExcerpt = 60

  static func shape(of text: String) -> String {
    let count = text.unicodeScalars.count
    return count == 1 ? "‹1 character›" : "‹\(count) characters›"
  }

  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// Makes control and invisible characters visible, so that a message can neither hide nor move anything on a
  /// terminal, and cuts what is too long.
  static func escaped(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == longestExcerpt {
        result += "…"
        break
      }
      if scalar.isInvisible {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether showing this scalar on a terminal could hide, move or reorder something.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: value != 0x20
    default: false
    }
  }
}
