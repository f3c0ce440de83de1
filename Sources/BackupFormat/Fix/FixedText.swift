public import BackupJSON

/// What has become of a text by its fixes.
public struct FixedText: Sendable {
  /// A fix, and what it is for.
  public struct Item: Sendable {
    /// The rule that the text broke.
    public let rule: Rule
    /// The place as a path, in the text of the round in which it was found.
    public let pointer: JSONPointer
    /// What was done about it, or could be.
    public let title: Phrase
    /// Whether it may have changed what the text means.
    public let safety: Fix.Safety
    /// The byte of the text before at which it begins.
    public let offset: Int
  }

  /// The text before; in UTF-8, also where the file is not.
  public let before: InputBytes
  /// The text after; the very same object where nothing was done.
  public let after: InputBytes
  /// What was wrong before, by the bytes of the file.
  public let reportBefore: CheckReport
  /// What is wrong after.
  public let reportAfter: CheckReport
  /// What was done, in the order of the text.
  public let applied: [Item]
  /// Fixes that were allowed, and were not applied because something new would be wrong, in the order of the text.
  public let heldBack: [Item]
  /// Whether the text was UTF-16 and is UTF-8 now.
  public let isConverted: Bool
  /// Whether the rounds were used up while there was more to do: fixing the text after goes on.
  public let isUnfinished: Bool
  /// All that was done, as one change of the text before.
  package let change: TextChange

  /// Whether the text after differs from the file.
  public var isChanged: Bool { isConverted || !change.isEmpty }
}
