public import BackupJSON

/// What was inferred about one place, and how many values say so.
public struct InferenceNote: Sendable, Hashable {
  /// What a note is about.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// How a file says its format and version.
    case recognition
    /// The type of a value.
    case type
    /// That a key may be left out.
    case optional
    /// That a value may be null.
    case null
    /// The identity of the records of a list.
    case identity
    /// That a value is the id of a record elsewhere.
    case reference
    /// That something is not in the draft.
    case omission
  }

  /// What the note is about.
  public let subject: Subject
  /// The place in the files: `/entries/*/kind`; empty for the file as a whole.
  public let path: String
  /// The place in the contract that says it.
  public let pointer: JSONPointer
  /// How many values support it.
  public let support: Int
  /// Of how many.
  public let total: Int
  /// Whether a person has to decide, since the values alone do not.
  public let isDoubtful: Bool
  /// What was inferred, and why: one clause that goes on after the path.
  public let text: String
}
