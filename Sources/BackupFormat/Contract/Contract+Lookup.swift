extension Contract {
  /// The type of the records in a collection; `nil` where the contract has a mistake there.
  public func recordType(of collection: Collection) -> RecordType? {
    guard let field = record(root)?.field(collection.field), case .list(let list) = field.type,
      case .record(let name) = list.element
    else { return nil }
    return record(name)
  }

  /// The type of the field that is the key of a collection.
  public func keyType(of collection: Collection) -> ValueType? {
    recordType(of: collection)?.field(collection.key)?.type
  }

  /// The collection with a field name.
  public func collection(_ field: String) -> Collection? {
    collections.first { $0.field == field }
  }
}
