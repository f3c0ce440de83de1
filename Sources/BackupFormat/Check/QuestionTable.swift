@_spi(Scanning) import BackupJSON
import BackupValues

/// What the form in a file says of its answers: for each question its kind and its limits.
struct QuestionTable: Sendable {
  private var questions: [[UInt8]: Question] = [:]
  /// Ids that stand twice, the first of them.
  private(set) var duplicates: [FormDuplicate] = []
  /// Those whose ids a file writes as they are, in the order of the form.
  private var plain: [(id: [UInt8], question: Question)] = []

  subscript(id: String) -> Question? { questions[Array(id.utf8)] }

  /// Reads the list of questions. What is wrong with their types is found by the check of the form itself; here it is
  /// left out.
  init(_ type: AnswersType, _ document: JSONValue) {
    let list = JSONPointer(tokens: type.questions)
    var ids = FormIDs()
    for (index, element) in (document.arrayValue ?? []).enumerated() {
      guard let object = element.objectValue, let id = object[type.idField]?.stringValue else { continue }
      let kind = object[type.kindField]?.stringValue ?? ""
      let answer = type.kinds.first { $0.value.utf8.elementsEqual(kind.utf8) }?.answer
      let place = { (index: Int) in list.appending(String(index)).appending(type.idField) }
      if let first = ids.insert(id, at: index) {
        add(FormDuplicate(subject: .question, first: place(first), second: place(index)))
        continue
      }
      let question = Question(answer, object)
      let name = Array(id.utf8)
      questions[name] = question
      if !name.contains(UInt8(ascii: "\\")) { plain.append((name, question)) }
      if let options = answer?.options {
        findDuplicates(in: object, options, at: list.appending(String(index)))
      }
    }
  }

  private mutating func findDuplicates(
    in question: JSONObject,
    _ options: (listField: String, idField: String),
    at pointer: JSONPointer
  ) {
    let list = pointer.appending(options.listField)
    let place = { (index: Int) in list.appending(String(index)).appending(options.idField) }
    var ids = FormIDs()
    for (index, option) in (question[options.listField]?.arrayValue ?? []).enumerated() {
      guard let id = option.objectValue?[options.idField]?.stringValue,
        let first = ids.insert(id, at: index)
      else { continue }
      add(FormDuplicate(subject: .option, first: place(first), second: place(index)))
    }
  }

  private mutating func add(_ duplicate: FormDuplicate) {
    if duplicates.count < FormDuplicate.most { duplicates.append(duplicate) }
  }

  /// Whether an answer is to the next question of the form, or one soon behind it, and right at a glance; everything
  /// else takes a closer look.
  func hasUsualAnswer(_ source: ByteSource, _ key: Range<Int>, _ index: Int, _ next: inout Int) -> Bool {
    for _ in 0..<min(plain.count, QuestionTable.reach) {
      if next >= plain.count { next = 0 }
      let place = next
      next &+= 1
      if source.hasBytes(plain[place].id, key) { return plain[place].question.isUsual(source, index) }
    }
    return false
  }

  /// How many questions may be without an answer.
  private static let reach = 8
}

extension AnswersType.Answer {
  /// Where the options of such a question stand.
  fileprivate var options: (listField: String, idField: String)? {
    switch self {
    case .option(let list, let id), .options(let list, let id): (list, id)
    case .integer, .boolean, .text: nil
    }
  }
}

/// One question of a form.
struct Question: Sendable {
  private enum Limits {
    /// A kind that is not known: the answer is kept as it is.
    case anything
    case integer(ClosedRange<Int64>)
    case option(Set<[UInt8]>)
    case options(Set<[UInt8]>)
    case boolean
    case text
  }

  private let limits: Limits

  init(_ answer: AnswersType.Answer?, _ object: JSONObject) {
    let options = { (list: String, id: String) in
      Set(
        (object[list]?.arrayValue ?? []).compactMap {
          $0.objectValue?[id]?.stringValue.map { Array($0.utf8) }
        }
      )
    }
    switch answer {
    case .integer(let minimumField, let maximumField):
      let minimum = object[minimumField]?.integerValue ?? -IntegerType.largest
      let maximum = object[maximumField]?.integerValue ?? IntegerType.largest
      limits = minimum <= maximum ? .integer(minimum...maximum) : .anything
    case .option(let list, let id): limits = .option(options(list, id))
    case .options(let list, let id): limits = .options(options(list, id))
    case .boolean: limits = .boolean
    case .text: limits = .text
    case nil: limits = .anything
    }
  }

  /// Whether an answer is surely right.
  func isUsual(_ source: ByteSource, _ index: Int) -> Bool {
    switch limits {
    case .anything: true
    case .boolean: source.byte(index) != 0x6E && source.endOfLiteral(index) >= 0
    case .text: source.byte(index) == 0x22
    case .integer(let range): source.endOfUsualInteger(index, range.lowerBound, range.upperBound) >= 0
    case .option, .options: false
    }
  }

  /// What is wrong with an answer; `nil` where nothing is, and where its syntax is (that is told elsewhere).
  func judge(_ source: ByteSource, _ index: Int) -> Finding? {
    guard let found = FoundValue(source, index),
      let end = source.endOfBalancedValue(index, limit: source.count)
    else { return nil }
    let place = found.isContainer ? index..<index + 1 : index..<end
    switch limits {
    case .anything: return nil
    case .boolean:
      return found == .boolean ? nil : wrong(place, "true or false", found)
    case .text:
      return found == .text ? nil : wrong(place, "a text", found)
    case .integer(let range):
      guard found == .number else { return wrong(place, "a whole number", found) }
      guard let value = try? PlainInteger.read(utf8: source.bytes(place)), range.contains(value) else {
        return Finding(
          .formAnswer,
          at: place,
          "the answer is \(token: source.text(place)); the form allows whole numbers \(range.lowerBound)…\(range.upperBound)"
        )
      }
      return nil
    case .option(let ids):
      guard found == .text else { return wrong(place, "the id of an option", found) }
      return option(source, index, ids)
    case .options(let ids):
      guard found == .list else { return wrong(place, "a list of option ids", found) }
      return options(source, index, end, ids)
    }
  }

  private func wrong(_ place: Range<Int>, _ expected: String, _ found: FoundValue) -> Finding {
    Finding(.formAnswer, at: place, "the answer must be \(expected), found \(found.words)")
  }

  private func option(_ source: ByteSource, _ index: Int, _ ids: Set<[UInt8]>) -> Finding? {
    guard let id = source.stringValue(at: index), !ids.contains(Array(id.utf8)) else { return nil }
    return Finding(
      .formOption,
      at: index..<source.keyRange(index).upperBound + 1,
      "the answer \(value: id) is no option of this field",
      help: "options are archived, never removed; write the id of one that the form has"
    )
  }

  /// The first wrong one of several options.
  private func options(_ source: ByteSource, _ opening: Int, _ end: Int, _ ids: Set<[UInt8]>) -> Finding? {
    var index = source.skipWhitespace(opening + 1)
    while index < end - 1, let next = source.endOfBalancedValue(index, limit: end) {
      guard let found = FoundValue(source, index) else { return nil }
      if found != .text { return wrong(index..<next, "the id of an option", found) }
      if let finding = option(source, index, ids) { return finding }
      index = source.skipWhitespace(next)
      if source.byte(index) == 0x2C { index = source.skipWhitespace(index + 1) }
    }
    return nil
  }
}

extension ByteSource {
  /// Whether these bytes, and no others, stand in a range.
  fileprivate func hasBytes(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard bytes.count == range.count else { return false }
    for offset in bytes.indices where byte(range.lowerBound &+ offset) != bytes[offset] { return false }
    return true
  }
}
