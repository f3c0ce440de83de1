/// What an import does with what the store has.
public enum ImportMode: String, Sendable, Hashable, CaseIterable {
  /// The store holds what the file holds, and nothing else.
  case replace
  /// What was changed later wins; nothing is deleted.
  case merge
  /// Only what the store does not have is added; nothing that it has is changed.
  case addMissing = "add-missing"
}

/// What would become of the documents of one collection, or of all, in one mode.
public struct ImportCounts: Sendable, Hashable {
  /// Documents that the store does not have.
  public var new = 0
  /// Documents of the store that change.
  public var changed = 0
  /// Documents that the store has already.
  public var same = 0
  /// Documents of the store that stay as they are because they were changed later, or because the mode changes none.
  public var keptNewer = 0
  /// Documents of the store that stay as they are because nothing says which of two is right.
  public var ties = 0
  /// Documents of the store that are not in the file and are deleted.
  public var deleted = 0

  init() {}

  static func += (left: inout ImportCounts, right: ImportCounts) {
    left.new += right.new
    left.changed += right.changed
    left.same += right.same
    left.keptNewer += right.keptNewer
    left.ties += right.ties
    left.deleted += right.deleted
  }

  /// Whether nothing of the store would change.
  public var changesNothing: Bool { new + changed + deleted == 0 }
}
