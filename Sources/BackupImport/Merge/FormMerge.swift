import BackupFormat
import BackupJSON

/// Merges the questions of two forms by their ids: what only the file has is appended archived, so that its answers keep
/// their meaning and nothing that the person asks changes.
struct FormMerge {
  let form: FormQuestion
  /// What the form of the store, and that of the file, have a say in.
  let sides: Sides

  /// What became of the questions.
  struct Result: Equatable {
    var questions: [JSONValue]
    /// Ids of questions that were appended archived.
    var appended: [String] = []
    /// Ids of questions that have got room for more answers: a wider scale, more options.
    var widened: [String] = []
    /// Ids that stand for two questions whose answers are different things.
    var conflicts: [String] = []
    /// Whether two questions with one id differ in something else.
    var isTie = false
  }

  /// - Parameters:
  ///   - strays: what the answers of the file look like whose question its form does not have.
  ///   - wanted: the ids of the questions that matter; all where it is `nil`.
  func merge(
    local: [JSONValue],
    file: [JSONValue],
    strays: [[UInt8]: AnswerShape],
    wanted: Set<[UInt8]>? = nil
  ) -> Result {
    var result = Result(questions: local)
    var places = index(local)
    for question in file {
      guard let id = form.id(question), wanted?.contains(Array(id.utf8)) ?? true else { continue }
      if let place = places[Array(id.utf8)] {
        merge(question, id, into: place, &result)
      } else {
        places[Array(id.utf8)] = result.questions.count
        let kind = question.objectValue?[form.type.kindField]?.stringValue ?? ""
        result.questions.append(form.archived(question, form.record(ofKind: kind)))
        result.appended.append(id)
      }
    }
    return addStrays(strays, &result, places)
  }

  /// The questions of a file with those that its answers name and its form does not have.
  func completed(_ file: [JSONValue], strays: [[UInt8]: AnswerShape]) -> Result {
    var result = Result(questions: file)
    return addStrays(strays, &result, index(file))
  }

  private func index(_ questions: [JSONValue]) -> [[UInt8]: Int] {
    var places: [[UInt8]: Int] = [:]
    for (place, question) in questions.enumerated() {
      guard let id = form.id(question) else { continue }
      places[Array(id.utf8)] = places[Array(id.utf8)] ?? place
    }
    return places
  }

  private func addStrays(
    _ strays: [[UInt8]: AnswerShape],
    _ result: inout Result,
    _ places: [[UInt8]: Int]
  ) -> Result {
    for (id, shape) in strays.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let name = String(decoding: id, as: UTF8.self)
      if let place = places[id] {
        fit(shape, name, into: place, &result)
      } else if let question = GuessedQuestion(form: form).question(name, shape) {
        result.questions.append(question)
        result.appended.append(name)
      }
    }
    return result
  }

  // MARK: One question

  private func merge(_ theirs: JSONValue, _ id: String, into place: Int, _ result: inout Result) {
    let ours = result.questions[place]
    guard ours != theirs else { return }
    let answers = (form.answer(ours), form.answer(theirs))
    guard let answer = answers.0 else {
      // Its answers are kept as they are, whatever they are.
      result.isTie = true
      return
    }
    guard answer == answers.1 else {
      result.conflicts.append(id)
      return
    }
    if let merged = givenWay(ours, theirs, answer) {
      guard merged != ours else { return }
      result.questions[place] = merged
      result.widened.append(id)
      return
    }
    var merged = form.completion.complete(ours, from: theirs, form.element, sides)
    let reverse = form.completion.complete(theirs, from: ours, form.element, sides.swapped)
    var ignored: [String] = []
    switch answer {
    case .integer(let minimum, let maximum):
      merged = widened(merged, theirs, minimum, maximum)
      ignored = [minimum, maximum]
    case .option(let list, let idField), .options(let list, let idField):
      merged = withOptions(merged, of: theirs, list, idField)
      ignored = [list]
    case .boolean, .text: break
    }
    if bare(merged, ignored) != bare(reverse, ignored) { result.isTie = true }
    guard merged != ours else { return }
    result.questions[place] = merged
    result.widened.append(id)
  }

  /// Of a question that was made up for answers and a real one, the real one, with room for these answers; `nil` where
  /// both are the one or the other.
  private func givenWay(_ ours: JSONValue, _ theirs: JSONValue, _ answer: AnswersType.Answer) -> JSONValue? {
    let guess = GuessedQuestion(form: form)
    let areGuessed = (guess.isGuess(ours, answer), guess.isGuess(theirs, answer))
    guard areGuessed.0 != areGuessed.1 else { return nil }
    let kind = theirs.objectValue?[form.type.kindField]?.stringValue ?? ""
    // As if the store had no question of this id.
    let real = areGuessed.0 ? form.archived(theirs, form.record(ofKind: kind)) : ours
    let made = areGuessed.0 ? ours : theirs
    switch answer {
    case .integer(let minimum, let maximum): return widened(real, made, minimum, maximum)
    case .option(let list, let idField), .options(let list, let idField):
      return withOptions(real, of: made, list, idField)
    case .boolean, .text: return real
    }
  }

  private func bare(_ question: JSONValue, _ keys: [String]) -> JSONObject? {
    var object = question.objectValue
    for key in keys { object?[key] = nil }
    return object
  }

  private func widened(_ ours: JSONValue, _ theirs: JSONValue, _ minimum: String, _ maximum: String)
    -> JSONValue
  {
    guard var object = ours.objectValue, let other = theirs.objectValue else { return ours }
    if let low = object[minimum]?.integerValue, let theirs = other[minimum]?.integerValue, theirs < low {
      object[minimum] = .integer(theirs)
    }
    if let high = object[maximum]?.integerValue, let theirs = other[maximum]?.integerValue, theirs > high {
      object[maximum] = .integer(theirs)
    }
    return .object(object)
  }

  /// A question with the options that only the other has, archived.
  private func withOptions(_ ours: JSONValue, of theirs: JSONValue, _ list: String, _ idField: String)
    -> JSONValue
  {
    guard var object = ours.objectValue, var options = object[list]?.arrayValue else { return ours }
    let kind = object[form.type.kindField]?.stringValue ?? ""
    let record = form.optionRecord(list, of: form.record(ofKind: kind))
    var known = Set(options.compactMap { $0.objectValue?[idField]?.stringValue.map { Array($0.utf8) } })
    for option in theirs.objectValue?[list]?.arrayValue ?? [] {
      guard let id = option.objectValue?[idField]?.stringValue, known.insert(Array(id.utf8)).inserted else {
        continue
      }
      options.append(form.archived(option, record))
    }
    object[list] = .array(options)
    return .object(object)
  }

  /// Makes room in a question for answers whose own question is not known.
  private func fit(_ shape: AnswerShape, _ id: String, into place: Int, _ result: inout Result) {
    let ours = result.questions[place]
    guard let answer = form.answer(ours) else { return }
    guard shape.isUniform, let object = ours.objectValue else { return result.conflicts.append(id) }
    let kind = object[form.type.kindField]?.stringValue ?? ""
    var merged = ours
    switch answer {
    case .boolean: if !shape.hasBooleans { result.conflicts.append(id) }
    case .text: if shape.texts.isEmpty { result.conflicts.append(id) }
    case .integer(let minimum, let maximum):
      guard let range = shape.integers else { return result.conflicts.append(id) }
      let other: JSONObject = [minimum: .integer(range.lowerBound), maximum: .integer(range.upperBound)]
      merged = widened(ours, .object(other), minimum, maximum)
    case .option(let list, let idField), .options(let list, let idField):
      guard shape.chosen(isList: answer.isList),
        let record = form.optionRecord(list, of: form.record(ofKind: kind))
      else { return result.conflicts.append(id) }
      let options = GuessedQuestion(form: form).options(shape, record, idField)
      guard let options else { return result.conflicts.append(id) }
      merged = withOptions(ours, of: .object([list: .array(options)]), list, idField)
    }
    guard merged != ours else { return }
    result.questions[place] = merged
    result.widened.append(id)
  }
}

extension AnswersType.Answer {
  /// Whether an answer is a list of options.
  var isList: Bool {
    switch self {
    case .options: true
    case .option, .integer, .boolean, .text: false
    }
  }
}

extension AnswerShape {
  /// Whether the answers may be options: one, or a list of them.
  func chosen(isList: Bool) -> Bool { isList ? hasLists : !texts.isEmpty }
}
