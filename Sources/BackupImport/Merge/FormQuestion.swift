import BackupFormat
import BackupJSON

/// What the contract says of the questions of a form.
struct FormQuestion {
  let type: AnswersType
  /// The type of the elements of the list of questions.
  let element: ValueType
  let completion: Completion

  /// The field by which the format says that something is no longer asked or offered. A contract has no word for it, so it
  /// is known by its name.
  private static let archive = "archived"

  /// - Returns: `nil` where the path of the questions leads to no list.
  init?(_ type: AnswersType, _ completion: Completion) {
    self.type = type
    self.completion = completion
    var current = ValueType.record(completion.contract.root)
    for key in type.questions {
      guard case .record(let name) = current, let field = completion.record(name)?.field(key) else {
        return nil
      }
      current = field.type
    }
    guard case .list(let list) = current else { return nil }
    element = list.element
  }

  func id(_ question: JSONValue) -> String? { question.objectValue?[type.idField]?.stringValue }

  /// What its answers are; `nil` for a kind that is not known, whose answers are kept as they are.
  func answer(_ question: JSONValue) -> AnswersType.Answer? {
    guard let kind = question.objectValue?[type.kindField]?.stringValue else { return nil }
    return type.kinds.first { $0.value.isSameUTF8(as: kind) }?.answer
  }

  /// The record that a question of a kind is.
  func record(ofKind kind: String) -> RecordType? {
    switch element {
    case .record(let name): completion.record(name)
    case .union(let union):
      union.cases.first { $0.value.isSameUTF8(as: kind) }.flatMap { completion.record($0.record) }
    case .text, .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .key, .enumeration, .list, .map, .reference, .base64, .any, .answers:
      nil
    }
  }

  /// Whether a question of any other kind may stand in the form.
  var keepsOtherKinds: Bool {
    if case .union(let union) = element { union.unknown == .kept } else { false }
  }

  /// A question or option that is no longer asked or offered.
  func archived(_ value: JSONValue, _ record: RecordType?) -> JSONValue {
    guard var object = value.objectValue else { return value }
    if record?.field(FormQuestion.archive)?.type == .boolean
      || object[FormQuestion.archive]?.booleanValue != nil
    {
      object = with(FormQuestion.archive, .boolean(true), in: object)
    }
    return .object(object)
  }

  /// An object with a member, in order.
  func with(_ key: String, _ value: JSONValue, in object: JSONObject) -> JSONObject {
    var object = object
    guard object[key] == nil else {
      object[key] = value
      return object
    }
    return completion.united(object, [JSONObject.Member(key: key, value: value)])
  }

  /// The record of the options in a field of a question.
  func optionRecord(_ field: String, of question: RecordType?) -> RecordType? {
    guard case .list(let list)? = question?.field(field)?.type, case .record(let name) = list.element else {
      return nil
    }
    return completion.record(name)
  }

  /// A record with an id and nothing else that anybody has said, archived; `nil` where the contract asks for more.
  func blank(_ record: RecordType, idField: String, _ id: String) -> JSONObject? {
    var object = JSONObject()
    for field in record.fields where field.presence == .required {
      let value: JSONValue?
      if field.name.isSameUTF8(as: idField) {
        value = FormQuestion.fits(id, field.type) ? .string(id) : nil
      } else {
        value = FormQuestion.plain(field, id)
      }
      guard let value else { return nil }
      object = with(field.name, value, in: object)
    }
    return archived(.object(object), record).objectValue
  }

  private static func plain(_ field: FieldType, _ id: String) -> JSONValue? {
    switch field.type {
    case .boolean: .boolean(field.name.isSameUTF8(as: archive))
    case .text(let limits), .key(let limits):
      fits(String(id.unicodeScalars.prefix(limits.maximum)), field.type)
        ? .string(String(id.unicodeScalars.prefix(limits.maximum))) : nil
    case .integer(let range): .integer(min(max(0, range.minimum), range.maximum))
    case .enumeration(let values): values.values.first.map { .string($0.name) }
    case .list(let list): list.minimum == 0 ? [] : nil
    case .map: [:]
    case .any: .null
    case .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day, .timeOfDay, .uuid, .record,
      .union, .reference, .base64, .answers:
      nil
    }
  }

  private static func fits(_ text: String, _ type: ValueType) -> Bool {
    switch type {
    case .text(let limits), .key(let limits):
      let count = text.unicodeScalars.count
      guard count >= limits.minimum, count <= limits.maximum else { return false }
      return limits.characterClass.map { allowed in text.utf8.allSatisfy { allowed.contains($0) } } ?? true
    case .boolean, .integer, .decimal, .money, .minorUnits, .currency, .utcMoment, .localMoment, .day,
      .timeOfDay, .uuid, .enumeration, .list, .map, .record, .union, .reference, .base64, .any, .answers:
      return false
    }
  }
}
