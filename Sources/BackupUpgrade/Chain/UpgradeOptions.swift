/// What a person allows an upgrade to do.
public struct UpgradeOptions: Sendable {
  /// Whether amounts with more digits than their currency has are rounded, half away from zero, with a warning for
  /// each; otherwise they keep the file from being upgraded.
  public var roundsMoney: Bool

  /// Makes options; nothing is allowed where nothing is said.
  public init(roundsMoney: Bool = false) { self.roundsMoney = roundsMoney }
}
