public import BackupJSON

/// What an operation does. Spec/upgrade.md has a section on each, with examples.
public enum UpgradeAction: Sendable, Hashable {
  /// Puts the keys that name format and version at the start, and takes others away.
  case mark(set: JSONObject, remove: [String])
  /// Gives members other keys.
  case rename([UpgradeRenaming])
  /// Moves a value to another place of the record.
  case move(from: [String], to: [String])
  /// Dissolves an object into the record.
  case hoist(field: String, names: [UpgradeRenaming])
  /// Puts members into an object of their own.
  case wrap(fields: [String], into: String, always: Bool)
  /// Adds a member where it is not there.
  case add(field: String, from: [UpgradeSource], value: JSONValue?)
  /// Writes a constant.
  case set(field: String, value: JSONValue)
  /// Drops members.
  case remove(fields: [String])
  /// Leaves out members that are null; all of them where none are named.
  case dropNull(fields: [String])
  /// Replaces values by others.
  case mapValues(fields: [UpgradePath], values: JSONObject, others: UpgradeOthers)
  /// Makes a list of an object whose keys are data.
  case mapToList(field: String, key: String, value: String?)
  /// Makes an object of a list.
  case listToMap(field: String, key: String, value: String?)
  /// Turns amounts in major units into minor units.
  case minorUnits(UpgradeAmounts)
  /// Replaces other names of currencies by their codes.
  case currency(fields: [UpgradePath], aliases: [UpgradeRenaming])
  /// Makes a text that identifies a record.
  case makeID(field: String, prefix: String, from: UpgradeSource?)
  /// Writes dates in the strict form.
  case date(fields: [UpgradePath], as: UpgradeDateForm, offset: String?)
  /// Writes UUIDs in lower case.
  case uuid(fields: [UpgradePath])
  /// Drops references to records that are not there.
  case dropDangling(fields: [String], collection: String, key: String)
  /// Makes several texts of one.
  case split(field: String, separator: String, into: [String], fewer: UpgradeFewer)
  /// Makes one text of several.
  case merge(fields: [String], separator: String, into: String)
  /// Takes the lists inside of records out into one at the root.
  case unnest(field: String, to: String, key: String, reference: String)
  /// Puts the elements of a list at the root into the records that they refer to.
  case nest(field: String, from: String, key: String, reference: String)
  /// Asserts that as many values are there as before the step.
  case count(before: UpgradePath, now: UpgradePath)
  /// Calls a function of the app's own.
  case call(function: String, version: Int)
}

/// Another word for a word: a new key for an old one, a code for another name.
public struct UpgradeRenaming: Sendable, Hashable {
  /// What stands in the file.
  public let old: String
  /// What it becomes.
  public let new: String

  /// Makes a pair of an old word and a new one.
  public init(_ old: String, _ new: String) {
    self.old = old
    self.new = new
  }
}

/// What a value does for which a step names no other.
public enum UpgradeOthers: Sendable, Hashable {
  /// It is an error.
  case refused
  /// It stays as it is.
  case kept
  /// It becomes this value, which is reported.
  case value(JSONValue)
}

/// Amounts in major units, and where their currency is.
public struct UpgradeAmounts: Sendable, Hashable {
  /// Where the code of the currency is.
  public enum Currency: Sendable, Hashable {
    /// At a place of the record, or around it.
    case source(UpgradeSource)
    /// All amounts are in this one.
    case code(String)
  }

  /// The amounts.
  public var fields: [UpgradePath]
  /// Where the code of the currency is.
  public var currency: Currency
  /// The code for each text that is none.
  public var aliases: [UpgradeRenaming]
  /// The number of decimals of codes for which ISO 4217 has none.
  public var decimals: [UpgradeDecimals]

  /// Makes the facts of an operation on amounts.
  public init(
    _ fields: [UpgradePath],
    currency: Currency,
    aliases: [UpgradeRenaming] = [],
    decimals: [UpgradeDecimals] = []
  ) {
    self.fields = fields
    self.currency = currency
    self.aliases = aliases
    self.decimals = decimals
  }
}

/// How many decimals the currency of a code has.
public struct UpgradeDecimals: Sendable, Hashable {
  /// Three letters.
  public let code: String
  /// 0 to 4.
  public let count: Int

  /// Makes a pair of a code and its decimals.
  public init(_ code: String, _ count: Int) {
    self.code = code
    self.count = count
  }
}

/// The form in which dates are written.
public enum UpgradeDateForm: String, Sendable, Hashable, CaseIterable {
  /// In UTC, with `Z`.
  case utcMoment
  /// With the offset that it had.
  case localMoment
  /// The day at the offset that is written.
  case day
}

/// What a text does that has fewer parts than it shall be split into.
public enum UpgradeFewer: String, Sendable, Hashable, CaseIterable {
  /// It is an error.
  case refused
  /// The last parts are left out.
  case absent
}
