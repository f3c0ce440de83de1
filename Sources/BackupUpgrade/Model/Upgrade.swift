/// A step: what makes a file of one major of a format into a file of the next. Spec/upgrade.md describes it.
public struct Upgrade: Sendable, Hashable {
  /// The id of the format.
  public var format: String
  /// The major of the files that it takes.
  public var from: Int
  /// The major of the files that it makes.
  public var to: Int
  /// Why, for people; empty where nothing is said.
  public var doc: String
  /// What is done, in this order.
  public var operations: [UpgradeOperation]

  /// Makes a step as it is given. Only a step that is read from a file is looked at for mistakes before it is run.
  public init(format: String, from: Int, to: Int, doc: String = "", operations: [UpgradeOperation]) {
    self.format = format
    self.from = from
    self.to = to
    self.doc = doc
    self.operations = operations
  }
}

/// One operation of a step, and the objects that it works on.
public struct UpgradeOperation: Sendable, Hashable {
  /// The way to the objects; the whole document where it is empty.
  public var at: UpgradePath
  /// What is done.
  public var action: UpgradeAction
  /// Why, for people; empty where nothing is said.
  public var doc: String

  /// Makes an operation on the objects at a path.
  public init(at: UpgradePath = UpgradePath(), _ action: UpgradeAction, doc: String = "") {
    self.at = at
    self.action = action
    self.doc = doc
  }
}
