import BackupJSON

extension JSONValue {
  /// Every value in this one, itself first.
  var all: [JSONValue] {
    switch self {
    case .object(let object): [self] + object.flatMap(\.value.all)
    case .array(let elements): [self] + elements.flatMap(\.all)
    case .null, .boolean, .number, .string: [self]
    }
  }

  /// The keys of all objects in this value.
  var allKeys: Set<String> {
    Set(all.compactMap(\.objectValue).flatMap { $0.map(\.key) })
  }

  /// All texts in this value.
  var allTexts: Set<String> {
    Set(all.compactMap(\.stringValue))
  }

  /// The texts of all numbers in this value, in order.
  var allNumbers: [String] {
    all.compactMap { if case .number(let number) = $0 { number.text } else { nil } }
  }
}
