/// Writes values as UTF-8 JSON text, in their own order and with the number text they hold.
///
/// The text has no byte order mark. Strings escape only what RFC 8259 section 7 demands.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Sendable, Hashable {
    /// Two spaces a level, `"key": value`, line feeds, `{}` and `[]` where there is nothing inside, and a line
    /// feed at the end: for people and for `diff`.
    case pretty
    /// No white space at all.
    case compact
  }

  /// How the text is laid out.
  public let style: Style

  /// A writer of one style; it keeps nothing and can be used again.
  public init(_ style: Style = .pretty) { self.style = style }

  /// Writes a whole document.
  ///
  /// - Throws: `tooDeep` for one that is nested deeper than ``JSONDocument/depthLimit``.
  public func write(_ document: JSONDocument) throws(JSONWriteError) -> [UInt8] {
    try write(document.root)
  }

  /// Writes a value as a text of its own.
  ///
  /// - Throws: `tooDeep` for one that is nested deeper than ``JSONDocument/depthLimit``.
  public func write(_ value: JSONValue) throws(JSONWriteError) -> [UInt8] {
    var text = TextBuffer()
    switch style {
    case .pretty:
      try appendPretty(value, depth: 0, to: &text)
      text.append(UInt8(ascii: "\n"))
    case .compact:
      try appendCompact(value, depth: 0, to: &text)
    }
    return text.finish()
  }

  private func appendCompact(
    _ value: JSONValue,
    depth: Int,
    to text: inout TextBuffer
  ) throws(JSONWriteError) {
    switch value {
    case .null, .boolean, .number, .string: text.appendScalar(value)
    case .array(let elements):
      guard depth < JSONDocument.depthLimit else { throw JSONWriteError(.tooDeep) }
      text.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        do {
          try appendCompact(elements[index], depth: depth + 1, to: &text)
        } catch {
          throw error.within(String(index))
        }
      }
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      guard depth < JSONDocument.depthLimit else { throw JSONWriteError(.tooDeep) }
      text.append(UInt8(ascii: "{"))
      for index in object.indices {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.appendJSONString(object.members[index].key)
        text.append(UInt8(ascii: ":"))
        do {
          try appendCompact(object.members[index].value, depth: depth + 1, to: &text)
        } catch {
          throw error.within(object.members[index].key)
        }
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private func appendPretty(
    _ value: JSONValue,
    depth: Int,
    to text: inout TextBuffer
  ) throws(JSONWriteError) {
    switch value {
    case .null, .boolean, .number, .string: text.appendScalar(value)
    case .array(let elements):
      guard depth < JSONDocument.depthLimit else { throw JSONWriteError(.tooDeep) }
      guard !elements.isEmpty else { return text.append("[]") }
      text.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.appendNewLine(depth: depth + 1)
        do {
          try appendPretty(elements[index], depth: depth + 1, to: &text)
        } catch {
          throw error.within(String(index))
        }
      }
      text.appendNewLine(depth: depth)
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      guard depth < JSONDocument.depthLimit else { throw JSONWriteError(.tooDeep) }
      guard !object.isEmpty else { return text.append("{}") }
      text.append(UInt8(ascii: "{"))
      for index in object.indices {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.appendNewLine(depth: depth + 1)
        text.appendJSONString(object.members[index].key)
        text.append(UInt8(ascii: ":"))
        text.append(UInt8(ascii: " "))
        do {
          try appendPretty(object.members[index].value, depth: depth + 1, to: &text)
        } catch {
          throw error.within(object.members[index].key)
        }
      }
      text.appendNewLine(depth: depth)
      text.append(UInt8(ascii: "}"))
    }
  }
}

extension TextBuffer {
  fileprivate mutating func appendNewLine(depth: Int) {
    append(UInt8(ascii: "\n"))
    append(repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  /// Appends what is neither array nor object.
  fileprivate mutating func appendScalar(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(true): append("true")
    case .boolean(false): append("false")
    case .number(let number): append(number.text)
    case .string(let text): appendJSONString(text)
    case .array, .object: break
    }
  }
}
