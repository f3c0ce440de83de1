import BackupFormat

/// New words for old ones, all at once: two may change places.
struct RenamedWords {
  private var words: [[UInt8]: String] = [:]
  /// The new words.
  let new: [String]

  init(_ names: [UpgradeRenaming]) {
    for name in names { words[Array(name.old.utf8)] = name.new }
    new = names.map(\.new)
  }

  /// The new word; `nil` for one that stays.
  subscript(_ old: String) -> String? { words[Array(old.utf8)] }
}

extension RecordType {
  /// Gives fields other keys, wherever the record speaks of them.
  mutating func rename(_ words: RenamedWords) {
    for index in fields.indices {
      if let name = words[fields[index].name] { fields[index].name = name }
    }
    renameCurrency(words)
    for index in rules.indices {
      switch rules[index].condition {
      case .notBefore(let field, let other):
        rules[index].condition = .notBefore(field: words[field] ?? field, other: words[other] ?? other)
      case .sum(let list, let item, let total):
        rules[index].condition = .sum(list: words[list] ?? list, item: item, total: words[total] ?? total)
      }
    }
  }

  /// Lets amounts find their currency under its new key.
  mutating func renameCurrency(_ words: RenamedWords) {
    for index in fields.indices {
      if case .minorUnits(var amount) = fields[index].type, let name = words[amount.currencyField] {
        amount.currencyField = name
        fields[index].type = .minorUnits(amount)
      }
      if case .decimal(var amount) = fields[index].type,
        let name = amount.currencyField.flatMap({ words[$0] })
      {
        amount.currencyField = name
        fields[index].type = .decimal(amount)
      }
    }
  }
}
