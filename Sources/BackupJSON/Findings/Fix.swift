/// One replacement in the text of a file. Offsets are bytes of the file as it was read.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to replace; an empty range inserts.
  public let range: Range<Int>
  /// The UTF-8 text to put there; empty text deletes.
  public let replacement: String

  /// Makes an edit; the range is not checked against a file.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A way to mend a finding, as edits of the text.
public struct Fix: Sendable, Hashable {
  /// Whether applying the fix can change what the file means.
  public enum Safety: String, Sendable, Hashable {
    /// The meaning is certain: the edit changes only how it is written.
    case safe
    /// Likely what was meant, but a person has to say so.
    case unsafe
  }

  /// What the fix does, as an imperative: `write 1400`.
  public let title: Phrase
  /// Whether applying it can change what the file means.
  public let safety: Safety
  /// The replacements in the text that the fix consists of.
  public let edits: [TextEdit]

  /// Makes a fix of its title and its edits.
  public init(_ title: Phrase, safety: Safety, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
