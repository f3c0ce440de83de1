import BackupFormat
import BackupJSON

/// Makes up the question that some answers name and no form has: archived, of the kind that the answers look like.
struct GuessedQuestion {
  let form: FormQuestion

  /// The value of a kind that nothing is known of, for answers that fit no kind.
  private static let unknownKind = "unknown"

  /// - Returns: `nil` where the contract has no place for such a question; its answers stay all the same.
  func question(_ id: String, _ shape: AnswerShape) -> JSONValue? {
    if shape.isUniform {
      for kind in form.type.kinds {
        if let question = question(id, shape, kind) { return question }
      }
    }
    guard form.keepsOtherKinds else { return nil }
    return .object(
      form.with(
        "archived",
        true,
        in: form.with(form.type.kindField, .string(unusedKind), in: [form.type.idField: .string(id)])
      )
    )
  }

  /// A kind that the contract does not have.
  private var unusedKind: String {
    let known = form.type.kinds.map(\.value)
    return known.contains { $0.isSameUTF8(as: GuessedQuestion.unknownKind) }
      ? GuessedQuestion.unknownKind + "-" + known.joined(separator: "-") : GuessedQuestion.unknownKind
  }

  private func question(_ id: String, _ shape: AnswerShape, _ kind: AnswersType.Kind) -> JSONValue? {
    guard let record = form.record(ofKind: kind.value),
      var object = form.blank(record, idField: form.type.idField, id)
    else { return nil }
    object = form.with(form.type.kindField, .string(kind.value), in: object)
    switch kind.answer {
    case .boolean: return shape.hasBooleans ? .object(object) : nil
    case .text: return shape.texts.isEmpty ? nil : .object(object)
    case .integer(let minimum, let maximum):
      guard let range = shape.integers else { return nil }
      object = form.with(minimum, .integer(range.lowerBound), in: object)
      return .object(form.with(maximum, .integer(range.upperBound), in: object))
    case .option(let list, let idField), .options(let list, let idField):
      // A single text is rather a text than an option, as long as the form has such a kind.
      let hasTexts = form.type.kinds.contains { $0.answer == .text }
      guard shape.chosen(isList: kind.answer.isList), kind.answer.isList || !hasTexts,
        let option = form.optionRecord(list, of: record), let options = options(shape, option, idField)
      else { return nil }
      return .object(form.with(list, .array(options), in: object))
    }
  }

  /// Whether a question says nothing but what was guessed from its answers.
  func isGuess(_ question: JSONValue, _ answer: AnswersType.Answer) -> Bool {
    guard let id = form.id(question), let kind = question.objectValue?[form.type.kindField]?.stringValue,
      let record = form.record(ofKind: kind),
      var made = form.blank(record, idField: form.type.idField, id)
    else { return false }
    made = form.with(form.type.kindField, .string(kind), in: made)
    var copied: [String] = []
    switch answer {
    case .integer(let minimum, let maximum): copied = [minimum, maximum]
    case .option(let list, let idField), .options(let list, let idField):
      guard let option = form.optionRecord(list, of: record),
        let options = question.objectValue?[list]?.arrayValue,
        options.allSatisfy({ isBlank($0, option, idField) })
      else { return false }
      copied = [list]
    case .boolean, .text: break
    }
    for key in copied {
      guard let value = question.objectValue?[key] else { return false }
      made = form.with(key, value, in: made)
    }
    return question == .object(made)
  }

  private func isBlank(_ option: JSONValue, _ record: RecordType, _ idField: String) -> Bool {
    guard let id = option.objectValue?[idField]?.stringValue,
      let made = form.blank(record, idField: idField, id)
    else { return false }
    return option == .object(made)
  }

  /// The options that answers have chosen, archived; `nil` where one of them cannot be an option.
  func options(_ shape: AnswerShape, _ record: RecordType, _ idField: String) -> [JSONValue]? {
    let ids = shape.texts.union(shape.lists).sorted { $0.lexicographicallyPrecedes($1) }
    var options: [JSONValue] = []
    for id in ids {
      guard let option = form.blank(record, idField: idField, String(decoding: id, as: UTF8.self)) else {
        return nil
      }
      options.append(.object(option))
    }
    return options
  }
}
