/// A mark of the state of a store: two equal ones of the same open store mean that nothing was written in between.
public struct StoreRevision: Sendable, Hashable {
  /// Only good for comparing.
  public var value: Int64

  /// Makes a mark.
  public init(_ value: Int64) { self.value = value }
}

/// Whether a store may be written.
public enum StoreHealth: Sendable, Hashable {
  case ready
  /// The store may be read and not written; the sentence says why.
  case safeMode(String)
}
