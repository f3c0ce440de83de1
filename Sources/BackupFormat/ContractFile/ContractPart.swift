package import BackupJSON

/// One object of a contract file, with its place. What has the wrong type counts as not there: the check of the file
/// has a finding for it.
package struct ContractPart {
  package let object: JSONObject
  package let pointer: JSONPointer

  /// Fails for anything but an object.
  package init?(_ value: JSONValue?, at pointer: JSONPointer) {
    guard let object = value?.objectValue else { return nil }
    self.object = object
    self.pointer = pointer
  }

  package subscript(key: String) -> JSONValue? { object[key] }

  package func text(_ key: String) -> String? { object[key]?.stringValue }

  package func texts(_ key: String) -> [String] { (object[key]?.arrayValue ?? []).compactMap(\.stringValue) }

  package func integer(_ key: String) -> Int64? { object[key]?.integerValue }

  package func count(_ key: String) -> Int? { integer(key).map { Int($0) } }

  package func flag(_ key: String) -> Bool? { object[key]?.booleanValue }

  package func word<Words: RawRepresentable<String>>(_ key: String, _ words: Words.Type) -> Words? {
    text(key).flatMap { Words(rawValue: $0) }
  }

  package func part(_ key: String) -> ContractPart? {
    ContractPart(object[key], at: pointer.appending(key))
  }

  /// The members of the object at a key; those that are no objects have no part.
  package func members(_ key: String) -> [(name: String, part: ContractPart?)] {
    let inner = pointer.appending(key)
    return (object[key]?.objectValue ?? JSONObject()).map {
      ($0.key, ContractPart($0.value, at: inner.appending($0.key)))
    }
  }
}
