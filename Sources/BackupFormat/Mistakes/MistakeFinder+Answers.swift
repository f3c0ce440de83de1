import BackupJSON

/// Answers: the questions that they belong to must be found in the file, and say what the answers are.
extension MistakeFinder {
  /// The questions of a form: their list has records of one type, or of several that a discriminator tells apart.
  private struct Questions {
    /// The record types, by their places.
    var records: [Int]
    var union: UnionType?
  }

  mutating func findInAnswers(_ answers: AnswersType, _ pointer: JSONPointer) {
    let kinds = pointer.appending("kinds")
    let index = NameIndex(answers.kinds.map(\.value))
    if answers.kinds.isEmpty { tell(.contractEmptyChoice, kinds, "there are no kinds of questions") }
    findRepeated(index, kinds, "kinds")
    guard let questions = questions(answers.questions, pointer.appending("questions")) else { return }
    findInID(answers, questions, pointer.appending("idField"))
    findInKindField(answers, questions, pointer.appending("kindField"))
    for kind in answers.kinds { findInKind(kind, answers, questions, kinds.appending(kind.value)) }
  }

  /// The record types at the end of a path of fields from the root.
  private mutating func questions(_ path: [String], _ pointer: JSONPointer) -> Questions? {
    guard var record = records[contract.root] else { return nil }
    guard let last = path.indices.last else {
      tell(.contractQuestions, pointer, "the path of the list of questions is empty")
      return nil
    }
    for (index, name) in path.enumerated() {
      let here = pointer.appending(index)
      guard let field = field(name, of: record, here, .contractQuestions) else { return nil }
      if index == last { return questions(field, here) }
      guard case .record(let inner) = field.type else {
        tellType(field, here, "a record for the path to lead through", .contractQuestions)
        return nil
      }
      guard let next = records[inner] else { return nil }
      record = next
    }
    return nil
  }

  private mutating func questions(_ field: FieldType, _ pointer: JSONPointer) -> Questions? {
    if case .list(let list) = field.type {
      switch list.element {
      case .record(let name): return records[name].map { Questions(records: [$0]) }
      case .union(let union):
        return Questions(records: union.cases.compactMap { records[$0.record] }, union: union)
      case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment,
        .day, .timeOfDay, .uuid, .key, .enumeration, .list, .map, .reference, .base64, .any, .answers:
        break
      }
    }
    tellType(field, pointer, "a list of records or of a union to hold questions", .contractQuestions)
    return nil
  }

  private mutating func findInID(_ answers: AnswersType, _ questions: Questions, _ pointer: JSONPointer) {
    for record in questions.records {
      guard let id = field(answers.idField, of: record, pointer, .contractQuestions) else { return }
      guard isText(id.type) else {
        tellType(id, pointer, "a key, uuid or text to be the id of a question", .contractQuestions)
        return
      }
    }
  }

  private mutating func findInKindField(
    _ answers: AnswersType,
    _ questions: Questions,
    _ pointer: JSONPointer
  ) {
    if let union = questions.union, union.discriminator.isSameUTF8(as: answers.kindField) { return }
    for record in questions.records {
      guard let kind = field(answers.kindField, of: record, pointer, .contractQuestions) else { return }
      if case .enumeration = kind.type { continue }
      guard isText(kind.type) else {
        tellType(kind, pointer, "an enum or text to be the kind of a question", .contractQuestions)
        return
      }
    }
  }

  // MARK: Kinds

  private mutating func findInKind(
    _ kind: AnswersType.Kind,
    _ answers: AnswersType,
    _ questions: Questions,
    _ pointer: JSONPointer
  ) {
    findInName(kind.value, pointer, "the kind of a question")
    guard let records = recordsOfKind(kind, answers, questions, pointer) else { return }
    for record in records {
      switch kind.answer {
      case .integer(let minimum, let maximum):
        for (key, name) in [("minimumField", minimum), ("maximumField", maximum)] {
          let here = pointer.appending(key)
          guard let field = field(name, of: record, here, .contractQuestions) else { return }
          if case .integer = field.type { continue }
          tellType(field, here, "an integer to limit answers", .contractQuestions)
          return
        }
      case .option(let list, let id), .options(let list, let id):
        guard findInOptions(list, id, record, pointer) else { return }
      case .boolean, .text: break
      }
    }
  }

  /// The record types of the questions of one kind; `nil` where there is no such kind.
  private mutating func recordsOfKind(
    _ kind: AnswersType.Kind,
    _ answers: AnswersType,
    _ questions: Questions,
    _ pointer: JSONPointer
  ) -> [Int]? {
    var known: [String] = []
    if let union = questions.union, union.discriminator.isSameUTF8(as: answers.kindField) {
      if let match = union.cases.first(where: { $0.value.isSameUTF8(as: kind.value) }) {
        return records[match.record].map { [$0] }
      }
      known = union.cases.map(\.value)
    } else {
      for record in questions.records {
        guard let place = fields[record][answers.kindField] else { return nil }
        // A kind that is a free text can be anything.
        guard case .enumeration(let values) = contract.records[record].fields[place].type else {
          return questions.records
        }
        known += values.values.map(\.name)
      }
      if known.contains(where: { $0.isSameUTF8(as: kind.value) }) { return questions.records }
    }
    tell(
      .contractQuestions,
      pointer,
      "no question is of the kind \(shown(kind.value))",
      suggestion: suggestion(kind.value, known)
    )
    return nil
  }

  private mutating func findInOptions(
    _ listName: String,
    _ idName: String,
    _ record: Int,
    _ pointer: JSONPointer
  ) -> Bool {
    let here = pointer.appending("listField")
    guard let list = field(listName, of: record, here, .contractQuestions) else { return false }
    guard case .list(let type) = list.type, case .record(let name) = type.element else {
      tellType(list, here, "a list of records to hold options", .contractQuestions)
      return false
    }
    let named = pointer.appending("idField")
    guard let option = records[name], let id = field(idName, of: option, named, .contractQuestions) else {
      return false
    }
    if isText(id.type) { return true }
    tellType(id, named, "a key, uuid or text to be the id of an option", .contractQuestions)
    return false
  }

  private func isText(_ type: ValueType) -> Bool {
    switch type {
    case .text, .key, .uuid: true
    case .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      false
    }
  }
}
