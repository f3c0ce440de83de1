import BackupFormat
import BackupJSON
import BackupValues

/// What could not be completed because the record would have broken a rule between its fields.
final class Uncompleted {
  /// Names of fields, each once.
  private(set) var fields: [String] = []

  func add(_ field: String) {
    if !fields.contains(where: { $0.isSameUTF8(as: field) }) { fields.append(field) }
  }

  /// Gives what was gathered, and forgets it.
  func take() -> [String] {
    defer { fields = [] }
    return fields
  }
}

extension Completion {
  /// Takes back what would make a file that the format refuses: the fields of each rule that the completed record breaks
  /// and the bare one does not.
  func withoutBreaches(_ completed: JSONObject, _ bare: JSONObject, _ record: RecordType) -> JSONObject {
    let rules = record.rules.filter { $0.breach == .refused && !breaks(bare, $0.condition, record) }
    guard !rules.isEmpty else { return completed }
    var result = completed
    // Each round takes back the fields of at least one rule for good.
    for _ in rules {
      guard let broken = rules.first(where: { breaks(result, $0.condition, record) }) else { break }
      for name in broken.fieldNames {
        guard result[name] != bare[name] else { continue }
        uncompleted.add(name)
        if let value = bare[name] {
          result = replacing(name, value, in: result)
        } else {
          result.removeAll { $0.key.isSameUTF8(as: name) }
        }
      }
    }
    return result
  }

  private func replacing(_ name: String, _ value: JSONValue, in object: JSONObject) -> JSONObject {
    var object = object
    guard object[name] == nil else {
      object[name] = value
      return object
    }
    return united(object, [JSONObject.Member(key: name, value: value)])
  }

  private func breaks(_ object: JSONObject, _ condition: FieldRule.Condition, _ record: RecordType) -> Bool {
    switch condition {
    case .notBefore(let field, let other):
      guard let left = object[field], let right = object[other] else { return false }
      return isBefore(left, right)
    case .sum(let list, let item, let total):
      guard let elements = object[list]?.arrayValue, !elements.isEmpty,
        let whole = object[total], let expected = amount(whole, record.field(total)?.type, object)
      else { return false }
      var sum: Int64 = 0
      for element in elements {
        guard let value = element.objectValue?[item]?.integerValue else { return false }
        let (result, overflow) = sum.addingReportingOverflow(value)
        if overflow { return false }
        sum = result
      }
      return sum != expected
    }
  }

  private func isBefore(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let left = left.integerValue, let right = right.integerValue { return left < right }
    guard let left = left.stringValue, let right = right.stringValue else { return false }
    return contract.spelling.isBefore(left, right) ?? false
  }

  /// An amount in major units counts in minor units.
  private func amount(_ value: JSONValue, _ type: ValueType?, _ object: JSONObject) -> Int64? {
    guard case .decimal(let decimal)? = type else { return value.integerValue }
    guard case .number(let number) = value, let field = decimal.currencyField,
      let scale = object[field]?.stringValue.flatMap({ contract.spelling.currency($0) })?.minorUnits
    else { return nil }
    return try? Money.minorUnits(fromDecimal: Array(number.text.utf8), scale: scale)
  }
}
