import BackupFormat
import BackupJSON

/// What one kind of question asks for, and the encoding of bytes.
extension ReadingModel {
  /// The answers to one kind of question; one of a kind that is not known is kept as it is.
  func answer(_ writer: AnswersType.Kind?, by reader: AnswersType.Kind?, _ type: AnswersType) -> Reading {
    guard let reader else { return writer == nil ? .same : .unread }
    if let writer { return writer.answer == reader.answer ? .same : .refused }
    return mayAsk(reader.value, type) ? .refused : .same
  }

  /// Whether the writer's file may have a question of a kind.
  private func mayAsk(_ kind: String, _ type: AnswersType) -> Bool {
    var names = [writer.root]
    var found: ValueType?
    for step in type.questions + [type.kindField] {
      let fields = names.compactMap { writer.record($0) }.flatMap(\.fields)
      guard let field = fields.first(where: { $0.name.isSameUTF8(as: step) }) else { break }
      names = RecordUses.of(field.type)
      found = field.type
    }
    if let list = questionList(type.questions), case .union(let union) = list,
      union.discriminator.isSameUTF8(as: type.kindField)
    {
      return union.unknown == .kept || union.cases.contains { $0.value.isSameUTF8(as: kind) }
    }
    guard case .enumeration(let values)? = found else { return true }
    return values.unknown != .refused || values.values.contains { $0.name.isSameUTF8(as: kind) }
  }

  private func questionList(_ path: [String]) -> ValueType? {
    var record = writer.record(writer.root)
    for (index, step) in path.enumerated() {
      guard let field = record?.field(step) else { return nil }
      if index == path.count - 1 {
        if case .list(let list) = field.type { return list.element }
        return nil
      }
      record = RecordUses.of(field.type).first.flatMap { writer.record($0) }
    }
    return nil
  }

  func alphabet(_ writer: Base64Type, by reader: Base64Type) -> Reading {
    writer.alphabet == reader.alphabet || writer.maximum == 0 ? .same : .refused
  }
}

extension FactText {
  static func of(_ answer: AnswersType.Answer) -> String {
    switch answer {
    case .integer(let minimum, let maximum): "integer from `\(minimum)` to `\(maximum)`"
    case .option(let list, let id): "one of the `\(id)` of `\(list)`"
    case .options(let list, let id): "some of the `\(id)` of `\(list)`"
    case .boolean: "boolean"
    case .text: "text"
    }
  }
}
