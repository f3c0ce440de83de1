import BackupFormat

extension ContractIndex {
  /// Keys that stand in records and are no fields of them: those that recognise the file, and the discriminators.
  var fixedKeys: [String] {
    contract.recognition.marks
      + contract.records.flatMap { $0.fields.flatMap { Self.discriminators(in: $0.type) } }
  }

  private static func discriminators(in type: ValueType) -> [String] {
    switch type {
    case .union(let union): [union.discriminator]
    case .list(let list): discriminators(in: list.element)
    case .map(let map): discriminators(in: map.value)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .record, .reference, .base64, .any, .answers:
      []
    }
  }
}
