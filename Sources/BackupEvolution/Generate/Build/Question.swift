import BackupFormat
import BackupJSON

/// One question of a form, as a document has it, with answers to it.
struct Question: Sendable {
  /// The name of the kind.
  let kind: String
  /// The id, which is the key of the answers.
  let id: String
  /// What the document has to have for it.
  var directives: [Directive]
  /// Answers that the question allows.
  var right: [JSONValue]
  /// Answers that it does not, with the rule that tells.
  var wrong: [(rule: Rule, answer: JSONValue)]
}

/// The questions of a form that has one of each kind.
struct QuestionSource {
  private let index: ContractIndex
  private let answers: AnswersType
  private let seed: UInt64

  init(_ index: ContractIndex, _ answers: AnswersType, seed: UInt64) {
    self.index = index
    self.answers = answers
    self.seed = seed
  }

  /// One for each kind, as far as the list has room.
  func questions() -> [Question] {
    guard let list else { return [] }
    var questions: [Question] = []
    for kind in answers.kinds where questions.count < list.maximum {
      if let question = question(kind, questions.count, list) { questions.append(question) }
    }
    return questions
  }

  /// The list that holds the questions.
  private var list: ListType? {
    var record = index.root
    for (place, name) in answers.questions.enumerated() {
      guard let field = record?.field(name) else { return nil }
      if place == answers.questions.count - 1 {
        guard case .list(let list) = field.type else { return nil }
        return list
      }
      guard case .record(let inner) = field.type else { return nil }
      record = index.record(inner)
    }
    return nil
  }

  private func question(_ kind: AnswersType.Kind, _ number: Int, _ list: ListType) -> Question? {
    let route = answers.questions.map { Step.field($0) } + [.element(number)]
    guard let (record, inner, isTold) = record(kind, list, route) else { return nil }
    var directives = [Directive(inner, .built)]
    if !isTold {
      directives.append(Directive(inner + [.field(answers.kindField)], .value(.string(kind.value))))
    }
    let id: String
    if answers.questions.count == 1, let collection = index.collection(answers.questions[0]),
      index.contract.collections[collection].key.isSameUTF8(as: answers.idField)
    {
      id = RecordIDs(index, seed: seed).id(collection, number)
    } else {
      guard let text = self.id(answers.idField, record, number) else { return nil }
      id = text
      directives.append(Directive(inner + [.field(answers.idField)], .value(.string(id))))
    }
    var question = Question(kind: kind.value, id: id, directives: directives, right: [], wrong: [])
    return add(kind.answer, record, inner, to: &question) ? question : nil
  }

  /// The record of a question of a kind, the way to it, and whether the way already says the kind.
  private func record(
    _ kind: AnswersType.Kind,
    _ list: ListType,
    _ route: [Step]
  ) -> (RecordType, [Step], Bool)? {
    switch list.element {
    case .record(let name):
      return index.record(name).map { ($0, route, false) }
    case .union(let union):
      let isTold = union.discriminator.isSameUTF8(as: answers.kindField)
      for (place, item) in union.cases.enumerated() {
        guard let record = index.record(item.record) else { continue }
        let fits = isTold ? item.value.isSameUTF8(as: kind.value) : takes(kind.value, record)
        if fits { return (record, route + [.choice(place)], isTold) }
      }
      return nil
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .list, .map, .reference, .base64, .any, .answers:
      return nil
    }
  }

  private func takes(_ kind: String, _ record: RecordType) -> Bool {
    guard let field = record.field(answers.kindField) else { return false }
    if case .enumeration(let enumeration) = field.type {
      return enumeration.values.contains { $0.name.isSameUTF8(as: kind) }
    }
    return true
  }

  private func id(_ field: String, _ record: RecordType, _ number: Int) -> String? {
    guard let type = record.field(field)?.type else { return nil }
    return QuestionSource.id(index, seed: seed, type, number)?.stringValue
  }

  /// The id of the question or option with a number.
  static func id(_ index: ContractIndex, seed: UInt64, _ type: ValueType, _ number: Int) -> JSONValue? {
    // Not one of the numbers that other ids are made of, where there is room.
    let values = DistinctValues(index, seed: seed, Clock())
    return values.value(type, Numbers.usualKeys + number) ?? values.value(type, number)
  }

  // MARK: Answers

  private func add(
    _ answer: AnswersType.Answer,
    _ record: RecordType,
    _ route: [Step],
    to question: inout Question
  ) -> Bool {
    switch answer {
    case .boolean:
      question.right = [true, false]
      question.wrong = [(.formAnswer, "yes")]
    case .text:
      question.right = ["words", "", .string(EdgeValues.unusual)]
      question.wrong = [(.formAnswer, 7)]
    case .integer(let minimumField, let maximumField):
      return addNumbers(record, minimumField, maximumField, route, to: &question)
    case .option(let list, let id):
      guard let ids = addOptions(record, list, id, route, to: &question) else { return false }
      question.right = ids.map { .string($0) }
      question.wrong = [(.formOption, "no such option at all"), (.formAnswer, 7)]
    case .options(let list, let id):
      guard let ids = addOptions(record, list, id, route, to: &question) else { return false }
      question.right = [[], .array(ids.map { .string($0) })]
      question.wrong = [(.formOption, ["no such option at all"]), (.formAnswer, "all"), (.formAnswer, [7])]
    }
    return true
  }

  private func addNumbers(
    _ record: RecordType,
    _ minimumField: String,
    _ maximumField: String,
    _ route: [Step],
    to question: inout Question
  ) -> Bool {
    guard case .integer(let minimum) = record.field(minimumField)?.type,
      case .integer(let maximum) = record.field(maximumField)?.type
    else { return false }
    var high = min(max(5, maximum.minimum), maximum.maximum)
    var low = min(max(1, minimum.minimum), minimum.maximum)
    if low > high {
      low = max(min(low, high), minimum.minimum)
      high = min(max(low, high), maximum.maximum)
    }
    if minimumField.isSameUTF8(as: maximumField) { high = low }
    // A form that allows no number at all takes any answer.
    guard low <= high else { return false }
    question.directives.append(Directive(route + [.field(minimumField)], .value(.integer(low))))
    question.directives.append(Directive(route + [.field(maximumField)], .value(.integer(high))))
    question.right = [.integer(low), .integer(high)]
    question.wrong = [(.formAnswer, "many")]
    if low > -IntegerType.largest { question.wrong.append((.formAnswer, .integer(low - 1))) }
    if high < IntegerType.largest { question.wrong.append((.formAnswer, .integer(high + 1))) }
    return true
  }

  private func addOptions(
    _ record: RecordType,
    _ listField: String,
    _ idField: String,
    _ route: [Step],
    to question: inout Question
  ) -> [String]? {
    guard case .list(let list) = record.field(listField)?.type, case .record(let name) = list.element,
      let option = index.record(name), list.maximum > 0
    else { return nil }
    var ids: [String] = []
    for number in 0..<min(2, list.maximum) {
      guard let id = id(idField, option, number) else { break }
      ids.append(id)
      let inner = route + [.field(listField), .element(number)]
      question.directives.append(Directive(inner + [.field(idField)], .value(.string(id))))
    }
    return ids.isEmpty ? nil : ids
  }
}

extension DocumentBuilder {
  /// Answers: those that directives want, and in the styles that are not the least one to each question.
  mutating func answers(_ type: AnswersType, _ active: [Active]) throws(Oversize) -> JSONObject {
    var object = JSONObject()
    for case .member(let key) in steps(active) {
      let own = following(.member(key), active)
      object[key] = try inside(key) { builder throws(Oversize) in
        try builder.value(.any, ValuePlace(), own)
      }
    }
    for question in forms[type.questions] ?? [] where object[question.id] == nil && !question.right.isEmpty {
      try charge(question.id.utf8.count + 4)
      object[question.id] = try inside(question.id) { builder in
        question.right[Int(builder.random.firstBits % UInt64(question.right.count))]
      }
    }
    return object
  }

  /// Gives the document a form with a question of each kind.
  mutating func addForms() -> [Directive] {
    var directives: [Directive] = []
    for answers in index.forms where forms[answers.questions] == nil {
      let questions = QuestionSource(index, answers, seed: seed).questions()
      forms[answers.questions] = questions
      directives += questions.flatMap(\.directives)
    }
    return directives
  }
}

/// The types of answers in a contract.
enum AnswersTypes {
  static func all(in contract: Contract) -> [AnswersType] {
    contract.records.flatMap { $0.fields.flatMap { within($0.type) } }
  }

  private static func within(_ type: ValueType) -> [AnswersType] {
    switch type {
    case .answers(let answers): [answers]
    case .list(let list): within(list.element)
    case .map(let map): within(map.value)
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .record, .union, .reference, .base64, .any:
      []
    }
  }
}
