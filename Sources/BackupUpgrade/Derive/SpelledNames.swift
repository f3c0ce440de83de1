import BackupFormat

extension Contract {
  /// The same contract, with a text in the place of each currency where texts of its own stand for currencies: it is
  /// one that another contract knows only once an operation has read it.
  var withSpelledNames: Contract {
    guard !spelling.currencies.isEmpty else { return self }
    var contract = self
    for record in records.indices {
      for field in contract.records[record].fields.indices {
        contract.records[record].fields[field].type = records[record].fields[field].type.withSpelledNames
      }
    }
    return contract
  }
}

extension ValueType {
  fileprivate var withSpelledNames: ValueType {
    switch self {
    case .currency: return .text(TextType())
    case .list(var list):
      list.element = list.element.withSpelledNames
      return .list(list)
    case .map(var map):
      map.value = map.value.withSpelledNames
      return .map(map)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .utcMoment, .localMoment, .day, .timeOfDay,
      .uuid,
      .key, .enumeration, .record, .union, .reference, .base64, .any, .answers:
      return self
    }
  }
}
